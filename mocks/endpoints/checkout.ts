import { html } from '../pages/html';
import { payment, reviewTable } from '../pages/buying/review';
import { noticeMarkup } from '../pages/notices';
import { BILLING, placeOrder, problems, receivedUrl } from '../state/checkout';
import { json, text } from './answers';
import type { Answer } from './exchange';

const SESSION_OVER =
  '<div class="woocommerce-error" role="alert">Lo sentimos, tu sesión ha caducado. <a href="/tienda/" class="wc-backward">Volver a la tienda</a></div>';

/** Contract 4.5: totals for the address being typed; an empty cart answers with fragments alone. */
export const updateOrderReview: Answer = (exchange) => {
  const { form, cart, session } = exchange;
  if (!exchange.accepts(form.security, 'update-order-review')) return text('-1', 403);
  if (!cart.lines.length) return json({ fragments: { 'form.woocommerce-checkout': SESSION_OVER } });
  for (const [name, value] of new URLSearchParams(form.post_data ?? '')) {
    if (BILLING.some((field) => field.name === name)) session.address.set(name, value);
  }
  return json({
    result: 'success',
    messages: '',
    reload: false,
    fragments: {
      '.woocommerce-checkout-review-order-table': String(reviewTable(exchange)),
      '.woocommerce-checkout-payment': String(payment(exchange, form.payment_method)),
    },
  });
};

const failure = (messages: string, reload = false) => json({ result: 'failure', messages, refresh: false, reload });

/** Contract 4.5: an order, or messages; business errors have status 200. */
export const checkout: Answer = (exchange) => {
  const { form, cart, session, shop, scenario, url } = exchange;
  const say = (markup: string, field?: string) => ({
    kind: 'error' as const,
    html: markup,
    ...(field === undefined ? {} : { field }),
  });
  if (!exchange.accepts(form['woocommerce-process-checkout-nonce'], 'woocommerce-process_checkout')) {
    return failure(String(noticeMarkup([say('No hemos podido procesar tu pedido. Inténtalo de nuevo.')])), true);
  }
  if (!cart.lines.length) return failure(SESSION_OVER);
  const found = problems(form).map(({ html: markup, field }) => say(markup, field));
  if (scenario === 'sold-out')
    found.push(say(String(html`Alguien se ha llevado la última unidad. <a href="/carrito/">Revisa tu carrito</a>.`)));
  if (found.length) return failure(String(noticeMarkup(found)));
  const order = placeOrder(shop, session, form);
  return json({ result: 'success', redirect: `${url.origin}${receivedUrl(order)}`, order_id: order.id });
};
