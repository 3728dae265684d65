import { CATEGORIES, type Product } from '../../catalogue/products';
import { type Html, html } from '../html';
import { noticesWrapper } from '../notices';
import type { Page } from '../page';
import { priceOf } from '../price';
import type { Visit } from '../visit';
import { card } from './card';
import { gallery, viewsOf } from './gallery';
import { productForm } from './product-forms';
import { averageRating, tabs } from './tabs';

const meta = ({ sku, category, type }: Product): Html => {
  const found = CATEGORIES.find(({ slug }) => slug === category);
  return html`<div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${type === 'variable' ? 'N/D' : sku}</span></span>${found && html` <span class="posted_in">Categoría: <a href="/categoria-producto/${found.slug}/" rel="tag">${found.name}</a></span>`}</div>`;
};

const related = (visit: Visit, product: Product): Html => {
  const others = visit.shop.catalogue.products.filter(
    ({ id, category }) => category === product.category && id !== product.id,
  );
  return html`<section class="related products"><h2>Productos relacionados</h2><ul class="products columns-3">${others.slice(0, 3).map((other) => card(visit, other))}</ul></section>`;
};

export const productPage = (visit: Visit, slug: string): Page | null => {
  const product = visit.shop.catalogue.bySlug(slug);
  if (!product) return null;
  const stock = visit.shop.catalogue.inStock(product) ? 'instock' : 'outofstock';
  return {
    title: product.name,
    classes: 'single single-product woocommerce woocommerce-page',
    hasVariations: product.type === 'variable',
    body: html`${noticesWrapper(visit.session.notices.take(), visit.isBlockTheme)}
<div id="product-${product.id}" class="product type-product post-${product.id} status-publish ${stock} product_cat-${product.category} purchasable product-type-${product.type}">
${gallery(viewsOf(product))}
<div class="summary entry-summary"><h1 class="product_title entry-title">${product.name}</h1>${averageRating()}<p class="price">${priceOf(product, visit.shop.catalogue)}</p><div class="woocommerce-product-details__short-description"><p>${product.about}</p></div>${productForm(visit, product)}${meta(product)}</div>
${tabs(product)}
</div>
${related(visit, product)}`,
  };
};
