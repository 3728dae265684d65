import { http, type RequestHandler } from 'msw';
import { addToCart, refreshedFragments, removeFromCart } from './endpoints/cart';
import { type Answer, serve, text } from './endpoints/exchange';
import { getVariation } from './endpoints/variation';
import type { Shop } from './shop';

/** `/?wc-ajax=…` endpoints by name; on any path, as WooCommerce answers them. */
const WC_AJAX: Readonly<Record<string, Answer>> = {
  add_to_cart: addToCart,
  remove_from_cart: removeFromCart,
  get_refreshed_fragments: refreshedFragments,
  get_variation: getVariation,
};

const isOurs = (shop: Shop, url: URL): boolean => shop.origin === undefined || url.origin === shop.origin;

const wcAjax = (shop: Shop): RequestHandler[] => [
  ...Object.entries(WC_AJAX).map(([endpoint, answer]) =>
    http.all(
      ({ request }) => {
        const url = new URL(request.url);
        return isOurs(shop, url) && url.searchParams.get('wc-ajax') === endpoint;
      },
      serve(shop, answer),
    ),
  ),
  http.all(
    ({ request }) => {
      const url = new URL(request.url);
      return isOurs(shop, url) && url.searchParams.has('wc-ajax');
    },
    serve(shop, () => text('')),
  ),
];

/** Every wc-ajax, wp-json and admin-ajax call of the storefront, answered by `shop`. */
export const shopHandlers = (shop: Shop): RequestHandler[] => [...wcAjax(shop)];
