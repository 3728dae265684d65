/** Form fields and URL parameters with which WooCommerce changes the cart. */
const CHANGES =
  /^(add-to-cart|remove_item|undo_item|(apply|remove)_coupon|coupon_code|order_again|update_cart|cart\[|calc_shipping|woocommerce_checkout_place_order|woocommerce-(cart|shipping-calculator|process-checkout)-nonce)/;
/** `wc-ajax` endpoints that do not need a turn: they read products or places, or are Islas' own and are queued already. */
const READS = /^(get_variation|get_customer_location|islas_)/;
/** Store API routes that load the session: also a read saves it when totals or rates have changed. */
const STORE_API = /\/wc\/store(\/v\d+)?\/(batch|cart|checkout)\b/;
/** Actions of `admin-ajax.php` with which plugins change the cart. */
const ACTIONS = /cart|coupon|checkout/;

/**
 * Whether WooCommerce may save the visitor's cart in this request.
 *
 * @param fields Names and values of the request body.
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

/** Whether such a request only reads the cart, so that other tabs do not need to refresh. */
export const readsCart = ({ pathname, searchParams }: URL, method: string): boolean => {
  const endpoint = searchParams.get('wc-ajax');
  if (endpoint) return endpoint.startsWith('get_');
  return method.toUpperCase() === 'GET' && STORE_API.test(pathname + (searchParams.get('rest_route') ?? ''));
};
