// @vitest-environment node
import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layTree } from '../../../../.tools/store/files/tree.mjs';
import { assemble } from '../../../../.tools/store/site/assemble.mjs';
import { openDatabase } from '../../../../.tools/store/site/database.mjs';
import { buildIsStale, hasPlugin } from '../../../../.tools/store/site/islas.mjs';
import { withLock } from '../../../../.tools/store/site/lock.mjs';
import { missing } from '../../../../.tools/store/site/php.mjs';
import { isCurrent, isEarlier, recipe, siteFolder } from '../../../../.tools/store/site/site.mjs';
import { LANGUAGES, PLUGIN, SQLITE, STOREFRONT, temporary, tree, WOOCOMMERCE, WORDPRESS } from './fixtures';

const sources = () => ({
  wordpress: {
    version: '7.1',
    path: tree({ ...WORDPRESS(), 'wp-config.php': 'theirs', 'wp-content/db.php': 'theirs' }),
  },
  woocommerce: { version: '11.0.1', path: tree(WOOCOMMERCE()) },
  theme: { slug: 'storefront', version: '4.6.2', path: tree(STOREFRONT()) },
  languages: { version: 'es_ES-1', path: tree(LANGUAGES) },
  sqlite: {
    version: '3.0.1',
    path: tree({ ...SQLITE, 'db.copy': "'{SQLITE_IMPLEMENTATION_FOLDER_PATH}' {SQLITE_PLUGIN}" }),
  },
  plugins: [],
});
const seasons = () => ({ slug: 'seasons', version: '2.1', path: tree(PLUGIN()), file: 'seasons/start.php' });
const php = { command: 'php', version: '8.2.0', extensions: ['gd', 'mbstring', 'dom', 'pdo_sqlite'] };
const sqlite = (folder: string) => openDatabase({ db: 'sqlite', dbHost: '', dbUser: '', dbPassword: '' }, folder, php);

describe('a site', () => {
  it('every combination of versions, theme, database and size has its own site folder', () => {
    const [made, plain] = [sources(), { db: 'sqlite', variations: 0 }];
    const name = (options: typeof plain) => siteFolder('/cache', made, options);
    expect(name(plain)).toMatch(/^.cache.sites.wp7\.1-wc11\.0\.1-storefront-[0-9a-f]{6}$/);
    expect(name({ ...plain, db: 'mariadb' })).toMatch(/storefront-mariadb-[0-9a-f]{6}$/);
    expect(name({ ...plain, variations: 5000 })).toMatch(/storefront-v5000-[0-9a-f]{6}$/);
  });

  it('a site with other plugins has another folder, and without them the same as before', () => {
    const [made, plain] = [sources(), { db: 'sqlite', variations: 0 }];
    const withPlugin = siteFolder('/cache', { ...made, plugins: [seasons()] }, plain);
    expect(withPlugin).toMatch(/storefront-with-seasons-[0-9a-f]{6}$/);
    expect(isEarlier(siteFolder('/cache', made, plain), withPlugin)).toBe(false);
    expect(recipe(made)).not.toHaveProperty('plugins');
    expect(recipe({ ...made, plugins: [seasons()] })).toMatchObject({ plugins: 'seasons@2.1' });
  });

  it('a site whose sources change gets another folder than the running shop', () => {
    const [made, plain] = [sources(), { db: 'sqlite', variations: 0 }];
    const [before, after] = [
      siteFolder('/cache', made, plain),
      siteFolder('/cache', { ...made, languages: { ...made.languages, version: 'es_ES-2' } }, plain),
    ];
    expect(after).not.toBe(before);
    expect(isEarlier(before, after)).toBe(true);
    expect(isEarlier(after, after)).toBe(false);
    expect(isEarlier(siteFolder('/cache', made, { ...plain, db: 'mariadb' }), after)).toBe(false);
    expect(isEarlier(siteFolder('/cache', made, { ...plain, variations: 5000 }), after)).toBe(false);
  });

  it('a site is stale once any source or the seed differs', () => {
    const made = recipe(sources());
    const installed = { stamp: '', made, salt: '', facts: { products: {}, pages: {}, categories: {} } };
    expect(isCurrent(installed, made)).toBe(true);
    expect(isCurrent(null, made)).toBe(false);
    for (const part of Object.keys(made)) expect(isCurrent(installed, { ...made, [part]: 'other' }), part).toBe(false);
  });

  it('a site is assembled from the sources, without the configuration that they contain', () => {
    const [folder, made] = [join(temporary(), 'site'), sources()];
    assemble(folder, { ...made, plugins: [seasons()] });
    const content = join(folder, 'www', 'wp-content');
    for (const file of [
      'plugins/woocommerce/woocommerce.php',
      'plugins/seasons/start.php',
      'themes/storefront/style.css',
      'languages/es_ES.mo',
      'mu-plugins/islas-store.php',
    ]) {
      expect(existsSync(join(content, file)), file).toBe(true);
    }
    expect(readFileSync(join(folder, 'www', 'wp-config.php'), 'utf8')).toContain('ISLAS_STORE_');
    expect(readFileSync(join(content, 'db.php'), 'utf8')).toBe(
      `'${made.sqlite.path}' sqlite-database-integration/load.php`,
    );
    expect(readFileSync(join(made.wordpress.path, 'wp-config.php'), 'utf8')).toBe('theirs');
  });

  it('a site has no drop-in when the database is a server', () => {
    const folder = join(temporary(), 'site');
    assemble(folder, { ...sources(), sqlite: null });
    expect(existsSync(join(folder, 'www', 'wp-content', 'db.php'))).toBe(false);
  });
});

