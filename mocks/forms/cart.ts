import type { Exchange } from '../endpoints/exchange';
import { escape, html } from '../pages/html';
import { lineName } from '../pages/line-name';

/** Redirect target: the page of the request without the parameters of the completed action. */
const back = ({ request, url }: Exchange, done: string): string => {
  const referer = request.headers.get('referer');
  const target = new URL(
    referer !== null && URL.canParse(referer) && new URL(referer).origin === url.origin ? referer : '/carrito/',
    url,
  );
  for (const name of ['remove_item', 'undo_item', 'removed_item', 'add-to-cart', 'remove_coupon', '_wpnonce'])
    target.searchParams.delete(name);
  if (done) target.searchParams.set(done, '1');
  return target.pathname + target.search;
};

const remove = (exchange: Exchange, key: string): string => {
  const { cart, session } = exchange;
  const line = cart.lines.find((other) => other.key === key);
  if (line && cart.remove(key)) {
    const undo = html`/carrito/?undo_item=${key}&_wpnonce=${exchange.nonce('woocommerce-cart')}`;
    session.notices.add(
      'success',
      `«${escape(lineName(exchange, line))}» se ha eliminado. <a href="${undo}" class="restore-item">¿Deshacer?</a>`,
    );
  }
  return back(exchange, 'removed_item');
};

/** Sets the quantities that have changed. Without a change WooCommerce says nothing. */
const update = ({ form, cart, session }: Exchange): void => {
  let changes = 0;
  let refusals = 0;
  for (const { key, quantity } of [...cart.lines]) {
    const posted = form[`cart[${key}][qty]`];
    if (posted === undefined || posted === '') continue;
    const wanted = Math.round(Number(posted));
    if (wanted === quantity) continue;
    changes += 1;
    const why = cart.setQuantity(key, wanted);
    if (why) session.notices.add('error', escape(why));
    if (why) refusals += 1;
  }
  if (changes && !refusals) session.notices.add('success', 'Carrito actualizado.');
};

const coupon = ({ form, cart, session }: Exchange): void => {
  const why = cart.applyCoupon(form.coupon_code ?? '');
  session.notices.add(why ? 'error' : 'success', why ? escape(why) : 'El cupón se ha aplicado correctamente.');
};

/** Links and form of the cart without JavaScript; the address to go to, or `null` when nothing was asked. */
export const cartAction = (exchange: Exchange): string | null => {
  const { url, form, cart, session } = exchange;
  const query = url.searchParams;
  const key = query.get('remove_item');
  const undone = query.get('undo_item');
  const code = query.get('remove_coupon');
  if (code !== null) {
    if (cart.removeCoupon(code)) session.notices.add('success', 'El cupón se ha quitado.');
    return `${url.pathname}`;
  }
  if (key !== null || undone !== null) {
    if (!exchange.accepts(query.get('_wpnonce'), 'woocommerce-cart')) return back(exchange, '');
    if (key !== null) return remove(exchange, key);
    cart.restore(undone ?? '');
    return back(exchange, 'undo_item');
  }
  if (form['woocommerce-cart-nonce'] === undefined) return null;
  if (!exchange.accepts(form['woocommerce-cart-nonce'], 'woocommerce-cart')) return '/carrito/';
  // A form that a script sends without its buttons, as the cart's does, changes nothing.
  if (form.apply_coupon === undefined && form.update_cart === undefined) return null;
  if (form.apply_coupon !== undefined) coupon(exchange);
  update(exchange);
  return '/carrito/';
};
