import type { Session } from '../state/session';
import { text, json } from './answers';
import type { Answer, Exchange } from './exchange';
import { storeCartOf } from './store-cart';
import { storeProductsOf, storeVariationOf } from './store-products';

type Outcome = readonly [status: number, body: unknown];
type Body = Readonly<Record<string, unknown>>;

const refuse = (code: string, message: string, status: number, more: object = {}): Outcome => [
  status,
  { code: `woocommerce_rest_${code}`, message, data: { status, ...more } },
];

/** A refusal because the cart is not what the browser thinks: WooCommerce sends the cart with it. */
const conflict = (exchange: Exchange, code: string, message: string): Outcome =>
  refuse(code, message, 409, { cart: storeCartOf(exchange) });

/** WooCommerce takes an attribute by its form's name, slug or label. */
const choicesIn = ({ variation }: Body): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (Array.isArray(variation) ? variation : []).map((choice) => {
      const { attribute, value } = Object(choice) as Body;
      const name = String(attribute);
      return [name.startsWith('attribute_') ? name : `attribute_${name}`, String(value)];
    }),
  );

const addItem = (exchange: Exchange, body: Body): Outcome => {
  const { shop, cart, scenario } = exchange;
  const found = shop.catalogue.find(Number(body.id));
  if (!found)
    return refuse('cart_invalid_product', `Product with ID &quot;${Number(body.id)}&quot; was not found.`, 400);
  const { product } = found;
  if (scenario === 'sold-out')
    return refuse('product_out_of_stock', `No puedes añadir «${product.name}» al carrito porque está agotado.`, 400);
  const given = choicesIn(body);
  const variation = found.variation ?? shop.catalogue.match(product, given) ?? null;
  const attributes = Object.fromEntries(
    Object.entries(variation?.values ?? {}).map(([name, value]) => {
      const key = `attribute_${name}`;
      const options = Object.entries(product.attributes?.find((one) => one.name === name)?.options ?? {});
      // A name leads to its slug, as `sanitize_title()` does.
      const named = options.find(([slug, label]) => [slug, label].includes(given[key] ?? ''))?.[0];
      return [key, value || (named ?? '')];
    }),
  );
  if (product.type === 'variable' && (!variation || Object.values(attributes).includes('')))
    return refuse('missing_attributes', 'Missing attributes for variable product.', 400);
  const added = cart.add(product.id, Number(body.quantity ?? 1), variation?.id ?? 0, attributes);
  return added.ok ? [201, storeCartOf(exchange)] : refuse('product_out_of_stock', added.why, 400);
};

const CHANGES: Readonly<Record<string, (exchange: Exchange, body: Body) => Outcome>> = {
  'cart/add-item': addItem,
  'cart/update-item': (exchange, { key, quantity }) => {
    if (!exchange.cart.lines.some((line) => line.key === key))
      return conflict(exchange, 'cart_invalid_key', 'El artículo del carrito no existe.');
    const why = exchange.cart.setQuantity(String(key), Number(quantity));
    return why === null ? [200, storeCartOf(exchange)] : refuse('invalid_quantity', why, 400);
  },
  'cart/remove-item': (exchange, { key }) =>
    exchange.cart.remove(String(key))
      ? [200, storeCartOf(exchange)]
      : conflict(exchange, 'cart_invalid_key', 'El producto del carrito ya no existe o no es válido.'),
  'cart/apply-coupon': (exchange, { code }) => {
    const why = exchange.cart.applyCoupon(String(code ?? ''));
    return why === null ? [200, storeCartOf(exchange)] : refuse('cart_coupon_error', why, 400);
  },
  'cart/remove-coupon': (exchange, { code }) =>
    exchange.cart.removeCoupon(String(code))
      ? [200, storeCartOf(exchange)]
      : conflict(exchange, 'cart_coupon_invalid_code', 'El cupón ya no está aplicado en el carrito.'),
};

/** The session of the request's `Cart-Token`; without a valid one that of its cookie, which a visitor may not have yet. */
const sessionOf = (exchange: Exchange): Session => {
  const { shop, request, session } = exchange;
  const id = shop.cartTokens.read(request.headers.get('cart-token'));
  if (id === undefined) return shop.keep(session);
  return shop.sessionOf(id) ?? shop.keep(shop.newSession(id));
};

