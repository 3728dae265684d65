import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { failure } from '../errors.mjs';
import { isVersion } from './versions.mjs';

/**
 * What the text of an option stands for.
 * @typedef {{ is: 'folder' | 'zip', path: string } | { is: 'version', version: string } | { is: 'name', name: string, version?: string }} Given
 */

/**
 * A path that exists wins over everything; a version is a number; a bare word is a name (of a theme), with `@` and a
 * version if wanted.
 *
 * @param {string} text
 * @returns {Given}
 * @throws {import('../errors.mjs').StoreError} for a path where nothing is
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
