import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { failure } from '../errors.mjs';

/** @typedef {import('../errors.mjs').SourceKind} SourceKind */

/** A file without which a folder is not what it is said to be. */
const MARKER = {
  wordpress: 'wp-includes/version.php',
  woocommerce: 'woocommerce.php',
  theme: 'style.css',
  languages: 'es_ES.mo',
  sqlite: 'db.copy',
};

/** Header of a plugin's or theme's main file, as WordPress reads it. @param {string} text @param {string} name */
export const header = (text, name) => new RegExp(`^[ \\t/*#@]*${name}:(.*)$`, 'mi').exec(text)?.[1]?.trim() ?? '';

/**
 * Looks for the source in a folder or in the folders below it (archives have one folder around everything).
 *
 * @param {SourceKind} kind
 * @param {string} folder
 * @returns {{ root: string, version: string }}
 * @throws {import('../errors.mjs').StoreError} when it is not there
 */
export function identify(kind, folder) {
  const root = candidates(folder).find((path) => existsSync(join(path, MARKER[kind])));
  if (root === undefined) throw failure.notWhatItShouldBe(kind, folder, MARKER[kind]);
  return { root, version: versionOf(kind, root) };
}

/** @param {string} folder */
function candidates(folder) {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.map(({ name }) => join(folder, name))];
}

/** The name a source is kept under. @param {SourceKind} kind @param {string} root */
function versionOf(kind, root) {
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
    case 'languages':
      return `es_ES-${fingerprint(root).slice(0, 8)}`;
  }
}

/**
 * One hash for the names and contents of all files below a folder.
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
