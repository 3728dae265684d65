import { pictureOf, pictureUrl } from '../catalogue/pictures';
import { choicesOf } from '../pages/line-name';
import type { Visit } from '../pages/visit';
import { findCoupon } from '../state/coupons';
import type { Line } from '../state/cart';

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
export const CURRENCY = {
  currency_code: 'EUR',
  currency_symbol: '€',
  currency_minor_unit: 2,
  currency_decimal_separator: ',',
  currency_thousand_separator: '.',
  currency_prefix: '',
  currency_suffix: ' €',
};
/** WooCommerce's word for no limit. */
export const NO_LIMIT = 9999;
const SHIPPING = 'Envío a domicilio';

/** WooCommerce encodes what it prepares for a page. */
export const encodeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const itemOf = (visit: Visit, line: Line) => {
  const { shop, cart, url } = visit;
  const id = line.variationId || line.productId;
  const { product, variation = null } = shop.catalogue.find(id) ?? {};
  const left = shop.catalogue.left(id);
  const price = String(cart.priceOf(line));
  const line_total = String(cart.priceOf(line) * line.quantity);
  const picture = product ? url.origin + pictureUrl(pictureOf(product, variation)) : '';
  const image = { id: 1, src: picture, thumbnail: picture, srcset: '', sizes: '', name: '', alt: '' };
  return {
    key: line.key,
    id,
    type: variation ? 'variation' : 'simple',
    quantity: line.quantity,
    quantity_limits: {
      minimum: 1,
      maximum: product?.soldIndividually ? 1 : (left ?? NO_LIMIT),
      multiple_of: 1,
      editable: !product?.soldIndividually,
    },
    name: encodeHtml(product?.name ?? ''),
    short_description: '',
    description: encodeHtml(product?.about ?? ''),
    sku: variation?.sku ?? product?.sku ?? '',
    low_stock_remaining: null,
    backorders_allowed: false,
    show_backorder_badge: false,
    sold_individually: product?.soldIndividually ?? false,
    permalink: `${url.origin}/producto/${product?.slug ?? ''}/`,
    images: [{ ...image, thumbnail_srcset: '', thumbnail_sizes: '' }],
    variation: choicesOf(visit, line).map(([attribute, value], at) => ({
      raw_attribute: Object.keys(line.attributes)[at] ?? '',
      attribute,
      value: encodeHtml(value),
    })),
    item_data: [],
    prices: {
      price,
      regular_price: price,
      sale_price: price,
      price_range: null,
      ...CURRENCY,
      raw_prices: { precision: 6, price: `${price}0000`, regular_price: `${price}0000`, sale_price: `${price}0000` },
    },
    totals: {
      line_subtotal: line_total,
      line_subtotal_tax: '0',
      line_total,
      line_total_tax: '0',
      ...CURRENCY,
    },
    catalog_visibility: 'visible',
    extensions: {},
  };
};

const ratesOf = ({ cart }: Visit) => {
  const rate = {
    rate_id: 'flat_rate:1',
    name: SHIPPING,
    description: '',
    delivery_time: '',
    price: String(cart.shipping),
    taxes: '0',
    instance_id: 1,
    method_id: 'flat_rate',
    meta_data: [],
    selected: true,
    ...CURRENCY,
  };
  const destination = { address_1: '', address_2: '', city: '', state: 'M', postcode: '', country: 'ES' };
  const items = cart.lines.map(({ key, quantity }) => ({ key, name: '', quantity }));
  return cart.lines.length ? [{ package_id: 0, name: 'Envío', destination, items, shipping_rates: [rate] }] : [];
};

/** The cart as WooCommerce 11.0.1 answers it (its `CartSchema`). */
export const storeCartOf = (visit: Visit) => {
  const { cart } = visit;
  const phone = { phone: '' };
  const hasLines = cart.lines.length > 0;
  return {
    items: cart.lines.map((line) => itemOf(visit, line)),
    coupons: [...cart.discounts].map(([code, off]) => ({
      code,
      discount_type: findCoupon(code)?.kind === 'percent' ? 'percent' : 'fixed_cart',
      totals: { total_discount: String(off), total_discount_tax: '0', ...CURRENCY },
    })),
    fees: [],
    totals: {
      total_items: String(cart.subtotal),
      total_items_tax: '0',
      total_fees: '0',
      total_fees_tax: '0',
      total_discount: String(cart.discount),
      total_discount_tax: '0',
      total_shipping: hasLines ? String(cart.shipping) : null,
      total_shipping_tax: hasLines ? '0' : null,
      total_price: String(cart.total),
      total_tax: '0',
      tax_lines: [],
      ...CURRENCY,
    },
    shipping_address: { ...ADDRESS, ...phone },
    billing_address: { ...ADDRESS, email: '', ...phone },
    needs_payment: cart.total > 0,
    needs_shipping: hasLines,
    payment_requirements: ['products'],
    has_calculated_shipping: hasLines,
    shipping_rates: ratesOf(visit),
    items_count: cart.count,
    items_weight: 0,
    cross_sells: [],
    errors: [],
    payment_methods: ['bacs', 'cod'],
    extensions: {},
  };
};
