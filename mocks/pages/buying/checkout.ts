import { BILLING } from '../../state/checkout';
import { type Html, html } from '../html';
import { noticeMarkup, noticesWrapper } from '../notices';
import type { Page } from '../page';
import type { Visit } from '../visit';
import { formRows } from './fields';
import { payment, reviewTable } from './review';

const couponForm = html`<div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info" role="status">¿Tienes un cupón? <a href="/carrito/" class="showcoupon">Escribe el código en el carrito</a></div></div>`;

const known = ({ session, user }: Visit): ReadonlyMap<string, string> =>
  new Map([
    ...(user
      ? ([
          ['billing_first_name', user.firstName],
          ['billing_last_name', user.lastName],
          ['billing_email', user.email],
        ] as const)
      : []),
    ...session.address,
  ]);

const form = (visit: Visit): Html =>
  html`<form name="checkout" method="post" class="checkout woocommerce-checkout" action="/finalizar-compra/" enctype="multipart/form-data" aria-label="Finalizar compra">
<div class="col2-set" id="customer_details"><div class="col-1"><wc-order-attribution-inputs></wc-order-attribution-inputs><div class="woocommerce-billing-fields"><h2>Detalles de facturación</h2><div class="woocommerce-billing-fields__field-wrapper">${formRows(BILLING, known(visit))}</div></div></div>
<div class="col-2"><div class="woocommerce-additional-fields"><h2>Información adicional</h2><div class="woocommerce-additional-fields__field-wrapper"><p class="form-row notes" id="order_comments_field" data-priority=""><label for="order_comments">Notas del pedido&nbsp;<span class="optional">(opcional)</span></label><span class="woocommerce-input-wrapper"><textarea name="order_comments" class="input-text" id="order_comments" placeholder="Por ejemplo, a qué hora te viene bien recibirlo." rows="2" cols="5"></textarea></span></p></div></div></div></div>
<div class="order-column"><h2 id="order_review_heading">Tu pedido</h2>
<div id="order_review" class="woocommerce-checkout-review-order">${reviewTable(visit)}${payment(visit)}</div></div>
</form>`;

/** Contract 2.16; an empty cart has nothing to check out. */
export const checkoutPage = (visit: Visit): Page => ({
  title: 'Finalizar compra',
  classes: 'woocommerce-checkout woocommerce-page',
  isCheckout: true,
  body: html`<header class="entry-header"><h1 class="entry-title">Finalizar compra</h1></header>
<div class="woocommerce">${noticesWrapper(visit.session.notices.take(), visit.isBlockTheme)}${
    visit.cart.lines.length
      ? html`${couponForm}${form(visit)}`
      : html`${noticeMarkup([{ kind: 'notice', html: 'Tu carrito está vacío: añade algo antes de finalizar la compra.' }], visit.isBlockTheme)}<p class="return-to-shop"><a class="button wc-backward" href="/tienda/">Volver a la tienda</a></p>`
  }</div>`,
});
