import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {{ file: string, name?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ key: string, file: string, bytes: number }} Piece
 * @typedef {{ core: number, beforeInteraction: number, afterFirstUse: number, react: number,
 *   painters: { what: string, bytes: number }[], chunks: Piece[], views: Piece[] }} Figures
 */

export const ENTRY = 'src/main.ts';

/** Chunks that a listing with jQuery does not fetch by itself, and what fetches them; every other one counts. */
const NOT_ON_A_LISTING = [
  { chunk: /^src\/api\/|dismissal|banner-save/, by: 'a dismissal' },
  { chunk: /\/view\.tsx$|choose/, by: 'a gesture' },
  { chunk: /services\/remove-link/, by: 'a removal that failed' },
  { chunk: /services\/fetch-transport/, by: 'a page without jQuery' },
  { chunk: /variation|swatch|product-form/, by: 'a product page' },
  { chunk: /forms\/paint/, by: 'a password, an address, a field with help: account and checkout' },
  { chunk: /^_(notice|store-notice|banner)-/, by: 'notices and the banner, where they are' },
  { chunk: /widgets\/embed/, by: 'frames, where they are' },
];

const CART = 'src/stores/cart-engine.ts';
const PAGE = 'src/page-islands.ts';

/**
 * What the page around the cart brings before interaction, by what is on the page: listings, products, carts,
 * checkouts and all others share the first; each of the rest is a page that has one thing more.
 */
const PAINTERS = {
  'any page, listing, product, cart, checkout': [],
  'a password': ['widgets/forms/paint-password.ts'],
  'a field with help': ['widgets/forms/paint-help.ts'],
  'an account menu with a submenu': ['widgets/page/paint-account-menu.ts'],
  'an alert notice': ['widgets/page/paint-notice.ts'],
  'a store notice': ['widgets/notices/paint-store-notice.ts'],
  'the coming-soon banner': ['widgets/notices/paint-coming-soon.ts'],
  'a post embedded': ['widgets/embed/paint-resize.ts'],
  'a frame of another site': ['widgets/embed/paint-frame.ts'],
};

/** @param {string} folder @param {string} [name] `admin.json` for the owner's screens @returns {Manifest} */
export const readManifest = (folder, name = 'manifest.json') => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** The chunk and all it imports statically, each once. @param {Manifest} manifest @param {string[]} keys */
export const closure = (manifest, keys) => {
  const found = new Set(keys);
  for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
  return [...found];
};

/**
 * What is fetched from an entry on, through every `import()` that `isFetched` says yes to.
 * @param {Manifest} manifest @param {string} entry @param {(key: string) => boolean} isFetched
 */
const reach = (manifest, entry, isFetched) => {
  const found = new Set([entry]);
  for (const key of found) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports.filter(isFetched)]) found.add(next);
  }
  return [...found];
};

/**
 * The figures of a build in bytes of gzip -9, never blended: what makes a listing usable, and what one use adds.
 * @param {string} folder @returns {Figures}
 */
export const figures = (folder) => {
  const manifest = readManifest(folder);
  const fileOf = (/** @type {string} */ key) => manifest[key]?.file ?? '';
  const weight = (/** @type {string} */ file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  const total = (/** @type {Iterable<string>} */ files) => [...files].reduce((bytes, file) => bytes + weight(file), 0);
  const size = (/** @type {string} */ key) => weight(fileOf(key));
  const sum = (/** @type {string[]} */ keys) => total(keys.map(fileOf));
  const piece = (/** @type {string} */ key) => ({ key, file: fileOf(key), bytes: size(key) });
  const isView = (/** @type {string} */ key) => key.endsWith('/view.tsx');

  const core = closure(manifest, [ENTRY]);
  const all = reach(manifest, ENTRY, () => true).filter((key) => !core.includes(key));
  const before = reach(manifest, ENTRY, (key) => !NOT_ON_A_LISTING.some(({ chunk }) => chunk.test(key)));
  const shared = closure(manifest, [ENTRY, CART]).map(fileOf);
  const painters = Object.entries(PAINTERS).map(([what, roots]) => {
    const files = closure(manifest, [PAGE, ...roots]).map(fileOf);
    return { what, bytes: total(new Set(files.filter((file) => !shared.includes(file)))) };
  });
  const remedy = closure(manifest, ['widgets/add-to-cart/view.tsx']).filter((key) => !before.includes(key));
  return {
    core: sum(core),
    beforeInteraction: sum([...before, 'src/head.ts']),
    afterFirstUse: sum(remedy),
    react: sum(all.filter((key) => manifest[key]?.name === 'react')),
    painters,
    chunks: all.filter((key) => !isView(key)).map(piece),
    views: all.filter(isView).map(piece),
  };
};

/** @param {Figures} figures */
export const table = ({ core, beforeInteraction, afterFirstUse, painters, chunks, views }) =>
  [
    ['Core (everything `main.ts` imports)', core],
    ...chunks.map(({ key, bytes }) => [`\`${key.replace(/^_|-[\w-]{6}\.js$/g, '')}\``, bytes]),
    ...views.map(({ key, bytes }) => [`View \`${key}\``, bytes]),
    ...painters.map(({ what, bytes }, i) => [`Painters before interaction: ${i ? 'a page with ' : ''}${what}`, bytes]),
    ['**Listing, before interaction**', beforeInteraction],
    ['**Listing, added by first use of React** (a failed add)', afterFirstUse],
  ].map(([what, bytes = 0]) => `| ${what} | ${bytes.toLocaleString('en')} |`);
