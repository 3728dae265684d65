import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode } from './command.mjs';
import { complaints } from './debug-log.mjs';
import { locate, withoutTool } from './needs.mjs';
import { playwrightResult } from './reports.mjs';
import { leftOut } from './runner.mjs';

/** @typedef {import('./runner.mjs').Result} Result */
/** @typedef {import('./steps.mjs').NeedyStep} NeedyStep */
/** @typedef {{ url: string, close: () => unknown }} Shop a shop that is open, and how to close it */

const require = createRequire(import.meta.url);
const PRETEND_PORT = 5300;
const STORE_PORT = 5301;
const THEMES = /** @type {const} */ (['storefront', 'twentytwentyfive']);

/** Optimiser plugins with which some journeys run, if they are in the cache. */
const OPTIMISERS = [
  { name: 'LiteSpeed Cache', slug: 'litespeed-cache' },
  { name: 'Autoptimize', slug: 'autoptimize' },
];
const BESIDE_OPTIMISERS = '@optimiser';
/** Tag of the journeys that change the shop for every visitor: they run after the others, one at a time. */
const ALONE = '@alone';
/** Tag of the journeys that show a promise once more, in another way: `npm test -- nightly` runs them. */
const NIGHTLY = '@nightly';
/** Tag of the journeys that need a whole Chromium: pages that are rendered ahead, and the way back. */
const AHEAD = '@ahead';
const ELSEWHERE = `${BESIDE_OPTIMISERS}|${ALONE}|${AHEAD}`;
const TOGETHER = [`--grep-invert=${ELSEWHERE}`];
const TOGETHER_BY_DAY = [`--grep-invert=${ELSEWHERE}|${NIGHTLY}`];
const ALL_AHEAD = [`--grep=${AHEAD}`];
const AHEAD_BY_DAY = [...ALL_AHEAD, `--grep-invert=${NIGHTLY}`];
const ALL_ALONE = [`--grep=${ALONE}`, '--workers=1'];
const ALONE_BY_DAY = [...ALL_ALONE, `--grep-invert=${NIGHTLY}`];
/** Tag of the journeys for selling and for what every visitor sees; they take about a minute. */
const CORE = '@core';
/** Tag of the journeys that only the pretend shop runs. */
const PRETEND = '@pretend';
/** Tag of those whose promise real shops show in a journey of their own. */
const TWIN = '@twin';

/**
 * One run of Playwright in an open shop. @param {string} root @param {string} project @param {string} url
 * @param {string[]} only @returns {Promise<Result>}
 */
