import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Opens the Chromium of CHROMIUM_PATH, else the system's, else its headless shell, else Playwright's own. @param {readonly string[]} [args] */
export const openBrowser = (args = []) => {
  const { CHROMIUM_PATH = '' } = process.env;
  const path = [CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((name) =>
    existsSync(name),
  );
  return chromium.launch({
    ...(path && { executablePath: path }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', ...args],
  });
};

/** The same browser settings as in the journeys, so that both measure the same page. */
export const VISITOR = { locale: 'es-ES', timezoneId: 'Europe/Madrid', viewport: { width: 1280, height: 900 } };
