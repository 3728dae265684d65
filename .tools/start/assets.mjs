import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readFeatures } from '../features/read.mjs';

const ROOT = join(import.meta.dirname, '../..');
const ENTRY = 'src/main.ts';
const HEAD = 'src/entries/head/head.ts';
const CONSENT = 'widgets/consent/entry.ts';
const CONSENT_SIGNALS = 'widgets/consent/head/signals-head.ts';

/** Entries of features that pages print. */
const PRINTED = readFeatures(ROOT)
  .flatMap(({ entries }) => entries)
  .filter(({ when }) => when === 'every-page' || when === 'with-markup');

/** @param {string} address */
const tag = (address) => `<script type="module" src="${address}"></script>\n`;

/** Their tags, by the name of the entry. @param {(source: string) => string} address */
const entryTags = (address) => Object.fromEntries(PRINTED.map(({ name, file }) => [name, tag(address(file))]));

/** @param {string} address of the entry, named as WordPress names the element of a module */
const entry = (address) => `<script type="module" src="${address}" id="islas-js-module"></script>\n`;

/** Selectors of the pretend shop's theme, as PHP passes them to the head script. */
const TOGGLES =
  'data-toggles="[data-islas-action=&quot;overlay.open&quot;],a.cart-contents,a.footer-cart-contents,.search-toggle,.social-toggle"';

/** @param {string} code the head script as one expression */
const inline = (code) => `<script id="islas-head" ${TOGGLES}>${code.replaceAll('</script', '<\\/script')}</script>\n`;

/**
 * A head script that consists of several files.
 *
 * @param {import('vite').ViteDevServer} vite
 * @param {string} source
 */
const bundled = async (vite, source) => {
  const entry = `${vite.config.root}/${source}`;
  if (!existsSync(entry)) return '';
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'islasHead' } },
  });
  const [file] = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  return file?.type === 'chunk' ? file.code : '';
};

/**
 * Assets of the sources: Vite's own module, and the head script inline and blocking, as PHP prints it.
 *
 * @param {import('vite').ViteDevServer} vite
 */
export const devAssets = async (vite) => {
  const code = await bundled(vite, HEAD);
  const client = vite.config.server.hmr === false ? '' : '<script type="module" src="/@vite/client"></script>\n';
  // The views import their styles too, but the printed page must be styled before they load.
  const views = readdirSync(`${vite.config.root}/widgets`).flatMap((view) =>
    ['view.css', 'bar.css', 'held.css', 'gallery.css', 'product-tabs.css'].map((file) => `widgets/${view}/${file}`),
  );
  const styles = views.filter((file) => existsSync(`${vite.config.root}/${file}`));
  return {
    head: [...styles.map((file) => `<link rel="stylesheet" href="/${file}">\n`), code && inline(code)].join(''),
    foot: `${client}${entry(`/${ENTRY}`)}`,
    entries: entryTags((source) => `/${source}`),
    consentSignals: await bundled(vite, CONSENT_SIGNALS),
    consent: `/${CONSENT}`,
  };
};

/**
 * @typedef {{file: string, version?: string, imports?: string[], css?: string[]}} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/** @param {Manifest} manifest @param {string} name @param {Set<string>} [seen] @returns {Set<string>} */
const closure = (manifest, name, seen = new Set()) => {
  for (const next of manifest[name]?.imports ?? []) {
    if (!seen.has(next)) closure(manifest, next, seen.add(next));
  }
  return seen;
};

/** @param {Chunk | undefined} chunk @returns {string} name and version, as files import each other */
const reference = (chunk) => (chunk ? chunk.file + (chunk.version ? `?ver=${chunk.version}` : '') : '');

/**
 * The files of the build by its manifest: the two entries, preloads for all imports of the first, all CSS.
 *
 * @param {string} folder
 * @param {string} base address of that folder
 */
export const builtAssets = (folder, base) => {
  if (!existsSync(`${folder}/manifest.json`)) throw new Error('There is no build yet: run `npm run build` first.');
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
  if (!manifest[ENTRY]) throw new Error(`The build's manifest has no ${ENTRY}.`);
  const files = Object.values(manifest);
  const styles = new Set(files.flatMap(({ file, css = [] }) => [...css, ...(file.endsWith('.css') ? [file] : [])]));
  const preloads = [...closure(manifest, ENTRY)].map((name) => reference(manifest[name]));
  const code = (/** @type {string} */ source) =>
    manifest[source] ? readFileSync(`${folder}/${manifest[source].file}`, 'utf8') : '';
  const head = code(HEAD) && inline(code(HEAD));
  return {
    head: [
      ...[...styles].map((file) => `<link rel="stylesheet" href="${base}${file}">\n`),
      ...preloads.map((file) => `<link rel="modulepreload" href="${base}${file}">\n`),
      head,
    ].join(''),
    foot: entry(base + reference(manifest[ENTRY])),
    entries: entryTags((source) => base + reference(manifest[source])),
    consentSignals: code(CONSENT_SIGNALS),
    consent: base + reference(manifest[CONSENT]),
  };
};
