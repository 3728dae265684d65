import { type Decoded, type Decoder, count, flag, parseJson, record, shape, text } from '../browser/decode';
import { decodeFeatures } from './feature-flags';

/**
 * What PHP's ClientConfig gives the page as the module data of `islas` (architecture 2.8): flat keys in the
 * specification's own names, grouped by the part that reads them. Only what the core needs is decoded here;
 * `section()` lets a feature decode its own group inside its own chunk.
 */
export const decodeSettings = shape({
  features: decodeFeatures,
  /** Fallbacks for WooCommerce's globals, which block themes drop with the handle (contract 0.2 D). */
  shop: shape({
    ajax_url: text('/wp-admin/admin-ajax.php'),
    wc_ajax_url: text('/?wc-ajax=%%endpoint%%'),
    cart_url: text('/carrito/'),
    is_cart: flag(),
    cart_redirect_after_add: flag(),
    cart_hash_key: text('wc_cart_hash_islas'),
    fragment_name: text('wc_fragments_islas'),
    /** Whether the visitor for whom the page was printed had something in the cart. */
    has_cart: flag(),
    /** Milliseconds a fragment refresh may take. */
    request_timeout: count(5000, 1),
  }),
  rest: shape({
    root: text('/wp-json/'),
    /** Empty for guests: they send none (contract 4.11). */
    nonce: text(),
    nonce_endpoint: text('/wp-admin/admin-ajax.php?action=rest-nonce'),
    /** Query parameters added to REST paths that contain the swatch feature's name. */
    swatch_query: record(text()),
  }),
  /** In the shop's language, by the keys of `english.ts`. */
  texts: record(text()),
});

export type Settings = Decoded<typeof decodeSettings>;

export const SETTINGS_ID = 'wp-script-module-data-islas';

let raw: unknown;
let settings: Settings | undefined;

/** Read once, lazily: WordPress prints module data in the footer, after modules in the head were fetched. */
export const getSettings = (): Settings => {
  raw ??= parseJson(document.getElementById(SETTINGS_ID)?.textContent) ?? {};
  settings ??= decodeSettings(raw);
  return settings;
};

/** Settings given by a host without the plugin (`src/entries/standalone.ts`), or by a test. */
export const setSettings = (value: unknown): Settings => {
  raw = value;
  settings = decodeSettings(value);
  return settings;
};

/** One feature's group, decoded by that feature. */
export const section = <T>(name: string, decode: Decoder<T>): T => {
  getSettings();
  return decode(shape({ [name]: (value) => value })(raw)[name]);
};
