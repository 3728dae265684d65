import { CATEGORIES } from '../../catalogue/products';
import { type Html, html } from '../html';
import { novelty } from '../shopping/block-button';
import type { Visit } from '../visit';

/** Widgets beside a listing: the cart, whose content only arrives by fragments, and the categories (contract 2.4, 2.5). */
export const sidebar = (visit: Visit): Html =>
  html`<div id="secondary" class="widget-area" role="complementary" aria-label="Barra lateral">
<div id="woocommerce_widget_cart-2" class="widget woocommerce widget_shopping_cart"><h2 class="gamma widget-title">Carrito</h2><div class="widget_shopping_cart_content"></div></div>
<div id="woocommerce_product_categories-2" class="widget woocommerce widget_product_categories"><h2 class="gamma widget-title">Categorías</h2><ul class="product-categories">${CATEGORIES.map(
    ({ id, slug, name }) =>
      html`<li class="cat-item cat-item-${id}"><a href="/categoria-producto/${slug}/">${name}</a></li>`,
  )}</ul></div>
<div class="widget wp-block-woocommerce-product-collection"><h2 class="gamma widget-title">Novedad</h2>${novelty(visit)}</div>
</div>`;
