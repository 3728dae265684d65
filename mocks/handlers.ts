import { http, type RequestHandler } from 'msw';
import { adminAjax } from './endpoints/admin-ajax';
import { consentDetails, consentDoor } from './endpoints/consent';
import { addForm, addToCart, refreshedFragments, removeFromCart } from './endpoints/cart';
import { checkout, updateOrderReview } from './endpoints/checkout';
import { applyCoupon, removeCoupon } from './endpoints/coupon';
import { text } from './endpoints/answers';
import { drawerChange } from './endpoints/drawer';
import { type Answer, serve } from './endpoints/exchange';
import { COLLECTION_NAMES, collection } from './endpoints/rest/collections';
import { availability, settings } from './endpoints/rest/islas';
import { deleteMedia, postProcess, upload } from './endpoints/rest/media';
import { type RestAnswer, rest, restError } from './endpoints/rest/rest';
import { search } from './endpoints/search';
import { users } from './endpoints/rest/users';
import { storeApi } from './endpoints/store-api';
import { getVariation } from './endpoints/variation';
import type { Shop } from './shop';

/** `/?wc-ajax=…` endpoints by name; on any path, as WooCommerce answers them. */
const WC_AJAX: Readonly<Record<string, Answer>> = {
  add_to_cart: addToCart,
  islas_add_form: addForm,
  islas_drawer: drawerChange,
  islas_search: search,
  islas_consent: consentDoor,
  remove_from_cart: removeFromCart,
  get_refreshed_fragments: refreshedFragments,
  get_variation: getVariation,
  apply_coupon: applyCoupon,
  remove_coupon: removeCoupon,
  update_order_review: updateOrderReview,
  checkout,
};

/** Paths below `/wp-json/`; groups of the pattern are the route's parameters. */
const REST: readonly (readonly [RegExp, RestAnswer])[] = [
  [/^wp\/v2\/users\/(me|\d+)$/, users],
  [/^wp\/v2\/media$/, upload],
  [/^wp\/v2\/media\/(\d+)\/post-process$/, postProcess],
  [/^wp\/v2\/media\/(\d+)$/, deleteMedia],
  [new RegExp(`^wp/v2/(${COLLECTION_NAMES.join('|')})$`), collection],
  [/^islas\/v1\/settings$/, settings],
  [/^islas\/v1\/consent$/, consentDetails],
  [/^islas\/v1\/swatches\/availability\/(\d+)$/, availability],
];

/** Routes of WooCommerce's Store API. */
const STORE = /^wc\/store\/v1\/(batch|products(?:\/\d+)?|cart(?:\/[a-z-]+)?)$/;

const noRoute: RestAnswer = () =>
  restError(
    'rest_no_route',
    'No se ha encontrado ninguna ruta que coincida con la URL y el método de la solicitud.',
    404,
  );

const below = (path: string, root: string): string | null => {
  const at = path.indexOf(root);
  return at < 0 ? null : path.slice(at + root.length).replace(/\/$/, '');
};

const restAnswer: Answer = (exchange) => {
  const path = below(exchange.url.pathname, '/wp-json/') ?? '';
  const [, store] = STORE.exec(path) ?? [];
  if (store !== undefined) return storeApi(store)(exchange);
  const [pattern, answer] = REST.find(([route]) => route.test(path)) ?? [/^/, noRoute];
  return rest(answer, () => pattern.exec(path)?.slice(1) ?? [])(exchange);
};

/** Every wc-ajax, wp-json and admin-ajax call of the storefront, answered by `shop`; nothing of another origin. */
export const shopHandlers = (shop: Shop): RequestHandler[] => {
  const when =
    (matches: (url: URL) => boolean) =>
    ({ request }: { request: Request }): boolean => {
      const url = new URL(request.url);
      return (shop.origin === undefined || url.origin === shop.origin) && matches(url);
    };
  const endpoints = Object.entries(WC_AJAX).map(([endpoint, answer]) =>
    http.all(
      when(({ searchParams }) => searchParams.get('wc-ajax') === endpoint),
      serve(shop, answer),
    ),
  );
  return [
    ...endpoints,
    // Contract 4.0: an unknown endpoint answers 200 with an empty body.
    http.all(
      when(({ searchParams }) => searchParams.has('wc-ajax')),
      serve(shop, () => text('')),
    ),
    http.all(
      when(({ pathname }) => pathname.endsWith('/wp-admin/admin-ajax.php')),
      serve(shop, adminAjax),
    ),
    http.all(
      when(({ pathname }) => below(pathname, '/wp-json/') !== null),
      serve(shop, restAnswer),
    ),
  ];
};
