import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFeatures } from '../features/read.mjs';

/**
 * @typedef {{ file: string, name?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ what: string, entries: readonly string[], inline?: readonly string[], limit: { bytes: number, requests: number, part?: number } }} PageKind `part`: bytes in addition to any page
 * @typedef {PageKind & { bytes: number, requests: number, missing: string[], hasReact: boolean }} PageFigures
 * @typedef {{ key: string, bytes: number, requests: number }} Piece
 * @typedef {{ pages: PageFigures[], head: number, firstLayer: number, views: Piece[], rest: Piece | null, react: number }} Figures
 */

const DECLARED = readFeatures(join(import.meta.dirname, '../..')).flatMap(({ entries }) => entries);
const MAIN = 'src/main.ts';
/** Source of an entry. @param {string} name */
const fileOf = (name) => DECLARED.find((entry) => entry.name === name)?.file ?? '';

/**
 * The entries of Islas that a kind of page loads without interaction, with their imports. Journeys
 * (`tests/e2e/weight.e2e.ts`) check the same limits on real pages.
 * @type {readonly PageKind[]}
 */
export const PAGES = [
  { what: 'any page', entries: [MAIN], limit: { bytes: 15_600, requests: 1 } },
  ...DECLARED.flatMap(({ file, when, after = [], page }) => {
    if (!page) return [];
    const { what, inline = [], ...limit } = page;
    const isInline = when === 'inline';
    return {
      what,
      entries: [MAIN, ...after.map(fileOf), ...(isInline ? [] : [file])],
      inline: [...inline.map(fileOf), ...(isInline ? [file] : [])],
      limit,
    };
  }),
  {
    what: 'with the checkout',
    entries: [MAIN, fileOf('fields'), fileOf('cart-queue'), fileOf('selects')],
    limit: { bytes: 22_470, requests: 4 },
  },
  {
    what: 'with overlays, when one is approached',
    entries: [MAIN, 'src/entries/overlays.ts'],
    limit: { bytes: 19_220, requests: 2 },
  },
];

/** The file in the head, which every page fetches besides its modules; here with Spanish texts (`page-files.mjs`). */
export const HEAD_FILE = { what: 'The file of the head, on every page', source: 'head-es_ES', limit: 7_040 };

/** All consent bytes of a page before a decision: bar and decision code, without the signals. */
export const FIRST_LAYER = { what: 'with it the first layer of consent', source: fileOf('head-consent'), limit: 3_500 };

/** The REST client, which loads with the first call. */
const REST = 'src/wordpress/rest/client.ts';

/** @param {string} folder @param {string} [name] `admin.json` for the owner's screens @returns {Manifest} */
export const readManifest = (folder, name = 'manifest.json') => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** The chunk and all it imports statically, each once. @param {Manifest} manifest @param {readonly string[]} keys */
export const closure = (manifest, keys) => {
  const found = new Set(keys.filter((key) => manifest[key]));
  for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
  return [...found];
};

/**
 * The figures of a build, each separate: what pages load, and what a touch or a call adds.
 * @param {Manifest} manifest
 * @param {(file: string) => number} weigh bytes of a file, gzip -9
 * @returns {Figures}
 */
export const figuresOf = (manifest, weigh) => {
  const filesOf = (/** @type {readonly string[]} */ keys) =>
    new Set(closure(manifest, keys).map((key) => manifest[key]?.file ?? ''));
  const total = (/** @type {Iterable<string>} */ files) => [...files].reduce((bytes, file) => bytes + weigh(file), 0);
  const react = Object.values(manifest).find(({ name }) => name === 'react')?.file ?? '';
  const pages = PAGES.map((page) => {
    const files = filesOf(page.entries);
    return {
      ...page,
      bytes: total(new Set([...files, ...filesOf(page.inline ?? [])])),
      requests: files.size,
      missing: page.entries.filter((entry) => !manifest[entry]),
      hasReact: files.has(react),
    };
  });
  const there = filesOf(PAGES.flatMap(({ entries }) => entries)).add(react);
  const added = (/** @type {string} */ key) => {
    const files = [...filesOf([key])].filter((file) => !there.has(file));
    return { key, bytes: total(files), requests: files.length };
  };
  return {
    pages,
    head: total(filesOf([HEAD_FILE.source])),
    firstLayer: total(filesOf([FIRST_LAYER.source])),
    views: Object.keys(manifest)
      .filter((key) => key.endsWith('/view.tsx'))
      .map(added),
    rest: manifest[REST] ? added(REST) : null,
    react: react ? weigh(react) : 0,
  };
};

/** The figures of a built folder. @param {string} folder */
export const figures = (folder) =>
  figuresOf(readManifest(folder), (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);

/** @param {number} bytes */
const words = (bytes) => bytes.toLocaleString('en');

/** The rows of a Markdown table, with its head. @param {Figures} figures */
export const table = ({ pages, head, firstLayer, views, rest, react }) => [
  '| JavaScript of Islas | bytes, gzip -9 | requests |',
  '| --- | ---: | ---: |',
  ...pages.map(({ what, bytes, requests, missing }, i) => {
    const page = i ? `A page ${what}` : 'Any page';
    return missing.length ? `| ${page} | – | – |` : `| ${page} | ${words(bytes)} | ${requests} |`;
  }),
  `| ${HEAD_FILE.what} | ${words(head)} | 1 |`,
  `| ${FIRST_LAYER.what} | ${words(firstLayer)} | 0 |`,
  ...(react ? [`| React, at the first touch of what needs it | ${words(react)} | 1 |`] : []),
  ...views.map(({ key, bytes, requests }) => `| with it the view \`${key}\` | ${words(bytes)} | ${requests} |`),
  ...(rest ? [`| The REST client, at its first call | ${words(rest.bytes)} | ${rest.requests} |`] : []),
];
