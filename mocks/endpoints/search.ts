import { pictureUrl } from '../catalogue/pictures';
import { type Product, priceRange } from '../catalogue/products';
import { matchesQuery, splitWords } from '../../widgets/search/query';
import type { Shop } from '../shop';
import { euros } from '../state/money';
import { json } from './answers';
import type { Answer } from './exchange';

const LONGEST = 100;
const USUAL = 6;

/** Products as the shop's own search finds them: by name, text or SKU. */
export const foundProducts = ({ catalogue }: Shop, search: string): readonly Product[] =>
  catalogue.products.filter(({ name, about, sku, variations = [] }) =>
    matchesQuery([name, about, sku, ...variations.map((variation) => variation.sku)].join(' '), search),
  );

const priceOf = (product: Product): string => {
  const [low, high] = priceRange(product);
  return low === high ? euros(low) : `${euros(low)} – ${euros(high)}`;
};

export const stockOf = (shop: Shop, product: Product) => {
  const left = shop.catalogue.left(product.id);
  if (!shop.catalogue.inStock(product)) return { stock: 'outofstock', stock_text: 'Agotado' };
  return { stock: 'instock', stock_text: left === null ? 'Hay existencias' : `${left} disponibles` };
};

/** Those of them that are named so come first. */
export const bestProducts = (shop: Shop, term: string): readonly Product[] => {
  const named = (product: Product) => Number(matchesQuery(product.name, term));
  return splitWords(term).length ? [...foundProducts(shop, term)].sort((one, other) => named(other) - named(one)) : [];
};

/** `wc-ajax=islas_search`: suggestions for this visitor. */
export const search: Answer = ({ shop, url }) => {
  const term = url.searchParams.get('search') ?? '';
  if (!term || [...term].length > LONGEST) return json({ error: true }, 400);
  const best = bestProducts(shop, term);
  const answer = {
    items: best.slice(0, USUAL).map((product) => ({
      id: product.id,
      name: product.name,
      url: `${url.origin}/producto/${product.slug}/`,
      image: { src: pictureUrl(product.picture), width: 100, height: 100 },
      price: priceOf(product),
      was: product.regular === undefined ? '' : euros(product.regular),
      ...stockOf(shop, product),
    })),
    more: best.length > USUAL,
  };
  return json(answer, 200, { 'cache-control': 'private, max-age=60', vary: 'Cookie' });
};
