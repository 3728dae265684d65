import type { CartAnswer } from '../contracts/cart-answer';
import { ShopError } from '../contracts/errors';
import { translated } from '../contracts/texts';
import { shopParams } from '../contracts/woocommerce';
import { cookieHasItems } from '../services/cart-cookies';
import { emit, report } from '../services/events';
import { announce, hush } from '../services/live-region';
import { showWidgets } from '../services/mini-cart';
import { assign } from '../services/navigation';
import { payloadOf } from '../services/payload';
import { bridged } from '../services/seams';
import { ANNOUNCE_MS, afterLeaving, changeCart } from './cart-requests';
import { showCart } from './cart-show';
import { $cartHash, isLoading, setButton } from './cart-state';

const fail = (id: string, button: HTMLElement, error: unknown): void => {
  const { code, cause } = error instanceof ShopError ? error : new ShopError('unknown_error', 0, error);
  if (cause) report('cart.add', 'add_failed', cause, button);
  // A shopper can do something about being offline or about a slow shop; the rest is one thing to them.
  const reason = translated(code === 'fetch_error' || code === 'timeout' ? code : 'not_added');
  setButton(id, { state: 'failed', code, reason });
  showWidgets(!!$cartHash.get() || cookieHasItems());
};

/** What an add's answer means, in the order of Specification §7; throws when it is no success. */
const receive = (id: string, button: HTMLElement, answer: CartAnswer | null): void => {
  const { cart_url, cart_redirect_after_add } = shopParams();
  if ((answer?.error && assign(answer.product_url)) || (answer && cart_redirect_after_add && assign(cart_url)))
    return afterLeaving(() => isLoading(id) && setButton(id));
  if (!answer?.fragments || answer.error) throw new ShopError('not_added');
  const { fragments, cart_hash: hash } = answer;
  setButton(id, { state: 'added' });
  emit(button, 'islas:button-updated', { button });
  showCart(fragments, hash, 'change');
  emit(button, 'islas:added', { fragments, hash, button });
  announce(button.dataset.success_message, { after: ANNOUNCE_MS });
};

const ask = async (id: string, button: HTMLElement): Promise<void> => {
  if (!emit(button, 'islas:before-add', { button })) {
    setButton(id);
    emit(button, 'islas:not-sent', { button });
    emit(button, 'islas:button-updated', { button });
    return;
  }
  const payload = payloadOf(button);
  showWidgets(true);
  emit(button, 'islas:adding', { button, payload });
  await changeCart('add_to_cart', payload, (answer) => receive(id, button, answer));
};

/** Asks for a veto, then adds in turn; the payload is live until its turn comes. Never throws or rejects. */
export const add = (id: string, button: HTMLElement): void => {
  hush();
  bridged(() => void ask(id, button).catch((error: unknown) => fail(id, button, error)));
};
