import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { address, DEFAULTS } from './addresses.mjs';
import { classify } from './classify.mjs';
import { header } from './identify.mjs';
import { importZip } from './import.mjs';
import { importGiven, kept, orOffline } from './resolve.mjs';

/** @typedef {import('./resolve.mjs').Means} Means */
/** `path` is null for a theme that comes with WordPress. @typedef {{ slug: string, version: string, path: string | null }} Theme */

/** @type {Record<string, string>} */
const ALIAS = { classic: 'storefront', block: 'twentytwentyfive' };

/**
 * The given theme, else the last one, else Storefront.
 *
 * @param {string | undefined} text
 * @param {string} wordpress folder of the WordPress chosen
 * @param {Means} means
 * @returns {Promise<Theme>}
 */
export async function resolveTheme(text, wordpress, means) {
  const wanted = text ?? means.cache.remembered().theme ?? 'storefront';
  const given = classify(ALIAS[wanted] ?? wanted);
  if ('path' in given) return named(await importGiven('theme', given, means));
  if (given.is === 'version') return byName('storefront', given.version, wordpress, means);
  return byName(given.name, given.version, wordpress, means);
}

/** @param {string} slug @param {string | undefined} version @param {string} wordpress @param {Means} means */
async function byName(slug, version, wordpress, means) {
  const { cache, log } = means;
  const name =
    version === undefined ? cache.versions('theme').find((one) => one.startsWith(`${slug}@`)) : `${slug}@${version}`;
  const found = name === undefined ? undefined : kept(cache, 'theme', name);
  if (found) return named(found);

  const bundled = bundledVersion(wordpress, slug);
  if (bundled !== undefined && (version === undefined || version === bundled))
    return { slug, version: bundled, path: null };

  const url = address.theme(slug, version ?? (slug === 'storefront' ? DEFAULTS.storefront : undefined));
  return named(
    await orOffline('theme', `The theme ${slug}`, () =>
      means.download(url, log, (zip) => importZip(cache, 'theme', zip)),
    ),
  );
}

/** Version of a theme that comes with WordPress. @param {string} wordpress @param {string} slug */
export function bundledVersion(wordpress, slug) {
  const style = join(wordpress, 'wp-content', 'themes', slug, 'style.css');
  return existsSync(style) ? header(readFileSync(style, 'utf8'), 'Version') : undefined;
}

/** @param {import('./import.mjs').Source} source @returns {Theme} */
function named({ version, path }) {
  const [slug = version, number = ''] = version.split('@');
  return { slug, version: number, path };
}