const hasToken = ({ shop, request }: Exchange): boolean =>
  shop.cartTokens.read(request.headers.get('cart-token')) !== undefined;

/** Contract 4.9: what another origin may read. WooCommerce allows it for `OPTIONS`, valid tokens and allowed origins. */
const corsOf = (exchange: Exchange): Record<string, string> => {
  const { shop, request, url } = exchange;
  const origin = request.headers.get('origin');
  const isAllowed =
    request.method === 'OPTIONS' ||
    hasToken(exchange) ||
    origin === url.origin ||
    shop.allowedOrigins.has(origin ?? '');
  return {
    'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link, Cart-Token',
    'access-control-allow-headers':
      'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type, Cart-Token, Nonce',
    'access-control-allow-methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
    ...(origin && isAllowed && { 'access-control-allow-origin': origin }),
  };
};

const headersOf = (exchange: Exchange): Record<string, string> => ({
  nonce: exchange.nonce('wc_store_api'),
  'nonce-timestamp': String(Math.floor(Date.now() / 1000)),
  'user-id': String(exchange.session.userId),
  'cart-token': exchange.shop.cartTokens.issue(exchange.session.id),
  'cart-hash': exchange.cart.hash,
  'cache-control': 'no-store',
});

const change = (exchange: Exchange, path: string, body: Body, nonce: unknown): Outcome => {
  if (!hasToken(exchange) && !nonce)
    return refuse(
      'missing_nonce',
      'No está disponible la cabecera Nonce. Esta variable necesita un nonce válido.',
      401,
    );
  if (!hasToken(exchange) && !exchange.accepts(String(nonce), 'wc_store_api'))
    return refuse('invalid_nonce', 'El nonce no es válido.', 403);
  const answer = Object.hasOwn(CHANGES, path) ? CHANGES[path] : undefined;
  return (
    answer?.(exchange, body) ?? [404, { code: 'rest_no_route', message: 'No hay esa ruta.', data: { status: 404 } }]
  );
};

/** Several changes in one request: each has its own status, headers and nonce. */
const batch = (exchange: Exchange, { requests }: Body): Outcome => {
  if (!Array.isArray(requests)) return [400, { code: 'rest_missing_callback_param', data: { status: 400 } }];
  const responses = requests.map((one) => {
    const { path, body, headers } = Object(one) as Body;
    const nonce = (Object(headers) as Body).Nonce;
    const [status, answer] = change(
      exchange,
      String(path).replace(/^\/wc\/store\/v1\//, ''),
      Object(body) as Body,
      nonce,
    );
    const given = Object.entries(headersOf(exchange)).map(([name, value]) => [
      name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()),
      value,
    ]);
    return { body: answer, status, headers: Object.fromEntries(given) as object };
  });
  return [207, { responses }];
};

/** What is read; `undefined` for a change. */
const read = (exchange: Exchange, path: string): Outcome | undefined => {
  if (path === 'cart') return [200, storeCartOf(exchange)];
  if (path === 'products') return [200, storeProductsOf(exchange)];
  if (!path.startsWith('products/')) return undefined;
  const variation = storeVariationOf(exchange, Number(path.split('/')[1]));
  return variation ? [200, variation] : refuse('product_invalid_id', 'ID de producto no válido.', 404);
};

/** WooCommerce's Store API (contract 4.9): what the blocks use, and hosts on other origins. */
export const storeApi =
  (path: string): Answer =>
  (asked) => {
    const exchange: Exchange = Object.assign(Object.create(asked) as Exchange, { session: sessionOf(asked) });
    const { request, json: body } = exchange;
    const cors = corsOf(exchange);
    if (request.method === 'OPTIONS') return text('', 200, cors);
    const fields = Object(body) as Body;
    const [status, answer] =
      read(exchange, path) ??
      (path === 'batch' ? batch(exchange, fields) : change(exchange, path, fields, request.headers.get('nonce')));
    const link = `<${exchange.url.origin}/wp-json/>; rel="https://api.w.org/"`;
    const { 'cart-token': token, ...others } = headersOf(exchange);
    // A batch is answered without a token; each answer in it has one.
    return json(answer, status, { ...others, ...(path !== 'batch' && { 'cart-token': token ?? '' }), link, ...cors });
  };
