import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';

const CHROMIUM =
  process.env['CHROMIUM_PATH'] ||
  ['chromium-headless-shell', 'chromium', 'chromium-browser'].map((name) => `/usr/bin/${name}`).find(existsSync);

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(CHROMIUM && { executablePath: CHROMIUM }), args: ['--no-sandbox', '--disable-gpu'] });

/** A new page, and the errors that it throws or writes, React's about hydration among them. */
export const openPage = async (
  browser: Browser,
): Promise<{ page: Page; problems: string[]; context: BrowserContext }> => {
  const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  return { page, problems, context };
};
