import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPhp } from './php.mjs';
import { PHP_FOLDER } from './site.mjs';

const ISLAS = 'islas/islas.php';

/**
 * The copy of a site for one port, with separate orders, carts and stock.
 * @typedef {object} Shop
 * @property {number} port
 * @property {string} url
 * @property {string} folder of the site
 * @property {string} www
 * @property {string} log of the server
 * @property {string} debugLog PHP's notices, warnings and errors
 * @property {string} mailLog one line of JSON for each mail that the shop would send
 * @property {Record<string, string>} env
 * @property {import('./database.mjs').Database} database
 * @property {import('./php.mjs').Php} php
 */

/**
 * @param {string} folder
 * @param {number} port
 * @param {import('./site.mjs').Installed} installed
 * @param {import('./database.mjs').Database} database
 * @param {import('./php.mjs').Php} php
 * @returns {Shop}
 */
export function shopOn(folder, port, installed, database, php) {
  const url = `http://127.0.0.1:${port}`;
  const file = (/** @type {string} */ name) => join(folder, `${name}-${port}.log`);
  const [log, debugLog, mailLog] = [file('server'), file('debug'), file('mail')];
  const env = {
    ...database.environment(`shop-${port}`),
    ISLAS_STORE_URL: url,
    ISLAS_STORE_SALT: installed.salt,
    ISLAS_STORE_LOG: debugLog,
    ISLAS_STORE_MAIL: mailLog,
  };
  return { port, url, folder, www: join(folder, 'www'), log, debugLog, mailLog, env, database, php };
}

/**
 * Prepares the port's tables: a copy of this installation's seed with its plugins, and Islas on or off. Earlier orders
 * and carts are kept, unless `reset` is set.
 *
 * @param {Shop} shop
 * @param {{ stamp: string, plugins: string[], islas: boolean, reset: boolean }} wanted `plugins` by their main files
 * @param {(words: string) => void} log
 * @returns {Promise<boolean>} whether the tables are new, or Islas has been switched
 */
export async function prepare(shop, { stamp, plugins, islas, reset }, log) {
  const [name, snapshot] = [`shop-${shop.port}`, `reset-${shop.port}`];
  const note = join(shop.folder, `${name}.json`);
  const state = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {};
  const again = reset || state.stamp !== stamp || !shop.database.has(name) || !shop.database.has(snapshot);
  if (!again && state.islas === islas) return false;

  // If this start is aborted before the record is written again, the next one begins from the seed.
  rmSync(note, { force: true });
  if (again) {
    rmSync(shop.debugLog, { force: true });
    // What Islas of before has written for its pages.
    rmSync(join(shop.www, 'wp-content/uploads/islas'), { recursive: true, force: true });
    await shop.database.copy('seed', name);
    for (const file of plugins) {
      log(`Activating ${file.split('/')[0]}`);
      await switchPlugin(shop, name, file, true);
    }
  }
  log(islas ? 'Activating Islas' : 'Leaving Islas inactive');
  await switchPlugin(shop, name, ISLAS, islas);
  if (again) await shop.database.copy(name, snapshot);
  else await switchPlugin(shop, snapshot, ISLAS, islas);
  writeFileSync(note, JSON.stringify({ stamp, islas }));
  return true;
}

/** The work that Islas does in the background, which runs in no shop of these. */
const LOOK = `
Islas\\Platform\\FileLook::lookAtPages();
$rows = $wpdb->get_results("SELECT option_name, option_value, autoload FROM $wpdb->options
  WHERE option_name LIKE 'islas\\_file%'", ARRAY_N);
echo "\\n", base64_encode(serialize($rows));`;

const PUT = `
foreach (unserialize(base64_decode('__ROWS__')) as [$name, $value, $autoload]) {
  update_option($name, maybe_unserialize($value), $autoload === 'on');
}`;

/** Has Islas make the files of its pages, of a running shop, and knows of them after each reset too. @param {Shop} shop */
export async function makeFiles(shop) {
  const rows = (await runInShop(shop, `global $wpdb; ${LOOK}`)).trim().split('\n').at(-1) ?? '';
  const env = { ...shop.env, ...shop.database.environment(`reset-${shop.port}`) };
  await runInShop({ ...shop, env }, PUT.replace('__ROWS__', rows));
}

/** @param {Shop} shop @param {string} name of the tables @param {string} file of the plugin @param {boolean} on */
async function switchPlugin(shop, name, file, on) {
  const env = { ...shop.env, ...shop.database.environment(name) };
  const step = `${on ? 'Activating' : 'Deactivating'} ${file === ISLAS ? 'Islas' : file}`;
  await runPhp(shop.php, [join(PHP_FOLDER, 'plugin.php'), shop.www, on ? 'on' : 'off', file], env, { step });
}

/** Restores orders, carts, sessions, stock and settings as at the start; takes 20 ms with SQLite. @param {Shop} shop */
export async function resetShop(shop) {
  await shop.database.copy(`reset-${shop.port}`, `shop-${shop.port}`);
  rmSync(shop.mailLog, { force: true });
}

/** Makes the tables as they are now what a reset restores. @param {Shop} shop */
export const keepShop = (shop) => shop.database.copy(`shop-${shop.port}`, `reset-${shop.port}`);

/**
 * Runs PHP code inside the shop, with WordPress and WooCommerce loaded.
 *
 * @param {Shop} shop
 * @param {string} code without an opening tag
 * @returns {Promise<string>} output of the code
 */
export const runInShop = (shop, code) =>
  runPhp(shop.php, [join(PHP_FOLDER, 'snippet.php'), shop.www], shop.env, {
    input: code,
    step: 'The code given to the shop',
  });
