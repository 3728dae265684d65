import { COOKIES, NO_PASSWORDS } from './journey.mjs';

/**
 * The plugins that Islas stands in for, in a shop of their own.
 * @typedef {{ url: string, versions: Record<string, string>, close: () => Promise<unknown> }} PeerShop
 */

/** With the versions that the benchmark's table is of. */
export const PLUGINS = ['woo-variation-swatches@2.1.2', 'eu-cookies-bar@1.0.22'];

/** Cookies that EU Cookies Bar must not delete: of the shop, and those with which the benchmark asks it for something. */
const NEEDED = [
  'wordpress_test_cookie',
  'woocommerce_cart_hash',
  NO_PASSWORDS.name,
  ...COOKIES.map(({ name }) => name),
];

/**
 * EU Cookies Bar as an owner in Spain sets it up: refusing is as easy as accepting, and nothing is set before. Variation
 * Swatches needs no settings: the shop's attributes have their types and colours.
 */
const SET_UP = `
update_option('eu_cookies_bar_params', [
    'cookies_bar_show_button_decline' => '1',
    'user_cookies_settings_enable' => '1',
    'block_until_accept' => '1',
    'strictly_necessary' => '${NEEDED.join()}',
]);`;

/** What a page with both plugins at work has. @type {readonly [path: string, mark: string][]} */
const MARKS = [
  ['/', 'eu-cookies-bar-cookies-bar-button-accept'],
  ['/producto/camiseta-basica/', 'variable-item'],
];

/**
 * Starts a shop with these plugins and without Islas.
 * @param {{ theme: import('../shops.mjs').ShopName, port: number, log: (words: string) => void }} options
 * @returns {Promise<PeerShop>}
 * @throws {Error} if a plugin does not do its work there
 */
export const openPeerShop = async ({ theme, port, log }) => {
  const { startStore } = await import('../../store/api.mjs');
  const store = await startStore({ theme, port, log, plugins: PLUGINS, islas: false });
  try {
    await store.run(SET_UP);
    for (const [path, mark] of MARKS) {
      const html = await (await fetch(`${store.url}${path}`)).text();
      if (!html.includes(mark)) throw new Error(`${path} of the shop with ${PLUGINS.join(' and ')} has no ${mark}.`);
    }
  } catch (error) {
    await store.stop();
    throw error;
  }
  const versions = Object.fromEntries(store.plugins.map((plugin) => plugin.split('@')));
  return { url: store.url, versions, close: store.stop };
};
