import { type Decoder, count, flag, isRecord, record, shape, text } from '../browser/decode';
import { type Settings, getSettings } from '../wordpress/settings';
import { translate } from '../wordpress/texts';

/** WooCommerce's globals; later ones win (contract 1.1 to 1.3). */
const GLOBALS = ['woocommerce_params', 'wc_cart_fragments_params', 'wc_add_to_cart_params'];
const PLACEHOLDER = '%%endpoint%%';

const globals = globalThis as unknown as Record<string, unknown>;

/** Decodes to the fallback's type; an empty text gives the fallback. */
const decodeLike = (fallback: string | number | boolean): Decoder<string | number | boolean> =>
  typeof fallback === 'boolean'
    ? flag(fallback)
    : typeof fallback === 'number'
      ? count(fallback, 1)
      : (value) => text()(value) || fallback;

export type ShopParams = Settings['shop'] & { readonly i18n_view_cart: string };

/** WooCommerce's page parameters. Read at each call, because their global may be printed after the core's tag. */
export const shopParams = (): ShopParams => {
  const fallbacks = { ...getSettings().shop, i18n_view_cart: translate('view_cart') };
  const fields = Object.entries(fallbacks).map(([key, value]) => [key, decodeLike(value)]);
  const given = GLOBALS.map((name) => (isRecord(globals[name]) ? globals[name] : {}));
  return shape(Object.fromEntries(fields))(Object.assign({}, ...given)) as ShopParams;
};

/** Texts of the variation form (contract 1.4); empty when its script is not on the page. */
export const variationParams = () => record(text())(globals.wc_add_to_cart_variation_params);

/** Product id to the HTML of its gallery, where variations have galleries (contract 1.11). */
export const galleryDefaults = () => record(text())(globals.wc_variation_gallery_defaults);

/** Parameters of the stock script of product pages; `undefined` when it is not on the page. */
export const productParams = (): unknown => globals.wc_single_product_params;

/** Whether WooCommerce has printed the parameters of cart fragments, which it does on pages that use them (contract 0.1). */
export const wantsFragments = (): boolean => 'wc_cart_fragments_params' in window;

/** Says that this page shows the cart, as WooCommerce's parameters do: it follows the changes of other tabs then. */
export const requestFragments = (): void => void (globals.wc_cart_fragments_params ??= {});

/** Address of a wc-ajax endpoint by its name; the pattern keeps sub-directories and languages (contract 1.1). */
export const endpointUrl = (endpoint: string): string => {
  if (/^https?:/.test(endpoint)) return endpoint;
  const { wc_ajax_url: pattern } = shopParams();
  return (pattern.includes(PLACEHOLDER) ? pattern : getSettings().shop.wc_ajax_url).replace(
    PLACEHOLDER,
    () => endpoint,
  );
};
