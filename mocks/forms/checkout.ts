import type { Exchange } from '../endpoints/exchange';
import { BILLING, placeOrder, problems, receivedUrl } from '../state/checkout';

/** The checkout form posted as a page; the address of the order, or `null` to show the form again. */
export const checkoutAction = (exchange: Exchange): string | null => {
  const { form, session, shop, cart } = exchange;
  if (form.woocommerce_checkout_place_order === undefined || !cart.lines.length) return null;
  for (const { name } of BILLING) session.address.set(name, form[name] ?? '');
  if (!exchange.accepts(form['woocommerce-process-checkout-nonce'], 'woocommerce-process_checkout')) {
    session.notices.add('error', 'No hemos podido procesar tu pedido. Inténtalo de nuevo.');
    return null;
  }
  const found = problems(form);
  for (const { field, html } of found) session.notices.add('error', html, field);
  return found.length ? null : receivedUrl(placeOrder(shop, session, form));
};
