// @vitest-environment node
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { address } from '../../../../.tools/store/sources/addresses.mjs';
import { chooseSources } from '../../../../.tools/store/sources/choose.mjs';
import { classify } from '../../../../.tools/store/sources/classify.mjs';
import { identify } from '../../../../.tools/store/sources/identify.mjs';
import { byVersion, sameVersion } from '../../../../.tools/store/sources/versions.mjs';
import { LANGUAGES, means, PLUGIN, SQLITE, STOREFRONT, tree, WOOCOMMERCE, WORDPRESS, zipFile } from './fixtures';

const all = () => ({
  db: 'sqlite' as const,
  wordpress: tree(WORDPRESS()),
  woocommerce: tree(WOOCOMMERCE()),
  theme: tree(STOREFRONT()),
  languages: tree(LANGUAGES),
  sqlite: tree(SQLITE),
});

describe('versions', () => {
  it('versions are ordered by number', () => {
    expect(['10.0.4', '9.3.3', '11.0.1', '9.10'].sort(byVersion)).toEqual(['9.3.3', '9.10', '10.0.4', '11.0.1']);
  });
  it('a missing part of a version counts as zero', () => {
    expect(sameVersion('7.1', '7.1.0')).toBe(true);
    expect(sameVersion('7.1', '7.10')).toBe(false);
  });
});

describe('the meaning of an option', () => {
  it('an option is a folder or a file when one exists', () => {
    const folder = tree({});
    expect(classify(folder)).toEqual({ is: 'folder', path: folder });
    const file = zipFile({});
    expect(classify(file)).toEqual({ is: 'zip', path: file });
  });
  it('an option is a version, or a name with an optional version', () => {
    expect(classify('11.1.0-beta.1')).toEqual({ is: 'version', version: '11.1.0-beta.1' });
    expect(classify('twentytwentyfive')).toEqual({ is: 'name', name: 'twentytwentyfive' });
    expect(classify('storefront@4.6.2')).toEqual({ is: 'name', name: 'storefront', version: '4.6.2' });
  });
  it.each(['./nowhere.zip', '/no/such/folder', 'storefront@latest', ''.padEnd(3, '.') + '/x'])(
    'the option %s is reported as missing',
    (text) => {
      expect(() => classify(text)).toThrow(`There is no file or folder at ${text}`);
    },
  );
});

describe('addresses', () => {
  it('download addresses write versions as wordpress.org does', () => {
    expect(address.wordpress('7.1.0')).toBe('https://wordpress.org/wordpress-7.1.zip');
    expect(address.wordpress('6.9.7')).toBe('https://wordpress.org/wordpress-6.9.7.zip');
    expect(address.woocommerce('11.0')).toBe('https://downloads.wordpress.org/plugin/woocommerce.11.0.0.zip');
    expect(address.theme('storefront', '4.6.2')).toBe('https://downloads.wordpress.org/theme/storefront.4.6.2.zip');
    expect(address.theme('astra')).toBe('https://downloads.wordpress.org/theme/astra.latest-stable.zip');
  });
});

describe('recognising a source', () => {
  it('identify reads the version from the source, also one folder down', () => {
    expect(identify('wordpress', tree(WORDPRESS('6.9.7'))).version).toBe('6.9.7');
    const root = tree({ 'woocommerce/woocommerce.php': WOOCOMMERCE('10.0.4')['woocommerce.php'] });
    expect(identify('woocommerce', root)).toEqual({ root: join(root, 'woocommerce'), version: '10.0.4' });
    expect(identify('theme', tree(STOREFRONT())).version).toBe('storefront@4.6.2');
  });
  it('identify names language packs by their content', () => {
    const [one, same, other] = [tree(LANGUAGES), tree(LANGUAGES), tree({ ...LANGUAGES, 'es_ES.mo': 'newer' })];
    expect(identify('languages', one).version).toBe(identify('languages', same).version);
    expect(identify('languages', one).version).not.toBe(identify('languages', other).version);
  });
  it('identify refuses another kind of folder, and names the missing file', () => {
    expect(() => identify('wordpress', tree(STOREFRONT()))).toThrow('no wp-includes/version.php in it');
  });
});

