import { PAYMENTS } from '../../state/checkout';
import { html } from '../html';
import { lineName } from '../line-name';
import type { Page } from '../page';
import { amount } from '../price';
import type { Visit } from '../visit';

/** `/finalizar-compra/order-received/{id}/?key=…`: shows details only if the key is right. */
export const receivedPage = (visit: Visit, id: number): Page => {
  const order = visit.shop.orders.find(id);
  const isTheirs = order?.key === visit.url.searchParams.get('key');
  const thanks = html`<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">Gracias. Hemos recibido tu pedido.</p>`;
  const details =
    order &&
    html`<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details"><li class="woocommerce-order-overview__order order">Número de pedido: <strong>${order.id}</strong></li><li class="woocommerce-order-overview__total total">Total: <strong>${amount(order.total)}</strong></li><li class="woocommerce-order-overview__payment-method method">Forma de pago: <strong>${PAYMENTS.find((method) => method.id === order.payment)?.title}</strong></li></ul>
<section class="woocommerce-order-details"><h2 class="woocommerce-order-details__title">Detalles del pedido</h2><table class="woocommerce-table woocommerce-table--order-details shop_table order_details"><thead><tr><th class="woocommerce-table__product-name product-name">Producto</th><th class="woocommerce-table__product-table product-total">Total</th></tr></thead><tbody>${order.lines.map(
      (line) =>
        html`<tr class="woocommerce-table__line-item order_item"><td class="woocommerce-table__product-name product-name">${lineName(visit, line)} <strong class="product-quantity">&times;&nbsp;${line.quantity}</strong></td><td class="woocommerce-table__product-total product-total">${amount(visit.cart.priceOf(line) * line.quantity)}</td></tr>`,
    )}</tbody><tfoot><tr><th scope="row">Subtotal:</th><td>${amount(order.subtotal)}</td></tr>${order.discount > 0 && html`<tr><th scope="row">Descuento:</th><td>-${amount(order.discount)}</td></tr>`}<tr><th scope="row">Envío:</th><td>${order.shipping ? amount(order.shipping) : 'Gratis'}</td></tr><tr><th scope="row">Total:</th><td>${amount(order.total)}</td></tr></tfoot></table></section>`;
  return {
    title: 'Pedido recibido',
    classes: 'woocommerce-checkout woocommerce-page woocommerce-order-received',
    isCheckout: true,
    body: html`<header class="entry-header"><h1 class="entry-title">Pedido recibido</h1></header><div class="woocommerce"><div class="woocommerce-order">${thanks}${isTheirs && details}</div></div>`,
  };
};
