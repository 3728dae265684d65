import { parseArgs } from 'node:util';
import { failure } from './errors.mjs';

/**
 * Options of a start; a missing source means "as last time".
 * @typedef {object} Options
 * @property {string} [wordpress] folder, zip or version
 * @property {string} [woocommerce] folder, zip or version
 * @property {string} [theme] slug, slug@version, folder, zip, or a version of Storefront
 * @property {string} [languages] folder, zip or version
 * @property {string} [sqlite] folder or zip of the database drop-in
 * @property {string[]} plugins active beside WooCommerce: each a slug, slug@version, folder or zip; not remembered
 * @property {'sqlite' | 'mariadb'} db
 * @property {string} dbHost in WordPress' form: `localhost:/path/to.sock` or `host:port`; empty for SQLite
 * @property {string} dbUser
 * @property {string} dbPassword
 * @property {number} port
 * @property {number} variations of an additional, huge product; 0 for none
 * @property {boolean} islas
 * @property {boolean} build
 * @property {boolean} packed Islas as an owner uploads it, without what only the checkout has
 * @property {boolean} fresh install again
 * @property {boolean} reset forget orders, carts and stock
 */

/** @typedef {Options & { command: 'start' | 'stop' | 'help' | 'list', detach: boolean, json: boolean }} CommandLine */

export const HELP = `A real Spanish shop with Islas in it, on this machine.

  npm run store                          the shop, as last time
  npm run store -- --theme twentytwentyfive
  npm run store -- --no-islas            the same shop without Islas, to compare
  npm run store -- --stop

Sources: each a folder, a zip or a version to download; kept in the cache, so only needed once.
  --wordpress 7.1        --woocommerce 11.0.1
  --theme storefront     classic (storefront), block (twentytwentyfive), NAME, NAME@VERSION, folder or zip
  --languages 7.1        the Spanish language packs
  --sqlite FOLDER|ZIP    the SQLite drop-in, when npm cannot be reached
  --plugin polylang      another plugin, active in this shop: NAME, NAME@VERSION, folder or zip; may be given again

Database: SQLite, or
  --db mariadb --db-socket PATH | --db-server HOST:PORT [--db-user root] [--db-password …]

The shop
  --variations N    one more product with N variations, for measuring
  --fresh           install again       --reset     forget orders, carts and stock
  --no-islas        plugin inactive     --no-build  take the build as it is
  --packed          Islas as the zip has it, in place of this checkout's folder

The command
  --detach   return when the shop is ready    --json    one line of JSON when ready
  --stop     stop the shop on PORT
  --list     what the cache holds             --help

PORT (8080), ISLAS_CACHE (the user's cache directory) and PHP (php) are read from the environment.`;

const FLAGS = /** @type {const} */ ({
  wordpress: { type: 'string' },
  woocommerce: { type: 'string' },
  theme: { type: 'string' },
  languages: { type: 'string' },
  sqlite: { type: 'string' },
  plugin: { type: 'string', multiple: true },
  db: { type: 'string', default: 'sqlite' },
  'db-socket': { type: 'string' },
  'db-server': { type: 'string' },
  'db-user': { type: 'string', default: 'root' },
  'db-password': { type: 'string', default: '' },
  variations: { type: 'string', default: '0' },
  fresh: { type: 'boolean', default: false },
  reset: { type: 'boolean', default: false },
  'no-islas': { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  packed: { type: 'boolean', default: false },
  detach: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  stop: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
});

/**
 * @param {string[]} argv what follows the script's name
 * @param {Record<string, string | undefined>} env
 * @returns {CommandLine}
 * @throws {import('./errors.mjs').StoreError} on invalid options
 */
export function parseArguments(argv, env) {
  const values = flags(argv);
  const sources = Object.fromEntries(
    /** @type {const} */ (['wordpress', 'woocommerce', 'theme', 'languages', 'sqlite']).flatMap((kind) =>
      values[kind] === undefined ? [] : [[kind, values[kind]]],
    ),
  );
  const db = oneOf('--db', values.db, /** @type {const} */ (['sqlite', 'mariadb']));

  return {
    ...sources,
    plugins: values.plugin ?? [],
    db,
    dbHost: databaseHost(db, values['db-socket'], values['db-server']),
    dbUser: values['db-user'],
    dbPassword: values['db-password'],
    port: whole('PORT', env['PORT'] || '8080', 1, 65_535),
    variations: whole('--variations', values.variations, 0, 50_000),
    islas: !values['no-islas'],
    build: !values['no-build'],
    packed: values.packed,
    fresh: values.fresh,
    reset: values.reset,
    command: values.help ? 'help' : values.stop ? 'stop' : values.list ? 'list' : 'start',
    detach: values.detach,
    json: values.json,
  };
}

/** @param {string[]} argv */
function flags(argv) {
  try {
    return parseArgs({ args: argv, options: FLAGS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw failure.option(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @template {string} T
 * @param {string} name
 * @param {string} value
 * @param {readonly T[]} allowed
 */
function oneOf(name, value, allowed) {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw failure.option(`${name} is ${allowed.join(' or ')}, not "${value}".`);
  return found;
}

/** @param {string} name @param {string} text @param {number} least @param {number} most */
function whole(name, text, least, most) {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw failure.option(`${name} is a whole number from ${least} to ${most}, not "${text}".`);
}

/** @param {'sqlite' | 'mariadb'} db @param {string | undefined} socket @param {string | undefined} server */
function databaseHost(db, socket, server) {
  if (db === 'sqlite') {
    if (socket ?? server) throw failure.option('--db-socket and --db-server go with --db mariadb.');
    return '';
  }
  if (socket && !server) return `localhost:${socket}`;
  if (server && !socket && /^[^:\s]+(:\d+)?$/.test(server)) return server;
  throw failure.option('--db mariadb needs either --db-socket PATH or --db-server HOST:PORT.');
}
