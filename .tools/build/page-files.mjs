import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, runnerImport } from 'vite';
import { versionOf } from './stable-names.mjs';

/**
 * The files that pages have besides their modules: the script of the head, the one that holds tags, and the style sheet.
 * They are made of built files. Their names never change and their hash is in the query, so that a page that a cache kept
 * from before an update still gets them.
 */

/** @typedef {{ file: string, css?: string[], imports?: string[], version?: string, texts?: Record<string, Record<string, string>> }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

/** Parts of the head file by their sources. */
const PARTS = {
  attribution: 'widgets/attribution/head/attribution-head.ts',
  jquery: 'widgets/jquery/head/jquery-head.ts',
  events: 'src/entries/head/event-buffer.ts',
  consent: 'widgets/consent/head/consent-head.ts',
};

/** The file that blocks tags; pages load it after the head file. */
const TAGS = 'widgets/consent/head/tags-head.ts';

/** Entries whose style sheets any page may need, in the order of the cascade. */
const STYLES = [
  'src/main.ts',
  'src/entries/overlays.ts',
  'widgets/drawer/view.tsx',
  'widgets/search/view.tsx',
  'widgets/consent/entry.ts',
  'widgets/cart-page/entry.ts',
  'widgets/swatches/form/view.tsx',
];

/** Entries whose style sheets a product's page needs beside it, where it has both. */
const PRODUCT_STYLES = ['widgets/gallery/entry.ts', 'widgets/product-tabs/entry.ts'];

/**
 * Texts in the head files, by the file and in groups. A page prints those that differ: a shop's own words, a corrected
 * translation.
 *
 * @param {string} root
 * @returns {Promise<Record<string, Record<string, Record<string, string>>>>}
 */
const readTexts = async (root) => {
  const load = async (/** @type {string} */ file) => (await runnerImport(join(root, file))).module;
  const [english, printed, { spanishTexts }] = await Promise.all(
    ['src/wordpress/english.ts', 'widgets/drawer/print-drawer.ts', 'src/entries/spanish-texts.ts'].map(load),
  );
  const drawer = { ...printed.DRAWER_TEXTS };
  // Addresses are no texts.
  delete drawer.shop_url;
  delete drawer.cart_url;
  return {
    head: {},
    'head-en_US': { page: english.SOURCES, drawer },
    'head-es_ES': { page: spanishTexts.settings.texts, drawer: spanishTexts.CartDrawer.texts },
  };
};

/** Style sheets of a source and of what it imports. @param {Manifest} manifest @param {string} source @returns {string[]} */
const stylesOf = (manifest, source) => {
  const { css = [], imports = [] } = manifest[source] ?? {};
  return [...css, ...imports.flatMap((imported) => stylesOf(manifest, imported))];
};

/** @param {string} name of a function on the window @param {string} code of a self-contained script */
const asFunction = (name, code) => {
  const body = /^\(\(\)=>(\{.*\})\)\(\);?$/s.exec(code.trim())?.[1];
  if (!body) throw new Error(`The built script of ${name} is no function that is called at once.`);
  return `window.${name}=()=>${body};\n`;
};

/**
 * In the order that compresses best. jQuery on demand and order attribution wait until a page calls them, jQuery with its
 * data behind the scripts of the head, attribution under the name that pages from before an update call. It calls itself
 * where an optimiser has let the page's data come first. Consent, which may throw, is last and starts only where PHP has
 * printed its configuration.
 *
 * @param {Record<keyof typeof PARTS, string>} code
 */
const headOf = ({ jquery, attribution, events, consent }) =>
  [
    asFunction('islasLanding', attribution),
    'window.wc_order_attribution?.isLate&&islasLanding();\n',
    `${events.trim()}\n`,
    asFunction('islasJQuery', jquery),
    `window.islas?.config&&${consent.trim()}\n`,
  ].join('');

/**
 * Writes the files into the built folder and names them in its manifest.
 *
 * @param {string} root @param {string} folder
 */
export const writePageFiles = async (root, folder) => {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file.replace(/\?.*/, '')), 'utf8');
  const write = (/** @type {string} */ file, /** @type {string} */ content) => {
    if (existsSync(join(folder, file))) throw new Error(`Two built files have the name ${file}.`);
    writeFileSync(join(folder, file), content);
    return { file, version: versionOf(content) };
  };
  const texts = await readTexts(root);
  const part = (/** @type {keyof typeof PARTS} */ name) => read(manifest[PARTS[name]]?.file ?? '');
  const code = headOf({
    jquery: part('jquery'),
    attribution: part('attribution'),
    events: part('events'),
    consent: part('consent'),
  });
  for (const [name, groups] of Object.entries(texts)) {
    const data = JSON.stringify(groups);
    const whole = minifySync('head.js', `window[Symbol.for("islas.texts")]=${data};\n${code}`, { module: false });
    manifest[name] = { ...write(`${name}.js`, whole.code), texts: groups };
  }
  manifest['head-tags'] = write('head-tags.js', read(manifest[TAGS]?.file ?? ''));
  for (const [name, sources] of Object.entries({ style: STYLES, product: PRODUCT_STYLES })) {
    const css = [...new Set(sources.flatMap((source) => stylesOf(manifest, source)))];
    manifest[name] = { ...write(`${name}.css`, css.map(read).join('')), css };
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
};
