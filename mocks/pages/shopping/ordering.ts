import type { Product } from '../../catalogue/products';
import { priceRange } from '../../catalogue/products';
import { attributes, type Html, html, raw } from '../html';

/** Listing orders: option's words, the words after "Ordenado", and how products compare. */
const ORDERS: Readonly<
  Record<string, readonly [option: string, said: string, compare: (a: Product, b: Product) => number]>
> = {
  menu_order: ['Orden por defecto', '', () => 0],
  popularity: ['Ordenar por popularidad', 'por popularidad', (a, b) => b.sales - a.sales],
  rating: ['Ordenar por puntuación media', 'por puntuación media', (a, b) => b.rating - a.rating],
  date: ['Ordenar por los últimos', 'por los últimos', (a, b) => b.id - a.id],
  price: ['Ordenar por precio: bajo a alto', 'por precio: bajo a alto', (a, b) => priceRange(a)[0] - priceRange(b)[0]],
  'price-desc': [
    'Ordenar por precio: alto a bajo',
    'por precio: alto a bajo',
    (a, b) => priceRange(b)[1] - priceRange(a)[1],
  ],
};

const orderOf = (query: URLSearchParams): string => {
  const asked = query.get('orderby') ?? '';
  return Object.hasOwn(ORDERS, asked) ? asked : 'menu_order';
};

export const sorted = (products: readonly Product[], query: URLSearchParams): Product[] =>
  [...products].sort(ORDERS[orderOf(query)]?.[2] ?? (() => 0));

/** Contract 2.5. Without JavaScript links sort the list, which WooCommerce does not offer. */
export const orderingForm = (query: URLSearchParams): Html => {
  const chosen = orderOf(query);
  const search = query.get('s');
  const links = Object.entries(ORDERS).map(([order, [name]], index) => {
    const others = [...query].filter(([key]) => key !== 'orderby' && key !== 'paged');
    const href = `?${new URLSearchParams([...others, ['orderby', order], ['paged', '1']])}`;
    return html`${index > 0 && ' · '}<a${attributes({ href, 'aria-current': order === chosen && 'true' })}>${name}</a>`;
  });
  return html`<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Pedido de la tienda">${Object.entries(
    ORDERS,
  ).map(
    ([value, [option]]) =>
      html`<option${attributes({ value, selected: value === chosen && 'selected' })}>${option}</option>`,
  )}</select><input type="hidden" name="paged" value="1">${search !== null && html`<input type="hidden" name="s" value="${search}">`}</form><noscript><style>.woocommerce-ordering{display:none}</style><nav aria-label="Ordenar">${links}</nav></noscript>`;
};

export const resultCount = (first: number, last: number, total: number, query: URLSearchParams): Html => {
  const said = ORDERS[orderOf(query)]?.[1];
  const words =
    last - first + 1 === total
      ? `Mostrando los ${total} resultados`
      : `Mostrando ${first}–${last} de ${total} resultados`;
  return html`<p class="woocommerce-result-count" role="status" aria-relevant="all"${said && raw(' data-is-sorted-by="true"')}>${words}${said && html`<span class="screen-reader-text">Ordenado ${said}</span>`}</p>`;
};

/** Links to the other pages of a listing, the query kept. */
export const pagination = (base: string, page: number, pages: number, query: URLSearchParams): Html | false => {
  const kept = new URLSearchParams([...query].filter(([name]) => name === 'orderby' || name === 's'));
  const href = (to: number) => `${base}${to > 1 ? `page/${to}/` : ''}${kept.size ? `?${kept}` : ''}`;
  const link = (to: number) =>
    to === page
      ? html`<li><span aria-label="Página ${to}" aria-current="page" class="page-numbers current">${to}</span></li>`
      : html`<li><a aria-label="Página ${to}" class="page-numbers" href="${href(to)}">${to}</a></li>`;
  return (
    pages > 1 &&
    html`<nav class="woocommerce-pagination" aria-label="Páginas de productos"><ul class="page-numbers">${Array.from({ length: pages }, (_, index) => link(index + 1))}${page < pages && html`<li><a class="next page-numbers" href="${href(page + 1)}" aria-label="Página siguiente">&rarr;</a></li>`}</ul></nav>`
  );
};
