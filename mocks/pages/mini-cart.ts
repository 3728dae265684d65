import { changesFragment } from './layout/analytics';
import { pictureOf, pictureUrl } from '../catalogue/pictures';
import type { Line } from '../state/cart';
import { euros } from '../state/money';
import { drawerCart, drawerData } from './drawer';
import { type Html, html } from './html';
import { lineName } from './line-name';
import { amount } from './price';
import { inCartFragment } from './shopping/block-button';
import type { Visit } from './visit';

const item = (visit: Visit, line: Line): Html => {
  const found = visit.shop.catalogue.find(line.variationId || line.productId);
  if (!found) return html``;
  const { product, variation } = found;
  const name = lineName(visit, line);
  return html`<li class="woocommerce-mini-cart-item mini_cart_item">
<a role="button" href="${visit.removeUrl(line.key)}" class="remove remove_from_cart_button" aria-label="Eliminar ${name} del carrito" data-product_id="${product.id}" data-cart_item_key="${line.key}" data-product_sku="${variation?.sku ?? product.sku}" data-success_message="«${name}» se ha eliminado de tu carrito">&times;</a>
<a href="/producto/${product.slug}/"><img width="324" height="324" src="${pictureUrl(pictureOf(product, variation))}" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="" decoding="async" loading="lazy">${name}</a>
<span class="quantity">${line.quantity} &times; ${amount(visit.cart.priceOf(line))}</span>
</li>`;
};

/** The content of the cart widget, which only ever arrives as a fragment (contract 2.4). */
export const miniCart = (visit: Visit): Html => {
  const { cart } = visit;
  if (!cart.lines.length) {
    return html`<div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">No hay productos en el carrito.</p></div>`;
  }
  return html`<div class="widget_shopping_cart_content">
<ul class="woocommerce-mini-cart cart_list product_list_widget">
${cart.lines.map((line) => item(visit, line))}</ul>
<p class="woocommerce-mini-cart__total total"><strong>Subtotal:</strong> ${amount(cart.subtotal)}</p>
<p class="woocommerce-mini-cart__buttons buttons"><a href="/carrito/" class="button wc-forward">Ver carrito</a><a href="/finalizar-compra/" class="button checkout wc-forward alt">Finalizar compra</a></p>
</div>`;
};

const articles = (count: number): string => (count === 1 ? '1 artículo' : `${count} artículos`);

export const headerCart = ({ cart }: Visit): Html =>
  html`<a class="cart-contents" href="/carrito/" title="Ver tu carrito de compra">${amount(cart.subtotal)} <span class="count">${articles(cart.count)}</span></a>`;

export const footerCart = ({ cart }: Visit): Html =>
  html`<a class="footer-cart-contents" href="/carrito/">Carrito <span class="count">${cart.count}</span><span class="screen-reader-text">, ${euros(cart.subtotal)}</span></a>`;

/** The shop's fragments: WooCommerce's own key, two of its theme, and those of Islas. */
export const fragments = (visit: Visit): Record<string, string> => ({
  'div.widget_shopping_cart_content': String(miniCart(visit)),
  'a.cart-contents': String(headerCart(visit)),
  'a.footer-cart-contents': String(footerCart(visit)),
  'script.islas-drawer-cart': String(drawerData(drawerCart(visit))),
  ...inCartFragment(visit),
  ...changesFragment(visit),
});
