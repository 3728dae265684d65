import { pictureOf, pictureUrl } from '../../catalogue/pictures';
import type { Line } from '../../state/cart';
import { type Html, html } from '../html';
import { choicesOf, lineName } from '../line-name';
import { noticesWrapper } from '../notices';
import type { Page } from '../page';
import { amount } from '../price';
import { quantity } from '../shopping/quantity';
import type { Visit } from '../visit';

const row = (visit: Visit, line: Line): Html | false => {
  const { cart, shop } = visit;
  const found = shop.catalogue.find(line.variationId || line.productId);
  if (!found) return false;
  const { product } = found;
  const name = lineName(visit, line);
  const choices = choicesOf(visit, line);
  const max = product.soldIndividually ? 1 : shop.catalogue.left(line.variationId || line.productId);
  const amountField = product.soldIndividually
    ? html`1 <input type="hidden" name="cart[${line.key}][qty]" value="1">`
    : quantity({
        id: line.key.slice(0, 13),
        product: name,
        name: `cart[${line.key}][qty]`,
        value: line.quantity,
        min: 0,
        max,
      });
  return html`<tr class="woocommerce-cart-form__cart-item cart_item">
<td class="product-remove"><a role="button" href="${visit.removeUrl(line.key)}" class="remove" aria-label="Eliminar ${name} del carrito" data-product_id="${product.id}" data-product_sku="${found.variation?.sku ?? product.sku}">&times;</a></td>
<td class="product-thumbnail"><a href="/producto/${product.slug}/" tabindex="-1" aria-hidden="true"><img width="324" height="324" src="${pictureUrl(pictureOf(product, found.variation))}" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="" decoding="async"></a></td>
<th scope="row" class="product-name" data-title="Producto"><a href="/producto/${product.slug}/">${product.name}</a>${choices.length > 0 && html`<dl class="variation">${choices.map(([label, value]) => html`<div><dt>${label}:</dt> <dd>${value}</dd></div>`)}</dl>`}</th>
<td class="product-price" data-title="Precio">${amount(cart.priceOf(line))}</td>
<td class="product-quantity" data-title="Cantidad">${amountField}</td>
<td class="product-subtotal" data-title="Subtotal">${amount(cart.priceOf(line) * line.quantity)}</td>
</tr>`;
};

const HEADINGS: readonly (readonly [name: string, text: string, hidden?: boolean])[] = [
  ['remove', 'Eliminar artículo', true],
  ['thumbnail', 'Imagen en miniatura', true],
  ['name', 'Producto'],
  ['price', 'Precio'],
  ['quantity', 'Cantidad'],
  ['subtotal', 'Subtotal'],
];

const form = (visit: Visit): Html =>
  html`<form class="woocommerce-cart-form" action="/carrito/" method="post">
<table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents"><thead><tr>${HEADINGS.map(
    ([name, text, hidden]) =>
      html`<th scope="col" class="product-${name}">${hidden ? html`<span class="screen-reader-text">${text}</span>` : text}</th>`,
  )}</tr></thead>
<tbody>${visit.cart.lines.map((line) => row(visit, line))}
<tr><td colspan="6" class="actions"><div class="coupon"><label for="coupon_code" class="screen-reader-text">Cupón:</label> <input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" placeholder="Código de cupón"> <button type="submit" class="button" name="apply_coupon" value="Aplicar cupón">Aplicar cupón</button></div><button type="submit" class="button" name="update_cart" value="Actualizar carrito">Actualizar carrito</button><input type="hidden" id="woocommerce-cart-nonce" name="woocommerce-cart-nonce" value="${visit.printedNonce('woocommerce-cart')}"><input type="hidden" name="_wp_http_referer" value="/carrito/"></td></tr>
</tbody></table></form>`;

/** Contract 2.1: rows of subtotal, coupons, shipping and total. */
const totals = ({ cart }: Visit): Html =>
  html`<div class="cart-collaterals"><div class="cart_totals"><h2>Total del carrito</h2><table class="shop_table shop_table_responsive">
<tr class="cart-subtotal"><th>Subtotal</th><td data-title="Subtotal">${amount(cart.subtotal)}</td></tr>
${[...cart.discounts].map(([code, off]) => html`<tr class="cart-discount coupon-${code}"><th>Cupón: ${code}</th><td data-title="Cupón: ${code}">-${amount(off)} <a role="button" aria-label="Quitar el cupón ${code}" href="/carrito/?remove_coupon=${code}" class="woocommerce-remove-coupon" data-coupon="${code}">[Quitar]</a></td></tr>`)}
<tr class="woocommerce-shipping-totals shipping"><th>Envío</th><td data-title="Envío">${cart.shipping ? amount(cart.shipping) : 'Gratis'}</td></tr>
<tr class="order-total"><th>Total</th><td data-title="Total"><strong>${amount(cart.total)}</strong></td></tr>
</table><div class="wc-proceed-to-checkout"><a href="/finalizar-compra/" class="checkout-button button alt wc-forward">Finalizar compra</a></div></div></div>`;

const empty = html`<div class="wc-empty-cart-message"><div class="cart-empty woocommerce-info" role="status">Tu carrito está vacío.</div></div><p class="return-to-shop"><a class="button wc-backward" href="/tienda/">Volver a la tienda</a></p>`;

export const cartPage = (visit: Visit): Page => ({
  title: 'Carrito',
  classes: 'woocommerce-cart woocommerce-page',
  isCart: true,
  body: html`<header class="entry-header"><h1 class="entry-title">Carrito</h1></header>
<div class="woocommerce">${noticesWrapper(visit.session.notices.take(), visit.isBlockTheme)}${
    visit.cart.lines.length ? html`${form(visit)}${totals(visit)}` : empty
  }</div>`,
});
