import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFeatures } from '../features/read.mjs';

/**
 * @typedef {{ file: string, name?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest key: a source, such as `src/main.ts`
 * @typedef {{ source: string, file: string, limit: string }} Limited `file`: path from the project's root
 */

const ROOT = join(import.meta.dirname, '../..');
const BUILD = 'php-plugin/build';

/** Limits of the files that belong to no single feature. Each is about 5 % above the size when it was set. */
const PLATFORM = {
  'src/main.ts': '22 kB',
  'src/entries/head/head-es_ES.ts': '9.3 kB',
  'src/wordpress/rest/client.ts': '8 kB',
};
const REACT = '71.8 kB';
/** What an entry shares with the pages of others (`storefront.mjs`), by the entry's name. */
const SHARED = { product: '5.9 kB' };
/** Limit of a view, which a touch loads, and of an entry whose feature declares none. */
const VIEW = '5.2 kB';
const ENTRY = '3 kB';

/** @param {string} folder @param {string} [name] `admin.json` for the owner's screens @returns {Manifest} */
export const readManifest = (folder, name = 'manifest.json') => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/**
 * Every file of the storefront that has a limit: entries, views and React. A change of one source moves one of them.
 * @param {string} [root] the project's folder
 * @returns {Limited[]}
 * @throws {Error} if the build lacks a file that the platform or a feature declares
 */
export const limitedFiles = (root = ROOT) => {
  const manifest = readManifest(join(root, BUILD));
  const limits = new Map(Object.entries(PLATFORM));
  for (const { entries } of readFeatures(root))
    for (const { file, limit = ENTRY } of entries) limits.set(file, limits.get(file) ?? limit);
  for (const [source, { name }] of Object.entries(manifest))
    if (name === 'react') limits.set(source, REACT);
    else if (source.endsWith('/view.tsx')) limits.set(source, VIEW);
  for (const [name, limit] of Object.entries(SHARED)) limits.set(`_${name}-shared`, limit);
  return [...limits].map(([source, limit]) => {
    const entry = manifest[source];
    // An entry that other files need something of is two files (`storefront.mjs`): its code is in the second.
    const chunk = manifest[source === 'src/main.ts' ? '_core' : `_${entry?.name}-core`] ?? entry;
    if (!chunk) throw new Error(`${source} is not in the build.`);
    return { source, file: `${BUILD}/${chunk.file}`, limit };
  });
};

/** Rows of a Markdown table of these files and their sizes. @param {string} [root] the project's folder */
export const sizeTable = (root = ROOT) => [
  '| File | bytes, gzip -9 | limit |',
  '| --- | ---: | ---: |',
  ...limitedFiles(root).map(({ source, file, limit }) => {
    const bytes = gzipSync(readFileSync(join(root, file)), { level: 9 }).length;
    return `| \`${source.replace(/^_/, '')}\` | ${bytes.toLocaleString('en')} | ${limit} |`;
  }),
];
