import { CATEGORIES, type Product } from '../../catalogue/products';
import type { Shop } from '../../shop';
import { json } from '../answers';
import { type RestAnswer, restError } from './rest';

const DATE = '2026-11-02T10:00:00';
const ALLOW = { allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] };

const product = (shop: Shop, origin: string, item: Product) => {
  const api = `${origin}/wp-json/wp/v2`;
  const term = (taxonomy: string) => ({ taxonomy, embeddable: true, href: `${api}/${taxonomy}?post=${item.id}` });
  return {
    id: item.id,
    date: DATE,
    date_gmt: DATE,
    guid: { rendered: `${origin}/?product=${item.slug}` },
    modified: DATE,
    modified_gmt: DATE,
    slug: item.slug,
    status: 'publish',
    type: 'product',
    link: `${origin}/producto/${item.slug}/`,
    title: { rendered: item.name },
    content: { rendered: '', protected: false },
    excerpt: { rendered: `<p>${item.about}</p>`, protected: false },
    featured_media: 0,
    comment_status: 'open',
    ping_status: 'closed',
    template: '',
    meta: [],
    product_brand: [],
    product_cat: CATEGORIES.filter(({ slug }) => slug === item.category).map(({ id }) => id),
    product_tag: [],
    class_list: [
      `post-${item.id}`,
      'product',
      shop.catalogue.inStock(item) ? 'instock' : 'outofstock',
      `product-type-${item.type}`,
    ],
    _links: {
      self: [{ href: `${api}/product/${item.id}`, targetHints: ALLOW }],
      collection: [{ href: `${api}/product` }],
      about: [{ href: `${api}/types/product` }],
      replies: [{ embeddable: true, href: `${api}/comments?post=${item.id}` }],
      'wp:attachment': [{ href: `${api}/media?parent=${item.id}` }],
      'wp:term': ['product_brand', 'product_cat', 'product_tag'].map(term),
      curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
    },
  };
};

const reviews = (shop: Shop) =>
  Array.from({ length: 250 }, (_, index) => ({
    id: index + 1,
    post: shop.catalogue.products[index % shop.catalogue.products.length]?.id ?? 0,
    author_name: ['Marta', 'Joan', 'Íñigo', 'Lola', 'Anxo'][index % 5],
    date: DATE,
    content: { rendered: `<p>Llegó muy bien empaquetado, pedido número ${index + 1}.</p>` },
    status: 'approved',
    type: 'review',
  }));

const categories = () =>
  CATEGORIES.map(({ id, slug, name, about }) => ({
    id,
    slug,
    name,
    description: about,
    taxonomy: 'product_cat',
    parent: 0,
  }));

/** Every collection the shop can page through; reviews are 250, so that fetching all takes three pages. */
const COLLECTIONS: Readonly<Record<string, (shop: Shop, origin: string) => readonly object[]>> = {
  product: (shop, origin) => shop.catalogue.products.map((item) => product(shop, origin, item)),
  comments: reviews,
  product_cat: categories,
};

export const COLLECTION_NAMES: readonly string[] = Object.keys(COLLECTIONS);

const link = (url: URL, page: number, rel: string): string => {
  const target = new URL(url);
  target.searchParams.set('page', String(page));
  return `<${target.href}>; rel="${rel}"`;
};

/** A page of at most 100 items with the totals and `Link` of WordPress; more per page is refused. */
export const collection: RestAnswer = ({ exchange: { shop, url }, params: [name = ''], query }) => {
  const items = COLLECTIONS[name]?.(shop, url.origin) ?? [];
  const perPage = Number(query.get('per_page') ?? 10);
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > 100) {
    return restError('rest_invalid_param', 'Parámetro(s) no válido(s): per_page', 400);
  }
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  if (!Number.isInteger(page) || page < 1 || page > pages) {
    return restError(
      'rest_post_invalid_page_number',
      'El número de página solicitado es mayor que el de páginas disponibles.',
      400,
    );
  }
  const links = [
    ...(page > 1 ? [link(url, page - 1, 'prev')] : []),
    ...(page < pages ? [link(url, page + 1, 'next')] : []),
  ];
  return json(items.slice((page - 1) * perPage, page * perPage), 200, {
    ...(links.length ? { link: links.join(', ') } : {}),
    'x-wp-total': String(items.length),
    'x-wp-totalpages': String(pages),
  });
};