describe('laying out a tree', () => {
  it('layTree links files of the cache, and copies with `copy`', () => {
    const [from, linked, copied] = [tree({ 'a/b.txt': 'text' }), join(temporary(), 'x'), join(temporary(), 'y')];
    layTree(from, linked);
    layTree(from, copied, { copy: true });
    const file = (folder: string) => statSync(join(folder, 'a', 'b.txt')).ino;
    expect(file(linked)).toBe(file(from));
    expect(file(copied)).not.toBe(file(from));
  });
});

describe('the copies of a SQLite database', () => {
  it('a SQLite copy is reset to the seed, without its old journal', async () => {
    const folder = tree({ 'seed.sqlite': 'seed', 'shop-8080.sqlite': 'spoilt', 'shop-8080.sqlite-wal': 'newer' });
    const database = sqlite(folder);
    await database.copy('seed', 'shop-8080');
    expect(readFileSync(join(folder, 'shop-8080.sqlite'), 'utf8')).toBe('seed');
    expect(existsSync(join(folder, 'shop-8080.sqlite-wal'))).toBe(false);
    expect(database.has('shop-8080')).toBe(true);
    expect(database.has('shop-8081')).toBe(false);
  });

  it('each port has its own SQLite copy', () => {
    const database = sqlite('/site');
    expect(database.environment('shop-8080')).not.toEqual(database.environment('shop-8081'));
  });
});

describe('PHP', () => {
  it('PHP with all required extensions is enough', () => {
    expect(missing(php, 'sqlite').filter(({ optional }) => !optional)).toEqual([]);
  });
  it('PHP without the driver of the requested database is incomplete', () => {
    expect(missing(php, 'mariadb').map((one) => one.package)).toContain('php-mysql');
    expect(missing(php, 'mariadb').map((one) => one.package)).not.toContain('php-sqlite3');
  });
  it('without PHP, all of its packages are missing', () => {
    expect(missing(null, 'sqlite').map((one) => one.package)).toEqual(
      expect.arrayContaining(['php-cli', 'php-sqlite3', 'php-gd']),
    );
  });
});

describe('the build of the plugin', () => {
  const at = (path: string, seconds: number) => utimesSync(path, seconds, seconds);

  it('the build of the plugin is stale when it is missing or older than any source, at any depth', () => {
    const checkout = tree({ 'src/deep/main.ts': '', 'widgets/a.ts': '' });
    at(join(checkout, 'src/deep/main.ts'), 1000);
    at(join(checkout, 'widgets/a.ts'), 1000);
    expect(buildIsStale(checkout)).toBe(true);
    tree({ 'php-plugin/build/manifest.json': '{}' }, checkout);
    at(join(checkout, 'php-plugin/build/manifest.json'), 2000);
    expect(buildIsStale(checkout)).toBe(false);
    at(join(checkout, 'src/deep/main.ts'), 3000);
    expect(buildIsStale(checkout)).toBe(true);
  });

  it('the build is not required where there is no plugin yet', () => {
    const checkout = temporary();
    expect(hasPlugin(checkout)).toBe(false);
    mkdirSync(join(checkout, 'php-plugin'));
    writeFileSync(join(checkout, 'php-plugin', 'islas.php'), '<?php');
    expect(hasPlugin(checkout)).toBe(true);
  });
});

describe('the lock of an installation', () => {
  it('the installation lock lets one process in, and tells the other why it waits', async () => {
    const [folder, order, said]: [string, string[], string[]] = [join(temporary(), 'lock'), [], []];
    const work = (name: string) => async () => {
      order.push(`${name} in`);
      await new Promise((done) => setTimeout(done, 50));
      order.push(`${name} out`);
    };
    const log = (words: string) => void said.push(words);
    await Promise.all([withLock(folder, log, work('a')), withLock(folder, log, work('b'))]);
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out']);
    expect(said).toEqual(['Waiting: another start is installing the same shop']);
  });

  it('the installation lock is free after a failure, and taken over from a process that is gone', async () => {
    const folder = join(temporary(), 'lock');
    await expect(
      withLock(
        folder,
        () => {},
        () => Promise.reject(new Error('no')),
      ),
    ).rejects.toThrow('no');
    tree({ pid: '999999999' }, folder);
    await expect(
      withLock(
        folder,
        () => {},
        async () => 'in',
      ),
    ).resolves.toBe('in');
  });
});
