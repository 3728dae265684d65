import { type Decoded, type Decoder, count, flag, parseJson, record, shape, text } from '../browser/decode';
import { decodeFeatures } from './feature-flags';
import { readScriptText } from '../browser/script-data';

/**
 * Decodes the module data of `islas`, printed by PHP's ClientConfig (architecture 2.8): keys named as in the
 * specification, grouped by their reader. Only the core's groups are decoded here; a feature decodes its own group with
 * `section()` in its own chunk.
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
    /** Whether the cart had items when the page was printed (which may have been for another visitor: caches). */
    has_cart: flag(),
    /** Timeout of a fragment refresh in milliseconds. */
    request_timeout: count(5000, 1),
  }),
  rest: shape({
    root: text('/wp-json/'),
    /** Empty for guests, who send no nonce (contract 4.11). */
    nonce: text(),
    nonce_endpoint: text('/wp-admin/admin-ajax.php?action=rest-nonce'),
    /** Query parameters added to REST paths that contain the swatch feature's name. */
    swatch_query: record(text()),
  }),
  /** Translated texts by the keys of `english.ts`. */
  texts: record(text()),
});

export type Settings = Decoded<typeof decodeSettings>;

export const SETTINGS_ID = 'wp-script-module-data-islas';

let raw: unknown;
let settings: Settings | undefined;

/** Texts of the page's language, from the file of the head (`.tools/build/page-files.mjs`). */
const SHIPPED = Symbol.for('islas.texts');

/** The page's settings. Read at the first call, because WordPress prints module data in the footer. */
export const getSettings = (): Settings => {
  raw ??= parseJson(readScriptText(SETTINGS_ID)) ?? {};
  settings ??= withShippedTexts(decodeSettings(raw));
  return settings;
};

const decodeShipped = record(record(text()));

/** A group of the texts in the file of the head. The page prints only those that the file does not have. */
export const readShippedTexts = (group: string): Readonly<Record<string, string>> =>
  decodeShipped(Reflect.get(globalThis, SHIPPED))[group] ?? {};

const withShippedTexts = (page: Settings): Settings => ({
  ...page,
  texts: { ...readShippedTexts('page'), ...page.texts },
});

/** Replaces the page's settings: for the admin entry, which has its own module data, and for tests. */
export const setSettings = (value: unknown): Settings => {
  raw = value;
  settings = decodeSettings(value);
  return settings;
};

/** Decodes one feature's group of the settings; the decoder receives `undefined` when it is missing. */
export const decodeSection = <T>(name: string, decode: Decoder<T>): T => {
  getSettings();
  return decode(shape({ [name]: (value) => value })(raw)[name]);
};
