import { PAYMENTS } from '../../state/checkout';
import { type Html, html } from '../html';
import { lineName } from '../line-name';
import { amount } from '../price';
import type { Visit } from '../visit';

/** The order table of the checkout: one of its two fragments (contract 2.16). */
export const reviewTable = (visit: Visit): Html => {
  const { cart } = visit;
  return html`<table class="shop_table woocommerce-checkout-review-order-table">
<thead><tr><th class="product-name">Producto</th><th class="product-total">Subtotal</th></tr></thead>
<tbody>${cart.lines.map(
    (line) =>
      html`<tr class="cart_item"><td class="product-name">${lineName(visit, line)}&nbsp;<strong class="product-quantity">&times;&nbsp;${line.quantity}</strong></td><td class="product-total">${amount(cart.priceOf(line) * line.quantity)}</td></tr>`,
  )}</tbody>
<tfoot>
<tr class="cart-subtotal"><th>Subtotal</th><td>${amount(cart.subtotal)}</td></tr>
${[...cart.discounts].map(([code, off]) => html`<tr class="cart-discount coupon-${code}"><th>Cupón: ${code}</th><td>-${amount(off)} <a href="/finalizar-compra/?remove_coupon=${code}" class="woocommerce-remove-coupon" data-coupon="${code}" role="button" aria-label="Quitar el cupón ${code}">[Quitar]</a></td></tr>`)}
<tr class="woocommerce-shipping-totals shipping"><th>Envío</th><td>${cart.shipping ? amount(cart.shipping) : 'Gratis'}</td></tr>
<tr class="order-total"><th>Total</th><td><strong>${amount(cart.total)}</strong></td></tr>
</tfoot>
</table>`;
};

/** Payment methods and the button: the other fragment. */
export const payment = (visit: Visit, chosen = 'bacs'): Html =>
  html`<div id="payment" class="woocommerce-checkout-payment">
<ul class="wc_payment_methods payment_methods methods" aria-label="Formas de pago">
${PAYMENTS.map(
  ({ id, title, about }) =>
    html`<li class="wc_payment_method payment_method_${id}"><input id="payment_method_${id}" type="radio" class="input-radio" name="payment_method" value="${id}"${id === chosen && html` checked="checked"`} data-order_button_text=""><label for="payment_method_${id}">${title}</label><div class="payment_box payment_method_${id}"><p>${about}</p></div></li>`,
)}
</ul>
<div class="form-row place-order">
<div class="woocommerce-terms-and-conditions-wrapper"><p class="form-row validate-required"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox"><input type="checkbox" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" name="terms" id="terms"><span class="woocommerce-terms-and-conditions-checkbox-text">He leído y acepto las <a href="/privacidad/">condiciones</a> de la web</span>&nbsp;<span class="required" aria-hidden="true">*</span></label><input type="hidden" name="terms-field" value="1"></p></div>
<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Realizar el pedido" data-value="Realizar el pedido">Realizar el pedido</button>
<input type="hidden" name="woocommerce-process-checkout-nonce" value="${visit.printedNonce('woocommerce-process_checkout')}">
</div>
</div>`;
