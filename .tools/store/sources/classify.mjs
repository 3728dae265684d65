import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { failure } from '../errors.mjs';
import { isVersion } from './versions.mjs';

/**
 * Meaning of an option's text.
 * @typedef {{ is: 'folder' | 'zip', path: string } | { is: 'version', version: string } | { is: 'name', name: string, version?: string }} Given
 */

/**
 * An existing path wins; a number is a version; a single word is a name (such as a theme's), optionally with `@` and a
 * version.
 *
 * @param {string} text
 * @returns {Given}
 * @throws {import('../errors.mjs').StoreError} for a path that does not exist
 */
export function classify(text) {
  const path = resolve(text);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return { is: 'folder', path };
  if (stat) return { is: 'zip', path };
  if (isVersion(text)) return { is: 'version', version: text };

  const [, name, version] = /^([a-z][a-z0-9-]*)(?:@(.+))?$/.exec(text) ?? [];
  if (!name || (version !== undefined && !isVersion(version))) throw failure.notThere(text);
  return version === undefined ? { is: 'name', name } : { is: 'name', name, version };
}
