import { join } from 'node:path';
import { address } from './addresses.mjs';
import { unzip } from '../files/archive.mjs';
import { classify } from './classify.mjs';
import { identify } from './identify.mjs';
import { importGiven, kept, lastKept, NAMES, orOffline } from './resolve.mjs';
import { failure } from '../errors.mjs';

/** @typedef {import('./resolve.mjs').Means} Means */
/** @typedef {import('./import.mjs').Source} Source */
/** @typedef {{ wordpress: string, woocommerce: string, theme: string, themeVersion: string }} Chosen */

/**
 * The Spanish language packs: the given ones, else the last ones, else a download for the chosen versions. A given
 * version means the packs of that WordPress.
 *
 * @param {string | undefined} text
 * @param {Chosen} chosen
 * @param {Means} means
 * @returns {Promise<Source>}
 */
export async function resolveLanguages(text, chosen, means) {
  if (text === undefined) return lastKept(means.cache, 'languages') ?? (await download(chosen, means));
  const given = classify(text);
  if (given.is === 'name') throw failure.notThere(text);
  if (given.is === 'version') return download({ ...chosen, wordpress: given.version }, means);
  return importGiven('languages', given, means);
}

/** @param {Chosen} chosen @param {Means} means @returns {Promise<Source>} */
async function download(chosen, { cache, log, download: get }) {
  const version = `es_ES-${chosen.wordpress}-${chosen.woocommerce}-${chosen.theme}`;
  const found = kept(cache, 'languages', version);
  if (found) return found;
  const path = await orOffline('languages', NAMES.languages, () =>
    cache.keep('languages', version, async (folder) => {
      for (const { folder: below, url, required } of address.languages(chosen)) {
        try {
          await get(url, log, (zip) => unzip(zip, join(folder, below)));
        } catch (error) {
          if (required) throw error;
          log(`No Spanish for ${chosen.theme}: its own words stay in English`);
        }
      }
      identify('languages', folder);
    }),
  );
  return { version, path };
}
