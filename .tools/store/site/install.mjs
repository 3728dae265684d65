import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failure } from '../errors.mjs';
import { assemble } from './assemble.mjs';
import { openDatabase } from './database.mjs';
import { withLock } from './lock.mjs';
import { runPhp } from './php.mjs';
import { running, stop } from './running.mjs';
import { isCurrent, isEarlier, PHP_FOLDER, readInstalled, recipe, writeInstalled } from './site.mjs';

/** @typedef {import('../arguments.mjs').Options} Options */
/** @typedef {import('./site.mjs').Installed} Installed */

/**
 * Returns the site's seeded installation, and installs it if it is missing or stale, or if `fresh` is set.
 *
 * @param {string} folder
 * @param {import('../sources/choose.mjs').Sources} sources
 * @param {Options} options
 * @param {import('./php.mjs').Php} php
 * @param {(words: string) => void} log
 * @returns {Promise<Installed>}
 */
export async function ensureInstalled(folder, sources, options, php, log) {
  const wanted = recipe(sources);
  const usable = () => {
    const installed = readInstalled(folder);
    return isCurrent(installed, wanted) ? installed : null;
  };
  const before = usable();
  if (before && !options.fresh) return before;

  mkdirSync(dirname(folder), { recursive: true });
  return withLock(`${folder}.lock`, log, async () => {
    // Another process may have installed it while this one waited.
    const meanwhile = usable();
    if (meanwhile && meanwhile.stamp !== before?.stamp) return meanwhile;
    return install(folder, sources, options, php, log);
  });
}

/**
 * @param {string} folder
 * @param {import('../sources/choose.mjs').Sources} sources
 * @param {Options} options
 * @param {import('./php.mjs').Php} php
 * @param {(words: string) => void} log
 */
async function install(folder, sources, options, php, log) {
  const { wordpress, woocommerce, theme } = sources;
  await clear(folder, log);
  log(`Installing WordPress ${wordpress.version}, WooCommerce ${woocommerce.version}, ${theme.slug} ${theme.version}`);
  assemble(folder, sources);
  const database = openDatabase(options, folder, php);
  await database.empty('seed');

  const www = join(folder, 'www');
  const salt = randomUUID();
  const env = {
    ...database.environment('seed'),
    ISLAS_STORE_URL: `http://127.0.0.1:${options.port}`,
    ISLAS_STORE_SALT: salt,
    ISLAS_STORE_LOG: join(folder, 'install.log'),
  };
  const script = (/** @type {string} */ name) => join(PHP_FOLDER, name);
  await runPhp(php, [script('install.php'), www, theme.slug], env, { step: 'Installing WordPress' });
  log('Seeding: products with pictures, pages, people, shipping, payments');
  const output = await runPhp(php, [script('seed.php'), www, String(options.variations)], env, {
    step: 'Seeding the shop',
    long: true,
  });
  await runPhp(php, [script('finish.php'), www], env, { step: 'Finishing the seed' });

  const facts = /^FACTS (.*)$/m.exec(output)?.[1];
  if (facts === undefined) throw failure.step('Seeding the shop', output.slice(-2000));
  const installed = { stamp: randomUUID(), made: recipe(sources), salt, facts: JSON.parse(facts) };
  writeInstalled(folder, installed);
  return installed;
}

/**
 * Stops shops that run from this folder, and removes earlier installations that no shop uses.
 *
 * @param {string} folder
 * @param {(words: string) => void} log
 */
async function clear(folder, log) {
  const [sites, cache] = [dirname(folder), dirname(dirname(folder))];
  const shops = running(cache);
  for (const one of shops.filter(({ site }) => site === folder)) {
    log(`Stopping the shop that runs on port ${one.port}: it is installed again`);
    await stop(cache, one);
  }
  for (const other of readdirSync(sites).map((name) => join(sites, name))) {
    const used = existsSync(`${other}.lock`) || shops.some(({ site }) => site === other);
    if (isEarlier(other, folder) && !used) rmSync(other, { recursive: true, force: true });
  }
}
