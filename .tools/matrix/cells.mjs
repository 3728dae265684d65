import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { header } from '../store/sources/identify.mjs';
import { byVersion } from '../store/sources/versions.mjs';

/** A shop of the matrix. @typedef {{ woocommerce: string, wordpress: string, theme: string }} Cell */

/** Name of a theme that is given by its name, a folder or a zip. @param {string} theme */
export const nameTheme = (theme) => basename(theme, '.zip');

/** Releases of WooCommerce and WordPress that shops run: the oldest that Islas supports, and later ones. */
export const RELEASES = {
  woocommerce: ['8.9.3', '9.3.3', '9.9.5', '10.6.2', '10.9.4', '11.0.1'],
  wordpress: ['6.7.7', '7.1'],
  theme: ['storefront', 'twentytwentyfive'],
};

/**
 * The release that a text means: `9.3` is the release of 9.3 in the list; a folder, zip or other version stays as it is.
 * @param {readonly string[]} releases @param {string} text
 */
const releaseOf = (releases, text) =>
  releases.find((one) => one === text || (/^\d+\.\d+$/.test(text) && one.startsWith(`${text}.`))) ?? text;

/**
 * The shops of the matrix: all of them, or only those that were asked for. If the cache has a release of WooCommerce that is
 * newer than the list, it is added.
 *
 * @param {{ woocommerce?: string[], wordpress?: string[], theme?: string[] }} asked
 * @param {string[]} cached versions of WooCommerce, newest first
 * @returns {Cell[]}
 */
export function listCells(asked, cached) {
  const newest = cached[0];
  const last = RELEASES.woocommerce.at(-1) ?? '';
  const known = [...RELEASES.woocommerce, ...(newest !== undefined && byVersion(newest, last) > 0 ? [newest] : [])];
  const woocommerce = asked.woocommerce?.map((text) => releaseOf(known, text)) ?? known;
  const wordpress = asked.wordpress?.map((text) => releaseOf(RELEASES.wordpress, text)) ?? RELEASES.wordpress;
  const themes = asked.theme ?? RELEASES.theme;
  return woocommerce.flatMap((shop) =>
    wordpress.flatMap((site) => themes.map((theme) => ({ woocommerce: shop, wordpress: site, theme }))),
  );
}

/** The oldest WordPress on which a WooCommerce can be activated, by its own header. @param {string} folder of WooCommerce */
export const neededWordPress = (folder) =>
  header(readFileSync(join(folder, 'woocommerce.php'), 'utf8'), 'Requires at least');