describe('choosing sources', () => {
  it('chosen sources are copied into the cache, so that the next start needs no options', async () => {
    const using = means();
    const first = await chooseSources(all(), using);
    expect(first.theme).toMatchObject({ slug: 'storefront', version: '4.6.2' });
    const second = await chooseSources({ db: 'sqlite' }, using);
    expect(second).toEqual(first);
    expect(using.asked).toEqual([]);
    expect(existsSync(join(first.wordpress.path, 'wp-includes', 'version.php'))).toBe(true);
  });

  it('the cache keeps several versions, and one is chosen again by its number', async () => {
    const using = means();
    await chooseSources(all(), using);
    await chooseSources({ db: 'sqlite', wordpress: tree(WORDPRESS('6.9.7')) }, using);
    expect((await chooseSources({ db: 'sqlite' }, using)).wordpress.version).toBe('6.9.7');
    expect((await chooseSources({ db: 'sqlite', wordpress: '7.1.0' }, using)).wordpress.version).toBe('7.1');
    expect(using.asked).toEqual([]);
  });

  it('a theme that comes with WordPress is found by its name or as "block"', async () => {
    const using = means();
    await chooseSources(all(), using);
    const block = { slug: 'twentytwentyfive', version: '1.5', path: null };
    expect((await chooseSources({ db: 'sqlite', theme: 'twentytwentyfive' }, using)).theme).toEqual(block);
    expect((await chooseSources({ db: 'sqlite' }, using)).theme).toEqual(block);
    expect((await chooseSources({ db: 'sqlite', theme: 'classic' }, using)).theme.slug).toBe('storefront');
    expect((await chooseSources({ db: 'sqlite', theme: 'block' }, using)).theme).toEqual(block);
  });

  it('a source that is a zip is unpacked', async () => {
    const using = means();
    const zipped = zipFile({ 'woocommerce/woocommerce.php': WOOCOMMERCE('10.0.4')['woocommerce.php'] });
    expect((await chooseSources({ ...all(), woocommerce: zipped }, using)).woocommerce.version).toBe('10.0.4');
  });

  it('a version is downloaded once', async () => {
    const url = address.woocommerce('10.0.4');
    const using = means({
      [url]: zipFile({ 'woocommerce/woocommerce.php': WOOCOMMERCE('10.0.4')['woocommerce.php'] }),
    });
    await chooseSources({ ...all(), woocommerce: '10.0.4' }, using);
    await chooseSources({ ...all(), woocommerce: '10.0.4' }, using);
    expect(using.asked).toEqual([url]);
  });

  it('language packs of the chosen versions are downloaded, and a theme may have none', async () => {
    const { languages: _given, ...rest } = all();
    const [core, plugin] = address.languages({
      wordpress: '7.1',
      woocommerce: '11.0.1',
      theme: 'storefront',
      themeVersion: '4.6.2',
    });
    const using = means({
      [core?.url ?? '']: zipFile({ 'es_ES.mo': 'core' }),
      [plugin?.url ?? '']: zipFile({ 'woocommerce-es_ES.mo': 'shop' }),
    });
    const { languages } = await chooseSources(rest, using);
    expect(existsSync(join(languages.path, 'es_ES.mo'))).toBe(true);
    expect(existsSync(join(languages.path, 'plugins', 'woocommerce-es_ES.mo'))).toBe(true);
    expect(using.said.join()).toContain('No Spanish for storefront');
  });

  it('MariaDB needs no drop-in', async () => {
    const { sqlite: _given, ...rest } = all();
    expect((await chooseSources({ ...rest, db: 'mariadb' }, means())).sqlite).toBeNull();
  });

  it('a WooCommerce that needs a newer WordPress is refused', async () => {
    const wordpress = tree(WORDPRESS('6.8'));
    await expect(chooseSources({ ...all(), wordpress }, means())).rejects.toThrow(
      'WooCommerce 11.0.1 needs WordPress 6.9; chosen is WordPress 6.8.',
    );
  });
});

