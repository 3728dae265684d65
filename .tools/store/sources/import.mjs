import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { unzip } from '../files/archive.mjs';
import { identify } from './identify.mjs';
import { layTree } from '../files/tree.mjs';

/** @typedef {import('../errors.mjs').SourceKind} SourceKind */
/** A source in the cache. @typedef {{ version: string, path: string }} Source */

/**
 * Copies a given folder into the cache, under the version that its files state.
 *
 * @param {import('../cache.mjs').Cache} cache
 * @param {SourceKind} kind
 * @param {string} folder
 * @param {string} [name] of a plugin whose files lie directly in the folder
 * @returns {Promise<Source>}
 */
export async function importFolder(cache, kind, folder, name) {
  const { root, version } = identify(kind, folder, name);
  return { version, path: await cache.keep(kind, version, (kept) => layTree(root, kept, { copy: true })) };
}

/**
 * @param {import('../cache.mjs').Cache} cache
 * @param {SourceKind} kind
 * @param {string} file
 * @returns {Promise<Source>}
 */
export async function importZip(cache, kind, file) {
  const folder = mkdtempSync(join(tmpdir(), 'islas-'));
  try {
    unzip(file, folder);
    // `polylang.3.7.zip` is a release of `polylang`.
    return await importFolder(cache, kind, folder, basename(file, '.zip').replace(/[.-]v?\d[\w.-]*$/, ''));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
