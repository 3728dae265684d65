import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { afterEach } from 'vitest';
import { Cache } from '../../../../.tools/store/cache.mjs';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is removed after the test. */
export const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'islas-test-'));
  folders.push(folder);
  return folder;
};

/** Writes files below a folder and returns the folder. */
export const tree = (files: Readonly<Record<string, string>>, folder = temporary()): string => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
};

export const WORDPRESS = (version = '7.1') => ({
  'wp-includes/version.php': `<?php\n$wp_version = '${version}';\n`,
  'wp-content/themes/twentytwentyfive/style.css': '/*\nTheme Name: Twenty Twenty-Five\nVersion: 1.5\n*/',
});
export const WOOCOMMERCE = (version = '11.0.1', needs = '6.9') => ({
  'woocommerce.php': `<?php\n/**\n * Plugin Name: WooCommerce\n * Version: ${version}\n * Requires at least: ${needs}\n */\n`,
});
export const STOREFRONT = (version = '4.6.2') => ({
  'style.css': `/*\nTheme Name: Storefront\nVersion:      ${version}\nText Domain:  storefront\n*/`,
});
export const PLUGIN = (name = 'Seasons', version = '2.1') => ({
  'helpers.php': '<?php // no header',
  'start.php': `<?php\n/*\n * Plugin Name: ${name}\n * Version: ${version}\n */`,
});
export const LANGUAGES = { 'es_ES.mo': 'core', 'plugins/woocommerce-es_ES.mo': 'shop' };
export const SQLITE = { 'db.copy': '<?php', 'load.php': '<?php\n/**\n * Version: 3.0.1\n */' };

/** A zip in the form of releases: deflated entries, then the directory. */
export const zip = (files: Readonly<Record<string, string>>, method: 0 | 8 = 8): Buffer => {
  const [bodies, directory]: Buffer[][] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = method === 8 ? deflateRawSync(Buffer.from(text)) : Buffer.from(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(crc32(text), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    bodies?.push(local, Buffer.from(name), packed);
    directory?.push(entry, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...(bodies ?? []), ...(directory ?? []), end]);
};

export const zipFile = (files: Readonly<Record<string, string>>): string => {
  const file = join(temporary(), 'release.zip');
  writeFileSync(file, zip(files));
  return file;
};

/** A gzipped tar with plain files. */
export const tarball = (files: Readonly<Record<string, string>>): Buffer =>
  gzipSync(
    Buffer.concat([
      ...Object.entries(files).flatMap(([name, text]) => {
        const head = Buffer.alloc(512);
        head.write(name, 0);
        head.write(`${Buffer.byteLength(text).toString(8).padStart(11, '0')}\0`, 124);
        head.write('0', 156);
        return [head, Buffer.from(text), Buffer.alloc((512 - (Buffer.byteLength(text) % 512)) % 512)];
      }),
      Buffer.alloc(1024),
    ]),
  );

/** Fakes for resolving sources without a network: a download fails unless `downloads` has a zip for its address. */
export const means = (downloads: Readonly<Record<string, string>> = {}, sqlite: string | null = null) => {
  const said: string[] = [];
  const asked: string[] = [];
  const get = async <T>(url: string, _say: (words: string) => void, use: (file: string) => T | Promise<T>) => {
    asked.push(url);
    const file = downloads[url];
    if (file === undefined) throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') });
    return use(file);
  };
  return {
    cache: new Cache(temporary()),
    log: (words: string) => void said.push(words),
    said,
    asked,
    download: get,
    sqliteZip: async <T>(_say: (words: string) => void, use: (file: string) => T | Promise<T>) => {
      if (sqlite === null) throw new Error('npm error network');
      return use(sqlite);
    },
  };
};
