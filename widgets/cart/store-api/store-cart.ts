import { type Decoded, count, flag, isRecord, list, shape, text } from '../../../src/browser/decode';
import { textOf } from '../../../src/browser/html-text';
import { MONEY, amount, formatMoney } from '../../../src/woocommerce/store-money';

/** HTML that WooCommerce has prepared for a page, as plain text. */
const plain = (value: unknown): string => textOf(text()(value));

const decodeItem = shape({
  key: text(),
  /** The variation's id where the product has variations. */
  id: count(),
  quantity: count(1, 0),
  quantity_limits: shape({
    minimum: count(1, 0),
    maximum: count(0, 0),
    multiple_of: count(1, 0),
    editable: flag(true),
  }),
  name: plain,
  sku: plain,
  permalink: text(),
  images: list(shape({ src: text(), thumbnail: text() })),
  variation: list(shape({ raw_attribute: text(), attribute: plain, value: plain })),
  item_data: list(shape({ name: plain, key: plain, value: plain, display: plain, hidden: flag() })),
  prices: shape({ price: amount, ...MONEY }),
});

export type StoreItem = Decoded<typeof decodeItem>;

const decodeTotals = shape({
  total_items: amount,
  total_items_tax: amount,
  total_shipping: (value: unknown) => (value === null ? null : amount(value)),
  total_shipping_tax: amount,
  total_price: amount,
  tax_lines: list(shape({ name: plain, price: amount })),
  ...MONEY,
});

/** What Islas uses of WooCommerce's cart (its `CartSchema`). */
export const decodeStoreCart = shape({
  items: list(decodeItem),
  coupons: list(shape({ code: text(), totals: shape({ total_discount: amount, total_discount_tax: amount }) })),
  fees: list(shape({ name: plain, totals: shape({ total: amount, total_tax: amount }) })),
  totals: decodeTotals,
  shipping_rates: list(shape({ shipping_rates: list(shape({ name: plain, selected: flag() })) })),
  cross_sells: list(
    shape({
      id: text(),
      name: plain,
      permalink: text(),
      images: list(shape({ thumbnail: text() })),
      prices: shape({ price: amount, ...MONEY }),
      is_purchasable: flag(),
      is_in_stock: flag(),
      has_options: flag(),
    }),
  ),
});

export type StoreCart = Decoded<typeof decodeStoreCart>;

/** Whether an answer is a cart: a page, a refusal and nothing are none. */
export const isStoreCart = (value: unknown): boolean => isRecord(value) && Array.isArray(value.items);

/** What a line costs as the shop shows prices, with taxes or without. */
const linePrice = ({ prices, quantity }: StoreItem): number => prices.price * quantity;

/** Whether the shop shows its cart with taxes: then the prices shown add up to the items with theirs. */
const showsTaxes = ({ items, totals: { total_items, total_items_tax } }: StoreCart): boolean => {
  const shown = items.reduce((sum, item) => sum + linePrice(item), 0);
  return Math.abs(shown - total_items - total_items_tax) < Math.abs(shown - total_items);
};

const detailsOf = ({ variation, item_data }: StoreItem): string[] => [
  ...variation.map(({ attribute, value }) => `${attribute}: ${value}`),
  ...item_data
    .filter(({ hidden }) => !hidden)
    .map(({ name, key, value, display }) => `${name || key}: ${display || value}`),
];

const lineOf = (item: StoreItem, isAlone: boolean) => {
  const { key, name, permalink, images, quantity, quantity_limits: limits, prices } = item;
  return {
    key,
    name,
    url: permalink,
    image: images[0]?.thumbnail ?? '',
    details: detailsOf(item),
    quantity,
    min: limits.editable ? limits.minimum : quantity,
    // 9999 is WooCommerce's word for no limit.
    max: limits.editable ? (limits.maximum === 9999 ? 0 : limits.maximum) : quantity,
    step: limits.multiple_of,
    mayBeZero: true,
    inputMode: limits.multiple_of % 1 ? 'decimal' : 'numeric',
    fixed: '',
    each: isAlone ? '' : `${quantity} × ${formatMoney(prices.price, prices)}`,
    total: formatMoney(linePrice(item), prices),
    isRemovable: true,
    attributes: [],
  };
};

/**
 * The cart as the drawer and `useCart()` read it (`decodeDrawerCart`). `subtotal` is the name of its first row; the others have
 * the shop's names. `checkout` is the address of the checkout with this cart.
 */
export const toDrawerCart = (cart: StoreCart, subtotal: string, checkout: string) => {
  const { items, coupons, fees, totals, shipping_rates, cross_sells } = cart;
  const isWithTaxes = showsTaxes(cart);
  const withTax = (net: number, tax: number): string => formatMoney(isWithTaxes ? net + tax : net, totals);
  const rates = shipping_rates.flatMap(({ shipping_rates: of }) => of.filter(({ selected }) => selected));
  const shipping = totals.total_shipping;
  const goods = items.reduce((sum, item) => sum + linePrice(item), 0);
  return {
    lines: items.map((item) => lineOf(item, item.quantity === 1)),
    coupons: coupons.map(({ code, totals: { total_discount, total_discount_tax } }) => ({
      code,
      label: code,
      amount: withTax(-total_discount, -total_discount_tax),
    })),
    rows: items.length
      ? [
          { label: subtotal, amount: formatMoney(goods, totals) },
          ...(shipping !== null && rates.length
            ? [
                {
                  label: rates.map(({ name }) => name).join(', '),
                  amount: withTax(shipping, totals.total_shipping_tax),
                },
              ]
            : []),
          ...fees.map(({ name, totals: { total, total_tax } }) => ({ label: name, amount: withTax(total, total_tax) })),
          ...(isWithTaxes
            ? []
            : totals.tax_lines.map(({ name, price }) => ({ label: name, amount: formatMoney(price, totals) }))),
        ]
      : [],
    total: formatMoney(totals.total_price, totals),
    checkout,
    shipping: { text: '', percent: 0 },
    crossSells: cross_sells
      .filter(({ is_purchasable, is_in_stock, has_options }) => is_purchasable && is_in_stock && !has_options)
      .map(({ id, name, permalink, images, prices }) => ({
        id,
        name,
        url: permalink,
        image: images[0]?.thumbnail ?? '',
        price: formatMoney(prices.price, prices),
        add: permalink,
      })),
  };
};

/** Changes with the cart, and is the same in all tabs: WooCommerce's own hash is in a header that another origin cannot read. */
export const hashOf = ({ items, coupons, totals }: StoreCart): string =>
  items.length
    ? [
        ...items.map(({ key, quantity }) => `${key}*${quantity}`),
        ...coupons.map(({ code }) => code),
        totals.total_price,
      ].join()
    : '';
