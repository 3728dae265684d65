/** Fields of a form, or parameters of an address, with which WooCommerce changes the cart. */
const CHANGES =
  /^(add-to-cart|remove_item|undo_item|(apply|remove)_coupon|coupon_code|order_again|update_cart|cart\[|calc_shipping|woocommerce_checkout_place_order|woocommerce-(cart|shipping-calculator|process-checkout)-nonce)/;
/** Endpoints of `wc-ajax` that read products or places. Those of Islas that change the cart have a turn already. */
const READS = /^(get_variation|get_customer_location|islas_)/;
/** Routes of the Store API that load the session of a cart: also a read writes it back when totals or rates changed. */
const STORE_API = /\/wc\/store(\/v\d+)?\/(batch|cart|checkout)\b/;
/** Actions of `admin-ajax.php`, by which plugins add to the cart. */
const ACTIONS = /cart|coupon|checkout/;

/**
 * Whether WooCommerce may save the visitor's cart with this request.
 *
 * @param fields Of the body: names and values.
 */
export const savesCart = (
  { pathname, searchParams }: URL,
  fields: Iterable<readonly [string, unknown]> = [],
): boolean => {
  const endpoint = searchParams.get('wc-ajax');
  if (endpoint) return !READS.test(endpoint);
  if (STORE_API.test(pathname) || STORE_API.test(searchParams.get('rest_route') ?? '')) return true;
  const isAction = pathname.endsWith('/admin-ajax.php');
  return [...searchParams, ...fields].some(
    ([name, value]) => CHANGES.test(name) || (isAction && name === 'action' && ACTIONS.test(String(value))),
  );
};

/** Whether a request of those only shows the cart: other tabs need not read it again for it. */
export const readsCart = ({ pathname, searchParams }: URL, method: string): boolean => {
  const endpoint = searchParams.get('wc-ajax');
  if (endpoint) return endpoint.startsWith('get_');
  return method.toUpperCase() === 'GET' && STORE_API.test(pathname + (searchParams.get('rest_route') ?? ''));
};
