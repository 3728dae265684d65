import { CATEGORIES } from '../../catalogue/products';
import { foundProducts } from '../../endpoints/search';
import { html } from '../html';
import { noticesWrapper } from '../notices';
import type { Page } from '../page';
import type { Visit } from '../visit';
import { card } from './card';
import { orderingForm, pagination, resultCount, sorted } from './ordering';

const PER_PAGE = 12;

/** `/tienda/`, `/categoria-producto/…/` and their further pages; `?orderby=` and `?s=` as in WooCommerce. */
export const listing = (visit: Visit, page: number, categorySlug?: string): Page | null => {
  const category = CATEGORIES.find(({ slug }) => slug === categorySlug);
  if (categorySlug !== undefined && !category) return null;
  const base = category ? `/categoria-producto/${category.slug}/` : '/tienda/';
  const query = visit.url.searchParams;
  const search = query.get('s');
  const all = search ? foundProducts(visit.shop, search) : visit.shop.catalogue.products;
  const inCategory = all.filter((product) => !category || product.category === category.slug);
  const products = sorted(inCategory, query);
  const pages = Math.max(1, Math.ceil(products.length / PER_PAGE));
  if (page > pages) return null;
  const first = (page - 1) * PER_PAGE;
  const shown = products.slice(first, first + PER_PAGE);
  const title = search ? `Resultados de «${search}»` : (category?.name ?? 'Tienda');
  const about = category?.about ?? 'Cerámica, despensa y cosas de casa hechas con calma.';
  const bar = html`${orderingForm(query)}${resultCount(first + 1, first + shown.length, products.length, query)}`;
  return {
    title,
    classes: `archive woocommerce woocommerce-page ${category ? 'tax-product_cat' : 'woocommerce-shop post-type-archive-product'}`,
    sidebar: true,
    body: html`<header class="woocommerce-products-header"><h1 class="woocommerce-products-header__title page-title">${title}</h1>${!search && html`<p class="term-description">${about}</p>`}</header>
${noticesWrapper(visit.session.notices.take(), visit.isBlockTheme)}
${
  shown.length
    ? html`<div class="sorting">${bar}</div><ul class="products columns-3">${shown.map((product, index) => card(visit, product, index < 3))}</ul><div class="sorting">${pagination(base, page, pages, query)}</div>`
    : html`<div class="woocommerce-no-products-found"><div class="woocommerce-info" role="status">No hay productos que coincidan con tu búsqueda.</div></div>`
}`,
  };
};
