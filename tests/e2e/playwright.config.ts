import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { ShopName } from './support/shops';

/**
 * Tags of the journeys that a shop cannot run, because it lacks the feature or is another kind of shop. `@once`: the
 * theme makes no difference, and one real shop runs it.
 */
const LEAVES_OUT: Readonly<Record<ShopName, RegExp>> = {
  pretend: /@real|@block/,
  storefront: /@pretend|@block/,
  twentytwentyfive: /@pretend|@classic|@once/,
};

/**
 * Files of journeys about cookies, the scripts of others, orders, answers of the server, lost files, Islas' own bars and
 * WooCommerce's own forms: the theme makes no difference, and one real shop runs them.
 */
const ONCE = [
  'add-answers',
  'add-fails',
  'alone',
  'analytics',
  'analytics-blocks',
  'analytics-customers',
  'attribution',
  'attribution-cookies',
  'attribution-orders',
  'cached-page',
  'consent-api',
  'consent-asked',
  'consent-cached',
  'consent-choices',
  'consent-cookies',
  'consent-frames',
  'consent-inserted',
  'consent-modules',
  'consent-release',
  'consent-tags',
  'consent-tool',
  'early-buying',
  'early-page',
  'early-product',
  'jquery',
  'late-data',
  'lost-files',
  'neighbours',
  'optimisers',
  'other-swatches',
  'owner-preview',
  'page-banner',
  'page-embed',
  'page-emoji',
  'page-forms',
  'page-notice',
  'page-owner',
  'page-passwords',
  'pause',
  'product-neighbours',
  'search',
  'tabs-scripts',
  'variations-trouble',
  'without-react',
];

const { ISLAS_URL = 'http://127.0.0.1:5173/', ISLAS_WORKERS = '2' } = process.env;
/** The test command sets CHROMIUM_PATH. Otherwise the system's Chromium, or else Playwright's. */
const CHROMIUM_PATH =
  process.env['CHROMIUM_PATH'] ||
  ['chromium-headless-shell', 'chromium', 'chromium-browser']
    .map((name) => `/usr/bin/${name}`)
    .find((path) => existsSync(path));

/** Visitors have already decided about cookies, except in journeys about consent (`tests/e2e/consent*.e2e.ts`). */
const DECIDED = {
  name: 'eu_cookies_bar',
  value: String(Math.round(Date.now() / 1000) + 86_400),
  domain: new URL(ISLAS_URL).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;

/**
 * Journeys in a real browser. `npm test -- e2e` starts the shops and runs the journeys in each. To run them by hand,
 * start one shop (`npm start`, `npm run store`), set ISLAS_URL to its address and choose its project.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  workers: Number(ISLAS_WORKERS),
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    baseURL: ISLAS_URL,
    storageState: { cookies: [DECIDED], origins: [] },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    // Tracing every journey takes a third more time. By hand: `--trace=retain-on-failure`.
    trace: 'on-first-retry',
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without a graphics card the plain renderer takes less of the processor than the emulation of one.
        '--in-process-gpu',
        '--disable-gpu-compositing',
        '--disable-software-rasterizer',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: Object.entries(LEAVES_OUT).map(([name, grepInvert]) => ({
    name,
    grepInvert,
    testIgnore: name === 'twentytwentyfive' ? ONCE.map((file) => `**/${file}.e2e.ts`) : [],
    metadata: { shop: name },
  })),
});
