import { pictureUrl } from '../../catalogue/pictures';
import { type Html, html, raw } from '../html';
import { priceOf } from '../price';
import type { Visit } from '../visit';

/**
 * The owner of that button, in place of the Interactivity API's runtime: it adds through the Store API and tells
 * the page with a bubbling `wc-blocks_added_to_cart` (contract 3.6, 4.9).
 */
const OWNER = raw(`<script type="module">
for (const block of document.querySelectorAll('[data-wp-interactive="woocommerce/product-button"]')) {
  const button = block.querySelector('button');
  button.addEventListener('click', async () => {
    const api = '/wp-json/wc/store/v1/cart';
    const nonce = (await fetch(api, { cache: 'no-store' })).headers.get('nonce');
    const answer = await fetch(api + '/add-item', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Nonce: nonce },
      body: JSON.stringify({ id: Number(button.dataset.product_id), quantity: 1 }),
    });
    if (!answer.ok) return;
    block.querySelector('[hidden]')?.removeAttribute('hidden');
    document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true, detail: { preserveCartData: true } }));
  });
}
</script>`);

/** A Product Button block as block themes print it: it belongs to the Interactivity API, never to Islas. */
export const interactiveCard = ({ shop }: Visit, id: number): Html | false => {
  const product = shop.catalogue.find(id)?.product;
  if (!product) return false;
  const context = JSON.stringify({
    quantityToAdd: 1,
    addToCartText: 'Añadir al carrito',
    tempQuantity: 0,
    animationStatus: 'IDLE',
  });
  return html`<div class="wc-block-product"><a href="/producto/${product.slug}/"><img src="${pictureUrl(product.picture)}" width="324" height="324" alt="" loading="lazy"><span class="woocommerce-loop-product__title">${product.name}</span></a><span class="price">${priceOf(product)}</span>
<div class="wp-block-button wc-block-components-product-button" data-wp-interactive="woocommerce/product-button" data-wp-context="${context}"><button type="button" class="wp-block-button__link wp-element-button wc-block-components-product-button__button add_to_cart_button ajax_add_to_cart product_type_simple wc-interactive button" data-product_id="${product.id}" data-product_sku="${product.sku}" aria-label="Añadir al carrito: «${product.name}»" data-wp-on--click="actions.addCartItem"><span>Añadir al carrito</span></button><span hidden><a href="/carrito/" class="added_to_cart wc_forward" title="Ver carrito">Ver carrito</a></span></div></div>${OWNER}`;
};
