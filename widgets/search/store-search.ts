import { count, flag, isRecord, list, shape, text } from '../../src/browser/decode';
import { textOf } from '../../src/browser/html-text';
import { ShopError } from '../../src/wordpress/errors';
import { MONEY, amount, formatMoney } from '../../src/woocommerce/store-money';
import { type Found, decodeFound } from './results';

/** As many as the plugin suggests, and one more, which says that there are more. */
const SHOWN = 6;

/** HTML that WooCommerce has prepared for a page, as plain text. */
const plain = (value: unknown): string => textOf(text()(value));

const decodeRange = shape({ min_amount: amount, max_amount: amount });

/** What Islas uses of WooCommerce's product (its `ProductSchema`). */
const decodeProduct = shape({
  id: count(),
  name: plain,
  permalink: text(),
  images: list(shape({ src: text(), thumbnail: text() })),
  on_sale: flag(),
  is_in_stock: flag(true),
  is_on_backorder: flag(),
  stock_availability: shape({ text: plain }),
  prices: shape({
    price: amount,
    regular_price: amount,
    price_range: (value: unknown) => (isRecord(value) ? decodeRange(value) : null),
    ...MONEY,
  }),
});
type Product = ReturnType<typeof decodeProduct>;

const priceOf = ({ prices }: Product): string => {
  const { min_amount: low, max_amount: high } = prices.price_range ?? {
    min_amount: prices.price,
    max_amount: prices.price,
  };
  return low === high ? formatMoney(low, prices) : `${formatMoney(low, prices)} – ${formatMoney(high, prices)}`;
};

const wasOf = ({ on_sale, prices }: Product): string =>
  on_sale && !prices.price_range && prices.regular_price > prices.price
    ? formatMoney(prices.regular_price, prices)
    : '';

const toSuggestion = (product: Product) => ({
  id: product.id,
  name: product.name,
  url: product.permalink,
  image: { src: product.images[0]?.thumbnail || product.images[0]?.src },
  price: priceOf(product),
  was: wasOf(product),
  stock: product.is_in_stock ? (product.is_on_backorder ? 'onbackorder' : 'instock') : 'outofstock',
  stock_text: product.stock_availability.text,
});

/** Address of the products that the shop's search finds. */
export const storeSearchUrl = (root: string, term: string): string => {
  const asked = new URLSearchParams({ search: term, per_page: `${SHOWN + 1}`, catalog_visibility: 'search' });
  return `${root}/products${root.includes('?') ? '&' : '?'}${asked}`;
};

/** Products of the Store API as the suggestions of the plugin. Throws if it is not the shop's answer. */
export const decodeStoreProducts = (value: unknown): Found => {
  if (!Array.isArray(value)) throw new ShopError('invalid_json');
  const items = value.filter(isRecord).map((product) => toSuggestion(decodeProduct(product)));
  return decodeFound({ items: items.slice(0, SHOWN), more: items.length > SHOWN });
};
