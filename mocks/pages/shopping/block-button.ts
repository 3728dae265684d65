import { pictureUrl } from '../../catalogue/pictures';
import { type Html, html } from '../html';
import { priceOf } from '../price';
import type { Visit } from '../visit';

/** The product that stands beside every listing, in a Product Collection block. */
const NOVELTY = 45;

const label = ({ cart }: Visit): Html => {
  const count = cart.lines
    .filter(({ productId }) => productId === NOVELTY)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return html`<span class="islas-in-cart-${NOVELTY}">${count ? `${count} en el carrito` : 'Añadir al carrito'}</span>`;
};

/** How many of it are in the cart is a region of the cart (contract 2.2). */
export const inCartFragment = (visit: Visit): Record<string, string> => ({
  [`.islas-in-cart-${NOVELTY}`]: String(label(visit)),
});

/** A Product Button block as Islas prints it, in a region of WordPress' Interactivity API as WooCommerce prints that. */
export const novelty = (visit: Visit): Html | false => {
  const product = visit.shop.catalogue.find(NOVELTY)?.product;
  if (!product) return false;
  const { id, name, picture, sku, slug } = product;
  return html`<div class="wc-block-product" data-wp-interactive="woocommerce/product-collection"><a href="/producto/${slug}/"><img src="${pictureUrl(picture)}" width="324" height="324" alt="" loading="lazy"><span class="woocommerce-loop-product__title">${name}</span></a><span class="price">${priceOf(product)}</span>
<div class="wp-block-button wc-block-components-product-button"><a href="/tienda/?add-to-cart=${id}" rel="nofollow" role="button" class="wp-block-button__link wp-element-button wc-block-components-product-button__button add_to_cart_button ajax_add_to_cart product_type_simple button" data-product_id="${id}" data-product_sku="${sku}" data-quantity="1" data-success_message="«${name}» se ha añadido a tu carrito" data-islas-action="cart.add" aria-label="Añadir al carrito: “${name}”">${label(visit)}</a></div></div>`;
};