export const runJourneys = async (root, project, url, only) => {
  const folder = mkdtempSync(join(tmpdir(), 'islas-journeys-'));
  try {
    const report = join(folder, 'report.json');
    const { chromium } = await locate(['chromium']);
    const outcome = await runNode(
      require.resolve('@playwright/test/cli'),
      ['test', '-c', 'tests/e2e/playwright.config.ts', `--project=${project}`, '--reporter=list,json', ...only],
      {
        cwd: root,
        env: { ISLAS_URL: url, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        timeout: 3_600_000,
      },
    );
    return playwrightResult(report, outcome);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** @param {string} root @param {string} project @param {string} url @param {string[]} only @returns {Promise<Result>} */
const runWhereItCan = async (root, project, url, only) => {
  const canRun = !only.includes(`--grep=${AHEAD}`) || (await locate(['wholeChromium'])).wholeChromium;
  return canRun ? runJourneys(root, project, url, only) : leftOut(withoutTool('wholeChromium'));
};

/** @param {Result} one @param {Result} other @returns {Result} */
const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  output: one.output + other.output,
  notes: [...(one.notes ?? []), ...(other.notes ?? [])],
});

/**
 * Opens a shop and runs its journeys there; `passes` are the arguments of Playwright for each run.
 * @param {string} root @param {string} project @param {() => Promise<Shop>} open @param {string[][]} [passes]
 * @returns {Promise<Result>}
 */
const visit = async (root, project, open, passes = [TOGETHER]) => {
  const shop = await open();
  try {
    /** @type {Result} */
    let result = { passed: 0, failed: 0, skipped: 0, output: '' };
    for (const only of passes) result = sum(result, await runWhereItCan(root, project, shop.url, only));
    return result;
  } finally {
    await shop.close();
  }
};

/** @param {string} root @param {string} file @returns {Promise<any>} a tool's module */
const load = (root, file) => import(pathToFileURL(join(root, file)).href);

/** @param {string} root @returns {Promise<Shop>} */
export const openPretendShop = async (root) =>
  (await load(root, '.tools/start/api.mjs')).startPretendShop({ port: PRETEND_PORT, built: true });

/**
 * @param {string} root @param {string} theme
 * @param {string[][]} passes arguments of Playwright for each run
 * @param {string} [plugin] slug of a plugin that is active with Islas
 * @returns {Promise<Result>}
 */
const visitStore = async (root, theme, passes, plugin) => {
  const { startStore, storeAvailable } = await load(root, '.tools/store/api.mjs');
  const { available, themes, plugins, reason } = storeAvailable();
  if (!available) return leftOut(`Left out: ${reason} (see "npm run store").`);
  if (!themes.includes(theme))
    return leftOut(`Left out: the theme ${theme} is not in the cache (see "npm run store").`);
  if (plugin && !plugins.some((/** @type {string} */ name) => name.startsWith(`${plugin}@`)))
    return leftOut(`Left out: the plugin ${plugin} is not in the cache (see "npm run store").`);
  let versions = '';
  let debugLog = '';
  const open = async () => {
    const beside = plugin ? [plugin] : [];
    // What an owner uploads, not the checkout's folder: a file that is not packed is missed here.
    const options = { theme, plugins: beside, port: STORE_PORT, build: false, packed: true, reset: true };
    const store = await startStore(options);
    debugLog = store.debugLog;
    versions = [
      `WordPress ${store.wordpress}, WooCommerce ${store.woocommerce}, PHP ${store.php}`,
      ...store.plugins,
    ].join(', ');
    return { url: store.url, close: store.stop };
  };
  const result = await visit(root, theme, open, passes);
  const logged = complaints(debugLog);
  return {
    ...result,
    failed: result.failed + Number(logged !== ''),
    output: logged === '' ? result.output : `${result.output}\nPHP complained during the journeys:\n${logged}`,
    notes: [versions, ...(result.notes ?? [])],
  };
};

/**
 * What Chromium runs on the pretend shop besides real shops: the journeys that these leave out; other browsers run the
 * core there. Without real shops, everything. @param {string} root @param {boolean} byDay
 * @returns {Promise<string[]>} arguments of Playwright
 */
const besideRealShops = async (root, byDay) => {
  const { storeAvailable } = await load(root, '.tools/store/api.mjs');
  const { available, themes } = storeAvailable();
  const both = available && THEMES.every((theme) => themes.includes(theme));
  if (!both) return byDay ? TOGETHER_BY_DAY : TOGETHER;
  return [`--grep=${PRETEND}`, `--grep-invert=${byDay ? `${TWIN}|${NIGHTLY}` : TWIN}`];
};

/** @param {(passes: string[][]) => Promise<Result>} visitWith */
const byDayAndWhole = (visitWith) => ({
  run: () => visitWith([TOGETHER_BY_DAY, AHEAD_BY_DAY, ALONE_BY_DAY]),
  runNightly: () => visitWith([TOGETHER, ALL_AHEAD, ALL_ALONE]),
});

/** The journeys on the pretend shop and on the real shop in both themes, and some with optimisers. @param {string} root @returns {NeedyStep[]} */
export const journeySteps = (root) => {
  // Journeys run alone and last, because they have timeouts in real time.
  const common = { after: ['types', 'lint', 'languages', 'unit', 'php'], requires: ['build'], weight: 2 };
  return [
    {
      ...common,
      name: 'Core journeys on the pretend shop',
      group: 'core',
      standsIn: /** @type {const} */ (true),
      needs: ['chromium'],
      run: () => visit(root, 'pretend', () => openPretendShop(root), [[`--grep=${CORE}`]]),
    },
    {
      ...common,
      name: 'Journeys on the pretend shop',
      group: 'e2e',
      part: 'pretend',
      adds: 'the journeys that only the pretend shop runs (all of them without real shops)',
      needs: ['chromium'],
      run: () => visit(root, 'pretend', () => openPretendShop(root)),
      runInAll: async () => visit(root, 'pretend', () => openPretendShop(root), [await besideRealShops(root, true)]),
      runNightly: async () => visit(root, 'pretend', () => openPretendShop(root), [await besideRealShops(root, false)]),
    },
    ...(existsSync(join(root, '.tools/store/api.mjs'))
      ? [
          ...THEMES.map((theme) => ({
            name: `Journeys on the real shop, theme ${theme}`,
            part: theme,
            adds: 'real shops in both themes',
            wants: /** @type {import('./needs.mjs').Need[]} */ (['wholeChromium']),
            ...byDayAndWhole((passes) => visitStore(root, theme, passes)),
          })),
          ...OPTIMISERS.map(({ name, slug }) => ({
            name: `Journeys on the real shop beside ${name}`,
            part: 'optimisers',
            adds: 'a real shop beside optimiser plugins',
            run: () => visitStore(root, 'storefront', [[`--grep=${BESIDE_OPTIMISERS}`]], slug),
          })),
        ].map((step) => ({
          ...common,
          ...step,
          group: 'e2e',
          needs: /** @type {import('./needs.mjs').Need[]} */ (['chromium', 'php']),
        }))
      : []),
  ];
};
