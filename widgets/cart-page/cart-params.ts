import { type Decoded, parseJson, record, shape, text } from '../../src/browser/decode';

const decodeParams = shape({
  wc_ajax_url: text(),
  update_shipping_method_nonce: text(),
  apply_coupon_nonce: text(),
  remove_coupon_nonce: text(),
});

const globals = window as unknown as Readonly<Record<string, unknown>>;

/** What WooCommerce tells its own script (contract 1.5); `undefined` where it does not. Read at each call. */
export const cartParams = (): Decoded<typeof decodeParams> | undefined =>
  globals.wc_cart_params ? decodeParams(globals.wc_cart_params) : undefined;

/** Address of a wc-ajax endpoint, with the cart page's own pattern. */
export const cartEndpoint = (endpoint: string): string =>
  (cartParams()?.wc_ajax_url ?? '').replace('%%endpoint%%', () => endpoint);

/** Takes the nonces that a later answer of the cart page prints, for other readers of the global too. */
export const renewParams = (html: string): void => {
  const [, json] = /\bwc_cart_params = (\{.*\});/.exec(html) ?? [];
  Object.assign(Object(globals.wc_cart_params), record(text())(parseJson(json)));
};
