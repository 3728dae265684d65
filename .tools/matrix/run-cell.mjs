import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../bench/browser.mjs';
import { runOnMariaDb } from '../php/shop.mjs';
import { junitResult } from '../php/steps.mjs';
import { composerPackages } from '../php/tools.mjs';
import { startStore } from '../store/api.mjs';
import { Cache } from '../store/cache.mjs';
import { withDownload } from '../store/files/download.mjs';
import { withSqliteZip } from '../store/files/sqlite-zip.mjs';
import { resolveRelease } from '../store/sources/resolve.mjs';
import { byVersion } from '../store/sources/versions.mjs';
import { complaints, installLog } from '../test/debug-log.mjs';
import { runJourneys } from '../test/journeys.mjs';
import { leftOut, verdict } from '../test/runner.mjs';
import { faultsOf } from '../walk/differences.mjs';
import { walkShop } from '../walk/visits.mjs';
import { nameTheme, neededWordPress } from './cells.mjs';

/** @typedef {import('./cells.mjs').Cell} Cell */
/** @typedef {import('../test/runner.mjs').Result} Result */
/** @typedef {{ name: string, result: Result, seconds: number }} Part */
/**
 * `why` says what kept the shop from being opened; it is empty where parts ran.
 * @typedef {Cell & { state: 'passed' | 'failed' | 'not installable' | 'left out', why: string, parts: Part[], seconds: number }} Outcome
 */

const ROOT = join(import.meta.dirname, '../..');
/** Tags of journeys about what WooCommerce has in block themes only from a version on (docs/beside.md). */
const IN_BLOCK_THEMES_SINCE = { '@list-button': '10.4', '@unmoved-focus': '9.9', '@main-element': '9.3' };

/**
 * The journeys for selling and consent; the audits of accessibility say nothing about versions.
 * @param {Cell} cell
 */
const journeysOf = ({ woocommerce, theme }) => {
  const lacks = Object.entries(IN_BLOCK_THEMES_SINCE).filter(([, since]) => byVersion(woocommerce, since) < 0);
  const without = nameTheme(theme) === 'storefront' ? [] : lacks.map(([tag]) => tag);
  return ['--grep=@core', `--grep-invert=${['axe finds nothing', ...without].join('|')}`];
};

/** @param {Cell} cell @param {number} port */
const optionsOf = ({ woocommerce, wordpress, theme }, port) => ({
  woocommerce,
  wordpress,
  theme,
  port,
  build: false,
  packed: true,
  reset: true,
});

/**
 * Parts of a cell in order: Islas is activated, a purchase is made at both widths with and without Islas, the core
 * journeys run, and the plugin's tests run inside the shop.
 * @type {Record<string, (cell: Cell, port: number) => Promise<Result>>}
 */
export const PARTS = {
  async install(cell, port) {
    const store = await startStore(optionsOf(cell, port));
    try {
      // Each of these pages is printed once with Islas.
      for (const path of ['/', '/tienda/', '/producto/camiseta-basica/', '/carrito/', '/mi-cuenta/']) {
        const { status } = await fetch(store.url + path);
        if (status !== 200) return verdict(1, `${path} answered ${status}`);
      }
      const logged = complaints(store.debugLog, installLog(store.root));
      return verdict(Number(logged !== ''), logged);
    } finally {
      await store.stop();
    }
  },

  async purchase(cell, port) {
    const store = await startStore(optionsOf(cell, port));
    const folder = mkdtempSync(join(tmpdir(), 'islas-matrix-'));
    const browser = await openBrowser();
    try {
      const visits = await walkShop(browser, store, folder, () => {});
      const faults = faultsOf(visits);
      const steps = visits.filter(({ islas }) => islas).reduce((sum, visit) => sum + visit.steps.length, 0);
      return {
        passed: Math.max(0, steps - faults.length),
        failed: faults.length,
        skipped: 0,
        output: faults.join('\n'),
      };
    } finally {
      await browser.close();
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },

  async journeys(cell, port) {
    const store = await startStore(optionsOf(cell, port));
    try {
      const result = await runJourneys(ROOT, nameTheme(cell.theme), store.url, journeysOf(cell));
      const logged = complaints(store.debugLog, installLog(store.root));
      return logged === ''
        ? result
        : { ...result, failed: result.failed + 1, output: `${result.output}\nPHP logged:\n${logged}` };
    } finally {
      await store.stop();
    }
  },

  async plugin(cell, port) {
    const { ready, why } = await composerPackages();
    if (!ready) return leftOut(`Composer could not install the PHP tools: ${why}`);
    return runOnMariaDb(junitResult, { ...optionsOf(cell, port), variations: 0 });
  },
};

/** @type {Map<string, ReturnType<typeof resolveRelease>>} */
const sources = new Map();

/** A given folder is copied into the cache once for all cells. @type {typeof resolveRelease} */
const resolveOnce = (kind, text, means) => {
  const found = sources.get(`${kind} ${text}`) ?? resolveRelease(kind, text, means);
  sources.set(`${kind} ${text}`, found);
  return found;
};

/**
 * The cell with the versions that its sources state, and why it cannot be opened, if so: WooCommerce refuses this
 * WordPress, or a source is missing.
 * @param {Cell} cell @param {(words: string) => void} log
 * @returns {Promise<{ resolved: Cell, obstacle?: Pick<Outcome, 'state' | 'why'> }>}
 */
async function resolveCell(cell, log) {
  const means = { cache: new Cache(), log, download: withDownload, sqliteZip: withSqliteZip };
  try {
    const shop = await resolveOnce('woocommerce', cell.woocommerce, means);
    const site = await resolveOnce('wordpress', cell.wordpress, means);
    const exact = { ...cell, woocommerce: shop.version, wordpress: site.version };
    const needed = neededWordPress(shop.path);
    if (!needed || byVersion(site.version, needed) >= 0) return { resolved: exact };
    const why = `WooCommerce ${shop.version} needs WordPress ${needed}`;
    return { resolved: exact, obstacle: { state: 'not installable', why } };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'StoreError')) throw error;
    return { resolved: cell, obstacle: { state: 'left out', why: error.message.split('\n')[0] ?? '' } };
  }
}

/**
 * @param {Cell} asked @param {string[]} names of the parts @param {number} port @param {(words: string) => void} log
 * @returns {Promise<Outcome>}
 */
export async function runCell(asked, names, port, log) {
  const began = Date.now();
  const { resolved: cell, obstacle } = await resolveCell(asked, log);
  if (obstacle) return { ...cell, ...obstacle, parts: [], seconds: (Date.now() - began) / 1000 };
  /** @type {Part[]} */
  const parts = [];
  for (const name of names) {
    const start = Date.now();
    /** @type {Result} */
    let result;
    try {
      result = (await PARTS[name]?.(cell, port)) ?? verdict(1, `There is no part ${name}`);
    } catch (error) {
      result = verdict(1, error instanceof Error ? error.message : String(error));
    }
    parts.push({ name, result, seconds: (Date.now() - start) / 1000 });
    log(`${name}: ${result.passed} passed, ${result.failed} failed`);
    // A shop that prints no page fails everything else for the same reason.
    if (name === 'install' && result.failed) break;
  }
  const failed = parts.some(({ result }) => result.failed);
  const ran = parts.some(({ result }) => result.passed);
  const state = failed ? 'failed' : ran ? 'passed' : 'left out';
  const why = state === 'left out' ? (parts.flatMap(({ result }) => result.notes ?? [])[0] ?? '') : '';
  return { ...cell, state, why, parts, seconds: (Date.now() - began) / 1000 };
}
