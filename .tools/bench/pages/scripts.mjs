import { gzipSync } from 'node:zlib';

/** Origin of a script. @typedef {'islas' | 'woocommerce' | 'jquery' | 'wordpress' | 'theme' | 'other'} Origin */

/** @type {readonly [Origin, RegExp][]} */
const PLACES = [
  ['islas', /\/plugins\/islas\//],
  ['woocommerce', /\/plugins\/woocommerce\//],
  ['jquery', /\/wp-includes\/js\/jquery\//],
  ['wordpress', /\/(wp-includes|wp-admin)\//],
  ['theme', /\/themes\//],
];

/** @type {readonly Origin[]} */
export const ORIGINS = [...PLACES.map(([origin]) => origin), 'other'];

/** @param {string} url */
const pathOf = (url) => (URL.canParse(url) ? new URL(url).pathname : url);

/** Origin by WordPress' folders: jQuery includes its migrate and widgets; libraries in WooCommerce's folder count as its own. @param {string} url @returns {Origin} */
export const originOf = (url) => PLACES.find(([, place]) => place.test(pathOf(url)))?.[0] ?? 'other';

/** Whether it is the React chunk. @param {string} url */
export const isReact = (url) => originOf(url) === 'islas' && /\/react\.js$/.test(pathOf(url));

/** Size with gzip -9, independent of the server's compression. @param {string | Buffer} text */
export const gzipBytes = (text) => gzipSync(text, { level: 9 }).length;

/**
 * Bytes by origin of scripts with an address.
 * @param {readonly { url: string, bytes: number }[]} scripts
 * @returns {Record<Origin, number>} every origin; 0 without scripts
 */
export const bytesByOrigin = (scripts) => {
  const sums = /** @type {Record<Origin, number>} */ (Object.fromEntries(ORIGINS.map((origin) => [origin, 0])));
  for (const { url, bytes } of scripts) sums[originOf(url)] += bytes;
  return sums;
};

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Types of scripts that run; templates, JSON and import maps are data. */
const RUNS = /^(module|(text|application)\/(x-)?(java|ecma)script)$/i;

/**
 * The inline scripts of a page's HTML.
 * @param {string} html
 * @returns {{ all: string, islas: string }} the text of all, and of Islas' own in the head
 */
export const inlineScripts = (html) => {
  const found = [...html.matchAll(SCRIPT)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/\ssrc=/.test(attributes))
    .filter(({ attributes }) => RUNS.test(/\stype=["']?([^"'\s>]+)/.exec(attributes)?.[1] ?? 'module'));
  const textOf = (/** @type {typeof found} */ list) => list.map(({ text }) => text).join('\n');
  return { all: textOf(found), islas: textOf(found.filter(({ attributes }) => /\sid="islas-head"/.test(attributes))) };
};
