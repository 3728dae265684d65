import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import type { Browser } from './browser';

/**
 * Drives an unmodified Firefox through WebDriver BiDi, which is built in. Playwright drives only its own patched
 * Firefox, and classic WebDriver needs a separate program that distributions do not package.
 *
 * @param executablePath Firefox, of any edition
 */
export const openFirefox = async (executablePath: string): Promise<Browser> => {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-ES, es' },
  });
  let context: BrowserContext;
  let page: Page;
  const renew = async () => {
    const before = context as BrowserContext | undefined;
    context = await firefox.createBrowserContext();
    page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await before?.close();
  };
  await renew();
  return {
    name: await firefox.version(),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    address: async () => page.url(),
    run: (script, ...given) => page.evaluate(script as () => never, ...(given as never as [])),
    click: (selector) => page.click(selector),
    fill: (selector, text) => page.locator(selector).fill(text),
    choose: async (selector, value) => void (await page.select(selector, value)),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    renew,
    close: () => firefox.close(),
  };
};
