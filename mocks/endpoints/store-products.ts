import { pictureUrl } from '../catalogue/pictures';
import { type Product, type Variation, priceRange } from '../catalogue/products';
import { amount } from '../pages/price';
import type { Exchange } from './exchange';
import { bestProducts, stockOf } from './search';
import { CURRENCY, NO_LIMIT, encodeHtml } from './store-cart';
import { describeVariation } from './variation';

const productOf = ({ shop, url }: Exchange, product: Product) => {
  const [low, high] = priceRange(product);
  const picture = url.origin + pictureUrl(product.picture);
  const { stock, stock_text } = stockOf(shop, product);
  return {
    id: product.id,
    name: encodeHtml(product.name),
    permalink: `${url.origin}/producto/${product.slug}/`,
    images: [{ id: 1, src: picture, thumbnail: picture, srcset: '', sizes: '', name: '', alt: '' }],
    on_sale: product.regular !== undefined,
    is_in_stock: stock === 'instock',
    is_on_backorder: false,
    stock_availability: { text: stock_text, class: stock === 'instock' ? 'in-stock' : 'out-of-stock' },
    prices: {
      ...CURRENCY,
      price: `${low}`,
      regular_price: `${product.regular ?? low}`,
      sale_price: `${low}`,
      price_range: low === high ? null : { min_amount: `${low}`, max_amount: `${high}` },
    },
  };
};

/** A variation, whose address has the attributes of the form that are not free to choose. */
const variationOf = ({ shop, url }: Exchange, product: Product, variation: Variation) => {
  const { availability_html, max_qty, min_qty, sku, image } = describeVariation(shop, product, variation);
  const [, stockClass = 'in-stock', text = ''] = /class="stock ([^"]+)">([^<]*)</.exec(availability_html) ?? [];
  const permalink = new URL(`/producto/${product.slug}/`, url);
  for (const [name, value] of Object.entries(variation.values))
    if (value) permalink.searchParams.set(`attribute_${name}`, value);
  return {
    id: variation.id,
    parent: product.id,
    type: 'variation',
    name: encodeHtml(product.name),
    permalink: permalink.href,
    sku,
    description: '',
    is_in_stock: shop.catalogue.left(variation.id) !== 0,
    is_purchasable: true,
    is_on_backorder: false,
    sold_individually: !!product.soldIndividually,
    low_stock_remaining: null,
    prices: { ...CURRENCY, price: `${variation.cents}` },
    price_html: String(amount(variation.cents)),
    stock_availability: { text, class: stockClass },
    add_to_cart: { minimum: min_qty, maximum: product.soldIndividually ? 1 : max_qty || NO_LIMIT, multiple_of: 1 },
    formatted_weight: 'N/D',
    formatted_dimensions: 'N/D',
    images: [
      {
        id: 1,
        src: url.origin + image.src,
        thumbnail: url.origin + image.src,
        srcset: '',
        sizes: '',
        name: '',
        alt: '',
      },
    ],
  };
};

/** The Store API's `products/<id>` of a variation; `null` where there is none. */
export const storeVariationOf = (exchange: Exchange, id: number): unknown => {
  const { product, variation } = exchange.shop.catalogue.find(id) ?? {};
  return product && variation ? variationOf(exchange, product, variation) : null;
};

/** The Store API's `products?type=variation&parent=`. */
const variationsOf = (exchange: Exchange): unknown => {
  const { searchParams } = exchange.url;
  const [most, page] = ['per_page', 'page'].map((name) => Number(searchParams.get(name) ?? 1));
  const product = exchange.shop.catalogue.find(Number(searchParams.get('parent')))?.product;
  const all = product?.variations ?? [];
  const from = ((page ?? 1) - 1) * (most ?? 10);
  return product ? all.slice(from, from + (most ?? 10)).map((one) => variationOf(exchange, product, one)) : [];
};

/** The Store API's `products`, by words or by the product of variations. */
export const storeProductsOf = (exchange: Exchange): unknown => {
  const { searchParams } = exchange.url;
  if (searchParams.get('type') === 'variation') return variationsOf(exchange);
  const most = Number(searchParams.get('per_page') ?? 10);
  const found = bestProducts(exchange.shop, searchParams.get('search') ?? '');
  return found.slice(0, most).map((product) => productOf(exchange, product));
};
