import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { failure } from '../errors.mjs';

/** @typedef {import('../errors.mjs').SourceKind} SourceKind */

/** The file that a folder of each kind must have. */
const MARKER = {
  wordpress: 'wp-includes/version.php',
  woocommerce: 'woocommerce.php',
  theme: 'style.css',
  languages: 'es_ES.mo',
  sqlite: 'db.copy',
  plugin: 'file with "Plugin Name:"',
};

/** Header of a plugin's or theme's main file, as WordPress reads it. @param {string} text @param {string} name */
export const header = (text, name) => new RegExp(`^[ \\t/*#@]*${name}:(.*)$`, 'mi').exec(text)?.[1]?.trim() ?? '';

/**
 * Finds the source in a folder or in its direct subfolders (archives contain one folder).
 *
 * @param {SourceKind} kind
 * @param {string} folder
 * @param {string} [name] of a plugin whose files lie directly in the folder
 * @returns {{ root: string, version: string }}
 * @throws {import('../errors.mjs').StoreError} if it is not found
 */
export function identify(kind, folder, name = basename(resolve(folder))) {
  const isIt = (/** @type {string} */ path) =>
    kind === 'plugin' ? mainFile(path) !== undefined : existsSync(join(path, MARKER[kind]));
  const root = candidates(folder).find(isIt);
  if (root === undefined) throw failure.notWhatItShouldBe(kind, folder, MARKER[kind]);
  return { root, version: versionOf(kind, root, root === folder ? name : basename(root)) };
}

/** @param {string} folder */
function candidates(folder) {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.map(({ name }) => join(folder, name))];
}

/** The plugin's file with its header. @param {string} root @returns {string | undefined} */
export const mainFile = (root) =>
  readdirSync(root).find(
    (file) => file.endsWith('.php') && header(readFileSync(join(root, file), 'utf8').slice(0, 8192), 'Plugin Name'),
  );

/** The name of a source in the cache. @param {SourceKind} kind @param {string} root @param {string} name of a plugin's folder */
function versionOf(kind, root, name) {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  switch (kind) {
    case 'wordpress':
      return /\$wp_version\s*=\s*'([^']+)'/.exec(read(MARKER.wordpress))?.[1] ?? 'unknown';
    case 'woocommerce':
      return header(read(MARKER.woocommerce), 'Version') || 'unknown';
    case 'theme': {
      const style = read(MARKER.theme);
      return `${header(style, 'Text Domain') || basename(root)}@${header(style, 'Version') || 'unknown'}`;
    }
    case 'sqlite':
      return header(read('load.php'), 'Version') || 'unknown';
    case 'plugin': {
      const version = header(read(mainFile(root) ?? ''), 'Version') || 'unknown';
      return [name, version].map((part) => part.replace(/[^\w.+-]/g, '-')).join('@');
    }
    case 'languages':
      return `es_ES-${fingerprint(root).slice(0, 8)}`;
  }
}

/**
 * Hash of the names and contents of all files below a folder.
 * @param {string} folder
 */
export function fingerprint(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
    hash.update(path.slice(folder.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}
