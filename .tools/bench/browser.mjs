import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The system's Chromium, or the one named in CHROMIUM_PATH, or Playwright's own. */
export const openBrowser = () => {
  const path = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
  return chromium.launch({
    ...(existsSync(path) && { executablePath: path }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
};

/** As the journeys see the shop, so that both weigh the same page. */
export const VISITOR = { locale: 'es-ES', timezoneId: 'Europe/Madrid', viewport: { width: 1280, height: 900 } };
