import { lineName } from '../pages/line-name';
import { json } from './answers';
import type { Answer, Exchange } from './exchange';
import { restError } from './rest/rest';

const ADDRESS = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: 'M',
  postcode: '',
  country: 'ES',
};
const CURRENCY = {
  currency_code: 'EUR',
  currency_symbol: '€',
  currency_minor_unit: 2,
  currency_decimal_separator: ',',
  currency_thousand_separator: '.',
  currency_prefix: '',
  currency_suffix: ' €',
};

const cartOf = (exchange: Exchange) => {
  const { cart } = exchange;
  const phone = { phone: '' };
  return {
    items: cart.lines.map((line) => ({
      key: line.key,
      id: line.variationId || line.productId,
      name: lineName(exchange, line),
      quantity: line.quantity,
      totals: { line_subtotal: String(cart.priceOf(line) * line.quantity), ...CURRENCY },
    })),
    coupons: cart.coupons.map((code) => ({ code })),
    fees: [],
    totals: {
      total_items: String(cart.subtotal),
      total_items_tax: '0',
      total_fees: '0',
      total_fees_tax: '0',
      total_discount: String(cart.discount),
      total_discount_tax: '0',
      total_shipping: cart.lines.length ? String(cart.shipping) : null,
      total_shipping_tax: cart.lines.length ? '0' : null,
      total_price: String(cart.total),
      total_tax: '0',
      tax_lines: [],
      ...CURRENCY,
    },
    shipping_address: { ...ADDRESS, ...phone },
    billing_address: { ...ADDRESS, email: '', ...phone },
    needs_payment: cart.total > 0,
    needs_shipping: cart.lines.length > 0,
    payment_requirements: ['products'],
    has_calculated_shipping: cart.lines.length > 0,
    shipping_rates: [],
    items_count: cart.count,
    items_weight: 0,
    cross_sells: [],
    errors: [],
    payment_methods: ['bacs', 'cod'],
    extensions: {},
  };
};

const answer = (exchange: Exchange, status = 200): Response =>
  json(cartOf(exchange), status, {
    'cache-control': 'no-store',
    nonce: exchange.nonce('wc_store_api'),
    link: `<${exchange.url.origin}/wp-json/>; rel="https://api.w.org/"`,
  });

/** `wc/store/v1/cart`: what the blocks read (contract 4.9). */
export const storeCart: Answer = (exchange) => answer(exchange);

/** `wc/store/v1/cart/add-item`: JSON `id` and `quantity`, header `Nonce`. */
export const storeAdd: Answer = (exchange) => {
  const { request, json: body, shop, cart } = exchange;
  if (!exchange.accepts(request.headers.get('nonce'), 'wc_store_api')) {
    return restError('woocommerce_rest_missing_nonce', 'Falta la cabecera Nonce.', 401);
  }
  const { id, quantity = 1 } = Object(body);
  const found = shop.catalogue.find(Number(id));
  const added = cart.add(found?.product.id ?? 0, Number(quantity), found?.variation?.id ?? 0);
  return added.ok ? answer(exchange, 201) : restError('woocommerce_rest_cart_error', added.why, 400);
};
