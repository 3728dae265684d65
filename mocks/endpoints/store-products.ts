import { pictureUrl } from '../catalogue/pictures';
import { type Product, priceRange } from '../catalogue/products';
import type { Exchange } from './exchange';
import { bestProducts, stockOf } from './search';
import { CURRENCY, encodeHtml } from './store-cart';

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

/** The Store API's `products?search=`. */
export const storeProductsOf = (exchange: Exchange): unknown => {
  const { searchParams } = exchange.url;
  const most = Number(searchParams.get('per_page') ?? 10);
  const found = bestProducts(exchange.shop, searchParams.get('search') ?? '');
  return found.slice(0, most).map((product) => productOf(exchange, product));
};
