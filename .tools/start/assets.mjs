import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ENTRY = 'src/main.ts';
const PRODUCT = 'src/product.ts';
const ADD = 'src/product-add.ts';
const ATTRIBUTION = 'src/attribution.ts';
const ANALYTICS = 'src/analytics.ts';
const HEAD = 'src/head.ts';
const ON_DEMAND = 'src/head-jquery.ts';

/** @param {string} code the script of the head as an expression of its own */
const inline = (code) => `<script>${code.replaceAll('</script', '<\\/script')}</script>\n`;

/**
 * A script of the head as Vite compiles it, without what only a module may say.
 *
 * @param {import('vite').ViteDevServer} vite
 * @param {string} source
 */
const classic = async (vite, source) => {
  const compiled = existsSync(`${vite.config.root}/${source}`) ? await vite.transformRequest(`/${source}`) : null;
  return (compiled?.code ?? '').replace(/export\s*\{\s*\};?/, '').replace(/\/\/# sourceMappingURL=.*/s, '');
};

/**
 * Vite's own module; the head script inline and blocking, as PHP prints it.
 *
 * @param {import('vite').ViteDevServer} vite
 */
export const devAssets = async (vite) => {
  const [code = '', onDemand = ''] = await Promise.all([HEAD, ON_DEMAND].map((source) => classic(vite, source)));
  const client = vite.config.server.hmr === false ? '' : '<script type="module" src="/@vite/client"></script>\n';
  // The views bring theirs too; the page they adopt is styled before they are here.
  const views = readdirSync(`${vite.config.root}/widgets`).map((view) => `widgets/${view}/view.css`);
  const styles = views.filter((file) => existsSync(`${vite.config.root}/${file}`));
  return {
    head: [
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}">\n`),
      code && inline(`(()=>{${code}})()`),
    ].join(''),
    foot: `${client}${[ENTRY, ATTRIBUTION].map((file) => `<script type="module" src="/${file}"></script>\n`).join('')}`,
    add: `<script type="module" src="/${ADD}"></script>\n`,
    product: `<script type="module" src="/${PRODUCT}"></script>\n`,
    analytics: `<script type="module" src="/${ANALYTICS}"></script>\n`,
    onDemand: `(()=>{${onDemand}})()`,
  };
};

/**
 * @typedef {{file: string, imports?: string[], css?: string[]}} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/** @param {Manifest} manifest @param {string} name @param {Set<string>} [seen] @returns {Set<string>} */
const closure = (manifest, name, seen = new Set()) => {
  for (const next of manifest[name]?.imports ?? []) {
    if (!seen.has(next)) closure(manifest, next, seen.add(next));
  }
  return seen;
};

/**
 * The hashed files of the build by its manifest: the two entries, a preload for all that the first imports, every CSS.
 *
 * @param {string} folder
 * @param {string} base address of that folder
 */
export const builtAssets = (folder, base) => {
  if (!existsSync(`${folder}/manifest.json`)) throw new Error('There is no build yet: run `npm run build` first.');
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build's manifest has no ${ENTRY}.`);
  const files = Object.values(manifest);
  const styles = new Set(files.flatMap(({ file, css = [] }) => [...css, ...(file.endsWith('.css') ? [file] : [])]));
  const preloads = [...closure(manifest, ENTRY)].map((name) => manifest[name]?.file);
  const code = (/** @type {string} */ source) =>
    manifest[source] ? readFileSync(`${folder}/${manifest[source].file}`, 'utf8') : '';
  const head = code(HEAD) && inline(code(HEAD));
  return {
    head: [
      ...[...styles].map((file) => `<link rel="stylesheet" href="${base}${file}">\n`),
      ...preloads.map((file) => `<link rel="modulepreload" href="${base}${file}">\n`),
      head,
    ].join(''),
    foot: [entry, manifest[ATTRIBUTION]]
      .map((chunk) => chunk && `<script type="module" src="${base}${chunk.file}"></script>\n`)
      .join(''),
    add: `<script type="module" src="${base}${manifest[ADD]?.file ?? ''}"></script>\n`,
    product: `<script type="module" src="${base}${manifest[PRODUCT]?.file ?? ''}"></script>\n`,
    analytics: `<script type="module" src="${base}${manifest[ANALYTICS]?.file ?? ''}"></script>\n`,
    onDemand: code(ON_DEMAND),
  };
};
