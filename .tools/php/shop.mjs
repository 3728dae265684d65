import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStore, storeAvailable } from '../store/api.mjs';
import { cacheFolder } from '../store/cache.mjs';
import { run } from '../test/command.mjs';
import { complaints, installLog } from '../test/debug-log.mjs';
import { leftOut } from '../test/runner.mjs';
import { startMariaDb } from './database.mjs';
import { PHP, TESTS } from './tools.mjs';

/** @typedef {import('../test/runner.mjs').Result} Result */
/** @typedef {import('../test/command.mjs').Outcome} Outcome */
/** @typedef {Awaited<ReturnType<typeof startStore>>} Store */

const PORTS = { sqlite: 5303, mariadb: 5304 };
/** Number of variations of the product whose cost is measured. */
const VARIATIONS = 5000;

/**
 * Runs PHPUnit inside a separate shop, which is reset before each run.
 * @param {Partial<import('../store/arguments.mjs').Options> & { db: 'sqlite' | 'mariadb' }} options
 * @param {(report: string, outcome: Outcome) => Result} read
 * @returns {Promise<Result>}
 */
export const runIn = async (options, read) => {
  const folder = mkdtempSync(join(tmpdir(), 'islas-shop-'));
  const report = join(folder, 'junit.xml');
  const port = options.port ?? PORTS[options.db];
  const store = await startStore({
    theme: 'storefront',
    variations: VARIATIONS,
    build: false,
    reset: true,
    port,
    ...options,
  });
  try {
    const script = join(TESTS, 'shop/run.php');
    const flags = ['memory_limit=1G', 'display_errors=stderr'].flatMap((flag) => ['-d', flag]);
    const outcome = await run(PHP, [...flags, script, store.root, '--log-junit', report], {
      cwd: TESTS,
      env: store.env,
      timeout: 2_400_000,
    });
    const result = read(report, outcome);
    const logged = complaints(store.debugLog, installLog(store.root));
    const versions = `WordPress ${store.wordpress}, WooCommerce ${store.woocommerce}, ${store.db}`;
    return {
      ...result,
      failed: result.failed + Number(logged !== ''),
      output: `${result.output}${logged === '' ? '' : `\nPHP logged:\n${logged}`}`,
      notes: [versions, ...(result.notes ?? [])],
    };
  } finally {
    await store.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Runs the tests in a shop on MariaDB, which unlike SQLite has locks, transactions and collations, and on which WooCommerce
 * before 11.0 finds the refunds of an order; where it cannot be had, on SQLite, on which the journeys run.
 * @param {(report: string, outcome: Outcome) => Result} read
 * @param {Partial<import('../store/arguments.mjs').Options>} [options] of a shop other than the last one
 * @returns {Promise<Result>}
 */
export const runOnMariaDb = async (read, options = {}) => {
  const server = await startMariaDb(join(cacheFolder(), 'mariadb'));
  if (typeof server === 'string') {
    const result = await runIn({ ...options, db: 'sqlite' }, read);
    return { ...result, notes: [`On SQLite, because ${server}`, ...(result.notes ?? [])] };
  }
  try {
    return await runIn({ ...options, db: 'mariadb', dbHost: `localhost:${server.socket}`, dbUser: 'root' }, read);
  } finally {
    await server.stop();
  }
};

/** The tests in the shop of the last choice. @param {(report: string, outcome: Outcome) => Result} read @returns {Promise<Result>} */
export const inShop = async (read) => {
  const { available, themes, reason } = storeAvailable();
  if (!available) return leftOut(`Left out: ${reason} (see "npm run store").`);
  if (!themes.includes('storefront')) return leftOut('Left out: the theme storefront is not in the cache.');
  return runOnMariaDb(read);
};
