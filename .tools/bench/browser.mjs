import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The one named in CHROMIUM_PATH, or the system's Chromium, else its headless shell, or Playwright's own. */
export const openBrowser = () => {
  const { CHROMIUM_PATH = '' } = process.env;
  const path = [CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((name) =>
    existsSync(name),
  );
  return chromium.launch({
    ...(path && { executablePath: path }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
};

/** As the journeys see the shop, so that both weigh the same page. */
export const VISITOR = { locale: 'es-ES', timezoneId: 'Europe/Madrid', viewport: { width: 1280, height: 900 } };
