import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { makeZip } from './archive.mjs';

/**
 * `version` belongs to all files but the one for hosts, whose address has none.
 * @typedef {{ file: string, isEntry?: boolean, version?: string, css?: string[], assets?: string[], imports?: string[],
 *   dynamicImports?: string[] }} Chunk
 */

/** The entry for hosts without the plugin; a shop with the plugin never loads it. */
const EMBED = 'src/entries/standalone.ts';

/** Paths in the plugin's folder that the archive may contain. */
const ALLOWED = [/^(islas|uninstall|autoload|consent-api)\.php$/, /^readme\.txt$/, /^wpml-config\.xml$/, /^src\/.+\.php$/, /^languages\/islas-[\w-]+\.(mo|l10n\.php|json)$/];

/** @param {Record<string, Chunk>} manifest @param {string[]} keys @returns {string[]} the files of these chunks and their imports */
const reachable = (manifest, keys) => {
  const found = new Set(keys);
  for (const key of found) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) found.add(next);
  }
  return [...found].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key] ?? { file: '' };
    return [file, ...css, ...assets].map((name) => name.replace(/\?.*/, '')).filter(Boolean);
  });
};

/** Manifests of the storefront, of the owner's fields and of the settings screen. */
const MANIFESTS = ['manifest.json', 'admin.json', 'screen.json'];

/** @param {string} plugin folder of the plugin @returns {string[]} paths of the built files a shop can ask for */
const builtFiles = (plugin) => ['build/manifest.php', ...MANIFESTS.flatMap((name) => filesOf(plugin, name))];

/** @param {string} plugin @param {string} name of the manifest */
const filesOf = (plugin, name) => {
  const path = join(plugin, 'build', name);
  if (!existsSync(path)) throw new Error('There is no build yet: run "npm run build".');
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const asked = Object.entries(manifest)
    .filter(([key, { file, isEntry, version }]) => key !== EMBED && (isEntry || version || /\.css$/.test(file)))
    .map(([key]) => key);
  return [name, ...reachable(manifest, asked)].map((file) => `build/${file}`);
};

/**
 * Exactly the files of an installed plugin: PHP, the built files of its manifests, compiled languages, readme and
 * licence.
 * @param {string} root of the project @returns {{ name: string, content: Buffer }[]}
 */
export const pluginFiles = (root) => {
  const plugin = join(root, 'php-plugin');
  const written = readdirSync(plugin, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(plugin, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => ALLOWED.some((allowed) => allowed.test(path)));
  return [
    ...[...new Set([...written, ...builtFiles(plugin)])].map((path) => ({
      name: `islas/${path}`,
      content: readFileSync(join(plugin, path)),
    })),
    { name: 'islas/license.txt', content: readFileSync(join(root, 'LICENSE')) },
  ];
};

/**
 * Checks that package.json, the plugin's header and its readme have the same version.
 * @param {string} root @returns {string[]} a message for each difference
 */
export const versionProblems = (root) => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  /** @param {string} file @param {RegExp} line */
  const differs = (file, line) => {
    const found = line.exec(readFileSync(join(root, file), 'utf8'))?.[1]?.trim();
    return found === version ? [] : [`${file} says version ${found ?? 'nothing'}, package.json ${version}`];
  };
  return [
    ...differs('php-plugin/islas.php', /^[ \t/*#@]*Version:(.*)$/m),
    ...differs('php-plugin/readme.txt', /^Stable tag:(.*)$/m),
  ];
};

/** Writes `dist/islas.zip`, which can be installed by upload. @param {string} root @returns {string} its path */
export const writeZip = (root) => {
  const problems = versionProblems(root);
  if (problems.length) throw new Error(problems.join('\n'));
  const path = join(root, 'dist/islas.zip');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(path, makeZip(pluginFiles(root)));
  return path;
};
