import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPhp } from './php.mjs';

/**
 * A site's copies of its tables, by name: `seed`, `shop-8080`, `reset-8080`.
 * A name is a file for SQLite and a table prefix for MariaDB.
 * @typedef {object} Database
 * @property {(name: string) => Record<string, string>} environment variables for `wp-config.php`
 * @property {(from: string, to: string) => Promise<void>} copy replaces `to`
 * @property {(name: string) => boolean} has
 * @property {(name: string) => Promise<void>} empty creates an empty copy
 */

/**
 * @param {Pick<import('../arguments.mjs').Options, 'db' | 'dbHost' | 'dbUser' | 'dbPassword'>} options
 * @param {string} folder of the site
 * @param {import('./php.mjs').Php} php
 * @returns {Database}
 */
export const openDatabase = (options, folder, php) =>
  options.db === 'sqlite' ? sqlite(folder) : mariadb(options, folder, php);

/** @param {string} folder @returns {Database} */
function sqlite(folder) {
  const file = (/** @type {string} */ name) => join(folder, `${name}.sqlite`);
  const remove = (/** @type {string} */ name) => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file(name) + end, { force: true });
  };
  return {
    environment: (name) => ({ ISLAS_STORE_DB_FILE: file(name) }),
    has: (name) => existsSync(file(name)),
    empty: async (name) => remove(name),
    copy: async (from, to) => {
      const part = `${file(to)}.part`;
      copyFileSync(file(from), part);
      remove(to);
      renameSync(part, file(to));
    },
  };
}

/**
 * @param {Pick<import('../arguments.mjs').Options, 'dbHost' | 'dbUser' | 'dbPassword'>} options
 * @param {string} folder
 * @param {import('./php.mjs').Php} php
 * @returns {Database}
 */
function mariadb({ dbHost, dbUser, dbPassword }, folder, php) {
  const prefix = (/** @type {string} */ name) => `${name.replace(/\W/g, '_')}_`;
  const mark = (/** @type {string} */ name) => join(folder, `${name}.tables`);
  const connection = {
    ISLAS_STORE_DB_HOST: dbHost,
    ISLAS_STORE_DB_USER: dbUser,
    ISLAS_STORE_DB_PASSWORD: dbPassword,
    ISLAS_STORE_DB_NAME: databaseName(folder),
  };
  const tables = async (/** @type {string} */ from, /** @type {string} */ to) => {
    const script = join(import.meta.dirname, '..', 'php', 'tables.php');
    rmSync(mark(to), { force: true });
    await runPhp(php, [script, from === '-' ? from : prefix(from), prefix(to)], connection, { step: 'The database' });
    writeFileSync(mark(to), '');
  };
  return {
    environment: (name) => ({ ...connection, ISLAS_STORE_DB_PREFIX: prefix(name) }),
    has: (name) => existsSync(mark(name)),
    empty: (name) => tables('-', name),
    copy: tables,
  };
}

/** `…/wp7.1-wc11.0.1-storefront-mariadb` → `islas_wp7_1_wc11_0_1_storefront_mariadb`. @param {string} folder */
const databaseName = (folder) => `islas_${folder.split(/[\\/]/).at(-1)?.replace(/\W/g, '_')}`.slice(0, 64);
