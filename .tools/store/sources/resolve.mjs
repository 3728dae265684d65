import { failure } from '../errors.mjs';
import { address, DEFAULTS } from './addresses.mjs';
import { classify } from './classify.mjs';
import { causeOf } from '../files/download.mjs';
import { importFolder, importZip } from './import.mjs';
import { isVersion, sameVersion } from './versions.mjs';

/** @typedef {import('../errors.mjs').SourceKind} SourceKind */
/** @typedef {import('./import.mjs').Source} Source */

/**
 * Dependencies for resolving sources; tests replace them.
 * @typedef {object} Means
 * @property {import('../cache.mjs').Cache} cache
 * @property {(words: string) => void} log
 * @property {typeof import('../files/download.mjs').withDownload} download
 * @property {typeof import('../files/sqlite-zip.mjs').withSqliteZip} sqliteZip
 */

export const NAMES = {
  wordpress: 'WordPress',
  woocommerce: 'WooCommerce',
  theme: 'The theme',
  languages: 'Spanish',
  sqlite: 'The SQLite drop-in',
  plugin: 'The plugin',
};

/**
 * WordPress or WooCommerce: the given source, else the last choice, else the newest in the cache, else a download.
 *
 * @param {'wordpress' | 'woocommerce'} kind
 * @param {string | undefined} text
 * @param {Means} means
 * @returns {Promise<Source>}
 */
export async function resolveRelease(kind, text, means) {
  const { cache } = means;
  if (text === undefined) return lastKept(cache, kind) ?? (await download(kind, DEFAULTS[kind], means));
  const given = classify(text);
  if (given.is === 'name') throw failure.notThere(text);
  if (given.is === 'version') return kept(cache, kind, given.version) ?? (await download(kind, given.version, means));
  return importGiven(kind, given, means);
}

/** @param {Means} means @param {string | undefined} text @returns {Promise<Source>} */
export async function resolveSqlite(text, means) {
  if (text !== undefined) {
    const given = classify(text);
    if ('path' in given) return importGiven('sqlite', given, means);
    throw failure.notThere(text);
  }
  const found = lastKept(means.cache, 'sqlite');
  if (found) return found;
  return orOffline('sqlite', NAMES.sqlite, () =>
    means.sqliteZip(means.log, (zip) => importZip(means.cache, 'sqlite', zip)),
  );
}

/** @param {SourceKind} kind @param {{ is: 'folder' | 'zip', path: string }} given @param {Means} means */
export function importGiven(kind, given, { cache, log }) {
  log(`Copying ${NAMES[kind].replace('The ', 'the ')} from ${given.path} into the cache`);
  return given.is === 'folder' ? importFolder(cache, kind, given.path) : importZip(cache, kind, given.path);
}

/** @param {import('../cache.mjs').Cache} cache @param {SourceKind} kind @param {string} version @returns {Source | undefined} */
export function kept(cache, kind, version) {
  const found = cache.versions(kind).find((one) => (isVersion(version) ? sameVersion(one, version) : one === version));
  return found === undefined ? undefined : { version: found, path: cache.path(kind, found) };
}

/** The last choice if it is still in the cache, else the newest. @param {import('../cache.mjs').Cache} cache @param {SourceKind} kind */
export function lastKept(cache, kind) {
  const [last, newest] = [cache.remembered()[kind], cache.versions(kind)[0]];
  return (last && kept(cache, kind, last)) || (newest ? kept(cache, kind, newest) : undefined);
}

/** @param {'wordpress' | 'woocommerce'} kind @param {string} version @param {Means} means @returns {Promise<Source>} */
function download(kind, version, { cache, log, download: get }) {
  return orOffline(kind, `${NAMES[kind]} ${version}`, () =>
    get(address[kind](version), log, (zip) => importZip(cache, kind, zip)),
  );
}

/**
 * Turns network errors, and only those, into a StoreError with advice.
 *
 * @template T
 * @param {SourceKind} kind
 * @param {string} name
 * @param {() => Promise<T>} get
 */
export async function orOffline(kind, name, get) {
  try {
    return await get();
  } catch (error) {
    if (error instanceof Error && error.name === 'StoreError') throw error;
    throw failure.offline(kind, name, causeOf(error));
  }
}
