import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failure } from '../errors.mjs';
import { header } from './identify.mjs';
import { resolveLanguages } from './languages.mjs';
import { resolvePlugins } from './plugins.mjs';
import { resolveRelease, resolveSqlite } from './resolve.mjs';
import { resolveTheme } from './theme.mjs';
import { byVersion } from './versions.mjs';

/** @typedef {import('./import.mjs').Source} Source */
/**
 * All sources of a shop, in the cache.
 * @typedef {{ wordpress: Source, woocommerce: Source, theme: import('./theme.mjs').Theme, languages: Source, sqlite: Source | null, plugins: import('./plugins.mjs').Plugin[] }} Sources
 */

/**
 * Finds or fetches every source and remembers the choice for the next start.
 *
 * @param {Pick<import('../arguments.mjs').Options, 'wordpress' | 'woocommerce' | 'theme' | 'languages' | 'sqlite' | 'db'> & { plugins?: string[] }} options
 * @param {import('./resolve.mjs').Means} means
 * @returns {Promise<Sources>}
 */
export async function chooseSources(options, means) {
  const wordpress = await resolveRelease('wordpress', options.wordpress, means);
  const woocommerce = await resolveRelease('woocommerce', options.woocommerce, means);
  checkPair(wordpress, woocommerce);
  const theme = await resolveTheme(options.theme, wordpress.path, means);
  const languages = await resolveLanguages(
    options.languages,
    { wordpress: wordpress.version, woocommerce: woocommerce.version, theme: theme.slug, themeVersion: theme.version },
    means,
  );
  const sqlite = options.db === 'sqlite' ? await resolveSqlite(options.sqlite, means) : null;

  const plugins = await resolvePlugins(options.plugins ?? [], means);

  means.cache.remember({
    wordpress: wordpress.version,
    woocommerce: woocommerce.version,
    theme: theme.path === null ? theme.slug : `${theme.slug}@${theme.version}`,
    languages: languages.version,
    ...(sqlite ? { sqlite: sqlite.version } : {}),
  });
  return { wordpress, woocommerce, theme, languages, sqlite, plugins };
}

/**
 * Throws if WooCommerce needs a newer WordPress: it would deactivate itself.
 *
 * @param {Source} wordpress
 * @param {Source} woocommerce
 */
function checkPair(wordpress, woocommerce) {
  const needs = header(readFileSync(join(woocommerce.path, 'woocommerce.php'), 'utf8'), 'Requires at least');
  if (needs && byVersion(wordpress.version, needs) < 0) {
    throw failure.tooOld(
      `WooCommerce ${woocommerce.version} needs WordPress ${needs}`,
      `WordPress ${wordpress.version}`,
    );
  }
}
