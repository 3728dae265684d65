// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeZip } from '../../../../.tools/build/archive.mjs';
import { pluginFiles, versionProblems, writeZip } from '../../../../.tools/build/plugin-files.mjs';

/** Reads an archive as installers do: from the directory at its end. */
const readZip = (zip: Buffer) => {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, size, title] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(start, start + packed));
    expect([content.length, crc32(content)]).toEqual([size, zip.readUInt32LE(at + 16)]);
    files.set(zip.toString('utf8', at + 46, at + 46 + title), content.toString());
    at += 46 + title;
  }
  expect(at).toBe(end);
  return files;
};

const MANIFEST = {
  'src/main.ts': { file: 'main-1.js', isEntry: true, imports: ['_store.js'], dynamicImports: ['widgets/a/view.tsx'] },
  'src/entries/standalone.ts': { file: 'embed-1.js', isEntry: true, imports: ['_store.js', '_only-embed.js'] },
  '_store.js': { file: 'store-1.js' },
  '_only-embed.js': { file: 'only-embed-1.js' },
  'widgets/a/view.tsx': { file: 'view-1.js', css: ['view-1.css'] },
  'head-es_ES': { file: 'head-es_ES.js', version: '94bd53c3' },
};

const ADMIN = { 'widgets/admin/entry.ts': { file: 'admin-1.js', isEntry: true, css: ['admin-1.css'] } };

const SCREEN = {
  'widgets/admin/screen/entry.ts': { file: 'screen-1.js', isEntry: true },
  'style.css': { file: 'style-1.css' },
};

const RUNS = [
  'php-plugin/islas.php',
  'php-plugin/readme.txt',
  'php-plugin/wpml-config.xml',
  'php-plugin/src/Plugin.php',
  'php-plugin/src/Admin/Screen.php',
  'php-plugin/languages/islas-es_ES.mo',
  'php-plugin/languages/islas-es_ES.l10n.php',
  'php-plugin/languages/islas-es_ES-islas-screen.json',
  ...[
    'manifest.php',
    'main-1.js',
    'store-1.js',
    'view-1.js',
    'view-1.css',
    'head-es_ES.js',
    'admin-1.js',
    'admin-1.css',
    'screen-1.js',
    'style-1.css',
  ].map((name) => `php-plugin/build/${name}`),
];
const STAYS = [
  'php-plugin/.phpcs.xml',
  'php-plugin/composer.json',
  'php-plugin/src/notes.md',
  'php-plugin/languages/islas-es_ES.po',
  'php-plugin/build/embed-1.js',
  'php-plugin/build/only-embed-1.js',
  'php-plugin/build/old-0.js',
  'php-plugin/build/types/embed.d.ts',
  'src/main.ts',
];

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'islas-zip-'));
  for (const path of [...RUNS, ...STAYS]) write(path, path);
  write('php-plugin/build/manifest.json', JSON.stringify(MANIFEST));
  write('php-plugin/build/admin.json', JSON.stringify(ADMIN));
  write('php-plugin/build/screen.json', JSON.stringify(SCREEN));
  write('LICENSE', 'GPL');
  write('package.json', '{"version":"1.2.3"}');
  write('php-plugin/islas.php', '<?php\n/**\n * Plugin Name: Islas\n * Version: 1.2.3\n */');
  write('php-plugin/readme.txt', '=== Islas ===\nStable tag: 1.2.3\n');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the archive', () => {
  it('the archive is one folder with the files that the plugin needs, and nothing else', () => {
    const names = [...readZip(readFileSync(writeZip(root))).keys()];
    const wanted = [...RUNS.map((path) => path.replace('php-plugin', 'islas')), 'islas/license.txt'];
    expect(names).toEqual(
      [...wanted, ...['admin', 'manifest', 'screen'].map((name) => `islas/build/${name}.json`)].sort(),
    );
  });

  it('the archive keeps every file unchanged, also empty, large and Spanish ones', () => {
    const files = { 'islas/vacío.txt': '', 'islas/ñandú.txt': 'año\0', 'islas/large.txt': 'x'.repeat(300_000) };
    const zip = makeZip(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })));
    expect(Object.fromEntries(readZip(zip))).toEqual(files);
  });

  it('the archive has the same bytes for the same files, in any order and at any time', () => {
    const files = pluginFiles(root);
    for (const path of RUNS) write(path, readFileSync(join(root, path), 'utf8'));
    expect(makeZip([...pluginFiles(root)].reverse()).equals(makeZip(files))).toBe(true);
  });

  it('the archive is refused when the versions differ', () => {
    expect(versionProblems(root)).toEqual([]);
    write('php-plugin/readme.txt', 'Stable tag: 1.2.2');
    expect(() => writeZip(root)).toThrow('php-plugin/readme.txt says version 1.2.2, package.json 1.2.3');
  });

  it('the archive needs a build', () => {
    rmSync(join(root, 'php-plugin/build'), { recursive: true });
    expect(() => writeZip(root)).toThrow('npm run build');
  });
});

/** Needs "npm run build", which the test command runs before. */
describe.skipIf(!existsSync('php-plugin/build/manifest.json'))('the archive of this project', () => {
  it('the archive of this project has the whole plugin and no development files', () => {
    const names = pluginFiles(process.cwd()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['islas/islas.php', 'islas/uninstall.php', 'islas/src/Plugin.php']));
    expect(names).toEqual(
      expect.arrayContaining(['islas/build/main.js', 'islas/build/core.js', 'islas/build/core.css']),
    );
    expect(names).toContain('islas/languages/islas-es_ES.l10n.php');
    expect(
      names.filter((name) => /\.(tsx?|mjs|map|po|pot|md|lock|neon|dist)$|test|vendor|composer|\/\./i.test(name)),
    ).toEqual([]);
  });

  it('the archive of this project contains no path of the machine that made it', () => {
    const home = process.cwd();
    expect(
      pluginFiles(home)
        .filter(({ content }) => content.includes(home))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});
