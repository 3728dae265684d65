import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Built files keep their names, and everything that refers to one has its version behind the name (`core.js?ver=…`): a
 * page from before an update, or from another version's web head, asks for a file that is there. The bundler writes
 * names with the version, and so imports with it; this takes it off the files and writes the manifest.
 */

/**
 * @typedef {{ file: string, name?: string, isEntry?: boolean, version: string, css?: string[], imports?: string[],
 *   dynamicImports?: string[] }} Chunk
 */

/** @param {string} text */
export const versionOf = (text) => createHash('md5').update(text).digest('hex').slice(0, 8);

/** @param {string} reference `core.js?ver=1a2b3c4d` @returns {[file: string, version: string]} */
const split = (reference) => {
  const [file = '', version = ''] = reference.split('?ver=');
  return [file, version];
};

/** @param {string} root of the project @param {string} manifest its name in the built folder @returns {import('vite').Plugin} */
export const stableNames = (root, manifest) => ({
  name: 'islas-stable-names',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    // A file has the name of its source in the manifest; what several share has its own.
    const keys = Object.fromEntries(
      chunks.map(({ fileName, facadeModuleId, name }) => [
        fileName,
        facadeModuleId ? relative(root, facadeModuleId) : `_${name}`,
      ]),
    );
    const known = (/** @type {readonly string[]} */ files) => files.flatMap((file) => keys[file] ?? []);
    const styled = (/** @type {string} */ file) => `${file}?ver=${versionOf(readFileSync(join(dir, file), 'utf8'))}`;
    const rows = chunks.map((chunk) => {
      const [file, version] = split(chunk.fileName);
      const css = [...(chunk.viteMetadata?.importedCss ?? [])].map(styled);
      const { name, isEntry, imports, dynamicImports } = chunk;
      if (file !== chunk.fileName) renameSync(join(dir, chunk.fileName), join(dir, file));
      const row = { file, name, isEntry, version, css, imports: known(imports), dynamicImports: known(dynamicImports) };
      return [keys[chunk.fileName], row];
    });
    rows.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    const files = rows.map(([, row]) => /** @type {Chunk} */ (row).file);
    const twice = files.find((file, index) => files.indexOf(file) !== index);
    if (twice) throw new Error(`Two built files have the name ${twice}.`);
    writeFileSync(join(dir, manifest), JSON.stringify(Object.fromEntries(rows), null, 2));
  },
});
