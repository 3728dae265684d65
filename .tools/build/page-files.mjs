import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { buildScriptsAlone } from './scripts-alone.mjs';
import { versionOf } from './stable-names.mjs';

/** @typedef {{ file: string, css?: string[], imports?: string[], version?: string, texts?: Record<string, Record<string, string>> }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

/** Entries whose style sheets any page may need, in the order of the cascade. */
const STYLES = [
  'src/main.ts',
  'widgets/drawer/view.tsx',
  'widgets/search/view.tsx',
  'widgets/consent/entry.ts',
  'widgets/cart-page/entry.ts',
  'widgets/swatches/form/view.tsx',
];

/** Entries whose style sheets a product's page needs beside it, where it has both. */
const PRODUCT_STYLES = ['widgets/gallery/entry.ts', 'widgets/product-tabs/entry.ts'];

/** Languages of which a file of the head has the texts. */
const LANGUAGES = ['en_US', 'es_ES'];

/** Style sheets of a source and of what it imports. @param {Manifest} manifest @param {string} source @returns {string[]} */
const stylesOf = (manifest, source) => {
  const { css = [], imports = [] } = manifest[source] ?? {};
  return [...css, ...imports.flatMap((imported) => stylesOf(manifest, imported))];
};

/**
 * Writes what pages have besides their modules, the scripts of the head and the style sheets of several features in one,
 * and names it in the manifest. PHP finds there which texts a script has.
 * @param {string} root @param {string} folder with the built modules
 */
export const writePageFiles = async (root, folder) => {
  const scripts = await buildScriptsAlone(root, folder);
  /** @type {Manifest} */
  const manifest = { ...JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')), ...scripts };
  for (const language of LANGUAGES) {
    const { module } = await runnerImport(join(root, `src/entries/head/texts-${language}.ts`));
    Object.assign(manifest[`src/entries/head/head-${language}.ts`] ?? {}, { texts: module.texts });
  }
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file.replace(/\?.*/, '')), 'utf8');
  for (const [name, sources] of Object.entries({ style: STYLES, product: PRODUCT_STYLES })) {
    const css = [...new Set(sources.flatMap((source) => stylesOf(manifest, source)))];
    const content = css.map(read).join('');
    const file = `${name}.css`;
    if (existsSync(join(folder, file))) throw new Error(`Two built files have the name ${file}.`);
    writeFileSync(join(folder, file), content);
    manifest[name] = { file, version: versionOf(content), css };
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
};
