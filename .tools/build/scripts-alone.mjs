import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readFeatures } from '../features/read.mjs';
import { versionOf } from './stable-names.mjs';

/** @typedef {{ name: string, file: string, format: 'iife' | 'es' }} Script `file` is a path from the project's root */

/** The script of every page's head without texts, and with those of a language. */
const HEADS = ['head', 'head-en_US', 'head-es_ES'];

/**
 * Scripts that import nothing at run time: classic ones of the head, where nothing can be imported, and what runs beside
 * another tool, where the core may not start.
 * @param {string} root the project's folder @returns {Script[]}
 */
export const scriptsAlone = (root) => [
  ...HEADS.map((name) => ({ name, file: `src/entries/head/${name}.ts`, format: /** @type {const} */ ('iife') })),
  ...readFeatures(root).flatMap(({ entries }) =>
    entries
      .filter(({ when, isSelfContained }) => isSelfContained || when === 'inline')
      .map(({ name, file, when }) => ({ name, file, format: /** @type {'iife' | 'es'} */ (when === 'inline' ? 'iife' : 'es') })),
  ),
];

/**
 * Builds each by itself, so that it has its own copy of what it imports.
 * @param {string} root @param {string} folder
 * @returns {Promise<Record<string, { file: string, name: string, isEntry: true, version: string }>>} rows of the manifest
 */
export const buildScriptsAlone = async (root, folder) => {
  /** @type {Record<string, { file: string, name: string, isEntry: true, version: string }>} */
  const rows = {};
  for (const { name, file: entry, format } of scriptsAlone(root)) {
    const file = `${name}.js`;
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2022',
        minify: true,
        lib: { entry, formats: [format], name: 'islas', fileName: () => file },
        rolldownOptions: { output: { minify: true } },
      },
    });
    rows[entry] = { file, name, isEntry: true, version: versionOf(readFileSync(join(folder, file), 'utf8')) };
  }
  return rows;
};
