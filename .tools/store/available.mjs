import { existsSync } from 'node:fs';
import { Cache } from './cache.mjs';
import { inspect, missing } from './site/php.mjs';
import { bundledVersion } from './sources/theme.mjs';

/**
 * Whether a shop can start here without a download, and with which themes. No network access, no side effects.
 * @returns {{ available: boolean, themes: string[], wordpress: string[], woocommerce: string[], plugins: string[], reason: string }}
 *   `reason` is a message about what is missing; it is empty when the shop is available
 */
export function storeAvailable() {
  const cache = new Cache();
  const [wordpress, woocommerce] = [cache.versions('wordpress'), cache.versions('woocommerce')];
  const newest = wordpress[0] === undefined ? '' : cache.path('wordpress', wordpress[0]);
  const themes = [
    ...cache.versions('theme').map((name) => name.split('@')[0] ?? name),
    ...['twentytwentyfive'].filter((slug) => newest !== '' && bundledVersion(newest, slug) !== undefined),
  ];
  const php = missing(inspect(), 'sqlite').filter(({ optional }) => !optional);
  const lacks = [
    ...(wordpress.length ? [] : ['WordPress']),
    ...(woocommerce.length ? [] : ['WooCommerce']),
    ...(cache.versions('languages').length ? [] : ['the Spanish language packs']),
    ...(cache.versions('sqlite').length ? [] : ['the SQLite drop-in']),
  ];
  const reasons = [
    ...(lacks.length
      ? [
          `${lacks.join(', ')} not in the cache (${cache.folder}${existsSync(cache.folder) ? '' : ', which does not exist'})`,
        ]
      : []),
    ...(php.length ? [`PHP lacks ${php.map(({ extension }) => extension).join(', ')}`] : []),
  ];
  return {
    available: reasons.length === 0,
    themes: [...new Set(themes)],
    wordpress,
    woocommerce,
    plugins: cache.versions('plugin'),
    reason: reasons.join('; '),
  };
}