describe('other plugins of a shop', () => {
  it('other plugins are kept and found by their folder, whatever their main file is called', async () => {
    const using = means();
    const folder = tree(Object.fromEntries(Object.entries(PLUGIN()).map(([name, text]) => [`seasons/${name}`, text])));
    const { plugins } = await chooseSources({ ...all(), plugins: [join(folder, 'seasons')] }, using);
    expect(plugins).toMatchObject([{ slug: 'seasons', version: '2.1', file: 'seasons/start.php' }]);
    for (const text of ['seasons', 'seasons@2.1']) {
      expect((await chooseSources({ db: 'sqlite', plugins: [text] }, using)).plugins).toEqual(plugins);
    }
    expect(using.asked).toEqual([]);
  });

  it('other plugins are not part of a next start that does not name them', async () => {
    const using = means();
    await chooseSources({ ...all(), plugins: [tree(PLUGIN())] }, using);
    expect((await chooseSources({ db: 'sqlite' }, using)).plugins).toEqual([]);
  });

  it('a plugin whose zip has no folder is named by the zip', async () => {
    const file = join(tree({}), 'seasons.2.1.zip');
    copyFileSync(zipFile(PLUGIN()), file);
    expect((await chooseSources({ ...all(), plugins: [file] }, means())).plugins).toMatchObject([{ slug: 'seasons' }]);
  });

  it('other plugins are downloaded once, in the latest or the requested version', async () => {
    const zipped = zipFile({ 'seasons/start.php': PLUGIN()['start.php'] });
    const using = means({ [address.plugin('seasons')]: zipped, [address.plugin('seasons', '2.0')]: zipped });
    await chooseSources({ ...all(), plugins: ['seasons'] }, using);
    await chooseSources({ ...all(), plugins: ['seasons', 'seasons'] }, using);
    await chooseSources({ ...all(), plugins: ['seasons@2.0'] }, using);
    expect(using.asked).toEqual([
      'https://downloads.wordpress.org/plugin/seasons.latest-stable.zip',
      'https://downloads.wordpress.org/plugin/seasons.2.0.zip',
    ]);
  });

  it('a source that is no plugin is refused with a message', async () => {
    await expect(chooseSources({ ...all(), plugins: [tree(STOREFRONT())] }, means())).rejects.toThrow(
      'holds no plugin',
    );
    await expect(chooseSources({ ...all(), plugins: ['2.1'] }, means())).rejects.toThrow('no file or folder at 2.1');
    await expect(chooseSources({ ...all(), plugins: ['seasons'] }, means())).rejects.toThrow('--plugin FOLDER|ZIP');
  });
});

describe('offline with an empty cache', () => {
  it.each([
    ['wordpress', 'WordPress 7.1 is not in the cache', '--wordpress FOLDER|ZIP'],
    ['woocommerce', 'WooCommerce 11.0.1 is not in the cache', '--woocommerce FOLDER|ZIP'],
    ['theme', 'The theme storefront is not in the cache', '--theme twentytwentyfive'],
    ['languages', 'Spanish is not in the cache', '--languages FOLDER|ZIP'],
    ['sqlite', 'The SQLite drop-in is not in the cache', '--sqlite FOLDER|ZIP'],
  ] as const)('says that %s is missing, why, and what to give', async (kind, what, advice) => {
    const { [kind]: _missing, ...rest } = all();
    const failure: unknown = await chooseSources(rest, means()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'StoreError' });
    expect(String(failure)).toContain(what);
    expect(String(failure)).toMatch(/ENOTFOUND|npm error/);
    expect(String(failure)).toContain(advice);
  });

  it('a damaged download has another message than a missing network', async () => {
    const url = address.wordpress('7.2');
    const broken = join(tree({ 'release.zip': 'PK not a zip' }), 'release.zip');
    await expect(chooseSources({ ...all(), wordpress: '7.2' }, means({ [url]: broken }))).rejects.toThrow(
      'cannot be unpacked',
    );
  });
});
