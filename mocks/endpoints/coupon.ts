import { escape } from '../pages/html';
import { noticeMarkup } from '../pages/notices';
import { text } from './answers';
import type { Answer } from './exchange';

/** `apply_coupon`: an HTML notice with status 200; a bad `security` is 403 with the body `-1` (contract 4.0, 4.5). */
export const applyCoupon: Answer = (exchange) => {
  const { form, cart } = exchange;
  if (!exchange.accepts(form.security, 'apply-coupon')) return text('-1', 403);
  const why = cart.applyCoupon(form.coupon_code ?? '');
  const notice = why
    ? ({ kind: 'error', html: escape(why) } as const)
    : ({ kind: 'success', html: 'El cupón se ha aplicado correctamente.' } as const);
  return text(String(noticeMarkup([notice])));
};

export const removeCoupon: Answer = (exchange) => {
  const { form, cart } = exchange;
  if (!exchange.accepts(form.security, 'remove-coupon')) return text('-1', 403);
  const notice = cart.removeCoupon(form.coupon ?? '')
    ? ({ kind: 'success', html: 'El cupón se ha quitado.' } as const)
    : ({ kind: 'error', html: 'Ese cupón no estaba aplicado.' } as const);
  return text(String(noticeMarkup([notice])));
};
