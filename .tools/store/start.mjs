import { parseArguments } from './arguments.mjs';
import { Cache } from './cache.mjs';
import { failure } from './errors.mjs';
import { withDownload } from './files/download.mjs';
import { withSqliteZip } from './files/sqlite-zip.mjs';
import { configure } from './site/assemble.mjs';
import { openDatabase } from './site/database.mjs';
import { ensureInstalled } from './site/install.mjs';
import { buildIfStale, CHECKOUT, hasPlugin, linkPlugin } from './site/islas.mjs';
import { requirePhp } from './site/php.mjs';
import { note, runningOn, stop } from './site/running.mjs';
import { killServer, portIsFree, spawnServer, untilReady } from './site/server.mjs';
import { keepShop, makeFiles, prepare, resetShop, runInShop, shopOn } from './site/shop.mjs';
import { siteFolder } from './site/site.mjs';
import { chooseSources } from './sources/choose.mjs';

/** @typedef {import('./arguments.mjs').Options} Options */

/**
 * A running shop.
 * @typedef {object} Store
 * @property {string} url without a slash at its end
 * @property {number} port
 * @property {number} pid
 * @property {string} theme slug
 * @property {string} wordpress version
 * @property {string} woocommerce version
 * @property {string} php version
 * @property {'sqlite' | 'mariadb'} db
 * @property {boolean} islas whether the plugin is active
 * @property {string[]} plugins active beside it, as `slug@version`
 * @property {{ user: string, password: string }} admin
 * @property {{ user: string, password: string }} customer
 * @property {import('./site/site.mjs').Facts} facts ids of products, pages and categories, by slug
 * @property {string} root folder that the server serves
 * @property {Record<string, string>} env with which PHP reaches the shop's tables
 * @property {string} debugLog file of PHP's notices, warnings and errors
 * @property {string} mailLog file of the mails that the shop would send, one line of JSON each
 * @property {() => Promise<void>} reset restores the tables as at the start
 * @property {() => Promise<void>} keep makes the tables as they are what `reset` restores
 * @property {(code: string) => Promise<string>} run runs PHP inside the shop and returns its output
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a shop, and installs it first if needed. If the same shop already runs on the port, it is reused; another shop
 * of this cache on that port is stopped.
 *
 * @param {Partial<Options> & { log?: (words: string) => void, remember?: boolean, detach?: boolean }} [asked]
 *   `detach` leaves the shop running when this process ends; `remember` makes the choice the next start's default
 * @returns {Promise<Store>}
 * @throws {import('./errors.mjs').StoreError} with a message for the user
 */
export async function startStore(asked = {}) {
  const options = { ...parseArguments([], process.env), theme: 'storefront', ...asked };
  const log = asked.log ?? (() => {});
  const cache = new Cache();
  if (!asked.remember) cache.remember = () => {};

  if (!runningOn(cache.folder, options.port) && !(await portIsFree(options.port)))
    throw failure.portTaken(options.port);
  const php = await requirePhp(options.db, log);
  const sources = await chooseSources(options, { cache, log, download: withDownload, sqliteZip: withSqliteZip });
  const folder = siteFolder(cache.folder, sources, options);
  const islas = options.islas && hasPlugin();
  if (options.islas && !islas) log('This checkout has no php-plugin/islas.php yet: the shop starts without Islas');
  if (islas && options.build) await buildIfStale(log);

  const before = runningOn(cache.folder, options.port);
  const same = before !== undefined && before.site === folder && before.islas === islas && before.checkout === CHECKOUT;
  if (before && (!same || options.fresh || options.reset)) {
    log(`Stopping the shop that runs on port ${options.port}`);
    await stop(cache.folder, before);
  }

  const installed = await ensureInstalled(folder, sources, options, php, log);
  const shop = shopOn(folder, options.port, installed, openDatabase(options, folder, php), php);
  configure(folder);
  linkPlugin(shop.www, options);
  const plugins = sources.plugins.map(({ file }) => file);
  const isNew = await prepare(
    shop,
    { stamp: installed.stamp, plugins, islas, reset: options.reset || options.fresh },
    log,
  );

  let one = runningOn(cache.folder, options.port);
  const isRunning = one !== undefined;
  if (!one) {
    one = { pid: spawnServer(php, shop), port: options.port, site: folder, islas, checkout: CHECKOUT };
    note(cache.folder, one);
  }
  const { pid } = one;
  const end = () => void killServer(pid);
  if (!options.detach) process.once('exit', end);
  try {
    await untilReady(`${shop.url}/tienda/`, { pid, log: shop.log, debugLog: shop.debugLog });
  } catch (error) {
    await stop(cache.folder, one);
    throw error;
  }
  // Shops on other ports share the folder of the files, and remove it when they are new.
  if (islas && (isNew || !isRunning)) await makeFiles(shop);

  return {
    url: shop.url,
    port: options.port,
    pid,
    theme: sources.theme.slug,
    wordpress: sources.wordpress.version,
    woocommerce: sources.woocommerce.version,
    php: php.version,
    db: options.db,
    islas,
    plugins: sources.plugins.map(({ slug, version }) => `${slug}@${version}`),
    admin: { user: 'admin', password: 'admin' },
    customer: { user: 'clienta', password: 'clienta' },
    facts: installed.facts,
    root: shop.www,
    env: shop.env,
    debugLog: shop.debugLog,
    mailLog: shop.mailLog,
    reset: () => resetShop(shop),
    keep: () => keepShop(shop),
    run: (code) => runInShop(shop, code),
    stop: async () => {
      process.removeListener('exit', end);
      await stop(cache.folder, { pid, port: options.port, site: folder, islas, checkout: CHECKOUT });
    },
  };
}
