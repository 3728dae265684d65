import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {{ file: string, name?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ key: string, file: string, bytes: number }} Piece
 * @typedef {{ core: number, beforeInteraction: number, afterFirstUse: number, react: number,
 *   chunks: Piece[], views: Piece[] }} Figures
 */

export const ENTRY = 'src/main.ts';

/** Chunks that a listing with jQuery does not fetch by itself, and what fetches them; every other one counts. */
const NOT_ON_A_LISTING = [
  { chunk: /^src\/api\/|services\/cookies/, by: 'a dismissal' },
  { chunk: /\/view\.tsx$/, by: 'a gesture' },
  { chunk: /services\/remove-link/, by: 'a removal that failed' },
  { chunk: /services\/fetch-transport/, by: 'a page without jQuery' },
  { chunk: /variation|swatch/, by: 'a product page' },
  { chunk: /account-menu|forms\/paint/, by: 'account pages' },
  { chunk: /coming-soon|widgets\/embed/, by: 'the banner and frames, where they are' },
];

/** @param {string} folder @returns {Manifest} */
export const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

/** The chunk and all it imports statically, each once. @param {Manifest} manifest @param {string[]} keys */
export const closure = (manifest, keys) => {
  const found = new Set(keys);
  for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
  return [...found];
};

/** Everything reachable from the entry by `import()`. @param {Manifest} manifest @param {string} from */
const lazy = (manifest, from) => {
  const found = new Set([from]);
  for (const key of found) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) found.add(next);
  }
  const core = closure(manifest, [from]);
  return [...found].filter((key) => !core.includes(key));
};

/**
 * The figures of a build in bytes of gzip -9, never blended: what makes a listing usable, and what one use adds.
 * @param {string} folder @returns {Figures}
 */
export const figures = (folder) => {
  const manifest = readManifest(folder);
  /** @param {string} key */
  const size = (key) => gzipSync(readFileSync(join(folder, manifest[key]?.file ?? '')), { level: 9 }).length;
  /** @param {string[]} keys */
  const sum = (keys) => keys.reduce((total, key) => total + size(key), 0);
  /** @param {string} key @returns {Piece} */
  const piece = (key) => ({ key, file: manifest[key]?.file ?? '', bytes: size(key) });

  const core = closure(manifest, [ENTRY]);
  const rest = lazy(manifest, ENTRY);
  const isView = (/** @type {string} */ key) => key.endsWith('/view.tsx');
  const before = closure(manifest, [
    ENTRY,
    ...rest.filter((key) => manifest[key]?.file && !key.startsWith('_') && !NOT_ON_A_LISTING.some(({ chunk }) => chunk.test(key))),
  ]);
  const react = Object.keys(manifest).filter((key) => manifest[key]?.name === 'react');
  const remedy = closure(manifest, ['widgets/add-to-cart/view.tsx']).filter(
    (key) => manifest[key] && !before.includes(key),
  );
  return {
    core: sum(core),
    beforeInteraction: sum(before) + ('src/head.ts' in manifest ? size('src/head.ts') : 0),
    afterFirstUse: sum(remedy),
    react: sum(react),
    chunks: rest.filter((key) => !isView(key)).map(piece),
    views: rest.filter(isView).map(piece),
  };
};

/** @param {Figures} figures */
export const table = ({ core, beforeInteraction, afterFirstUse, chunks, views }) =>
  [
    ['Core (everything `main.ts` imports)', core],
    ...chunks.map(({ key, bytes }) => [`\`${key.replace(/^_|-[\w-]{8}\.js$/g, '')}\``, bytes]),
    ...views.map(({ key, bytes }) => [`View \`${key}\``, bytes]),
    ['**Listing, before interaction**', beforeInteraction],
    ['**Listing, added by first use of React** (a failed add)', afterFirstUse],
  ].map(([what, bytes = 0]) => `| ${what} | ${bytes.toLocaleString('en')} |`);
