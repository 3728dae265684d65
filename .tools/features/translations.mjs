import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./read.mjs').Feature} Feature */

/** Settings with words that shoppers read. @param {Feature[]} features @returns {string[]} their keys */
export const translatedSettings = (features) =>
  features.flatMap(({ settings }) => Object.keys(settings).filter((key) => settings[key]?.isTranslated));

const SETTINGS = /(<key name="islas_settings">\n)[^]*?( *<\/key>)/;

/** `wpml-config.xml` with the list of settings that WPML and Polylang translate. @param {Feature[]} features @param {string} root */
export const wpmlConfig = (features, root) =>
  readFileSync(join(root, 'php-plugin/wpml-config.xml'), 'utf8').replace(
    SETTINGS,
    (_, start, end) =>
      start +
      translatedSettings(features)
        .map((key) => `      <key name="${key}"/>\n`)
        .join('') +
      end,
  );
