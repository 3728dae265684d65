import type { CartAnswer } from '../contracts/cart-answer';
import { ShopError } from '../contracts/errors';
import { translated } from '../contracts/texts';
import { shopParams } from '../contracts/woocommerce';
import { emit, report } from '../services/events';
import { keepFocus } from '../services/focus';
import { cartAge } from '../services/fragment-cache';
import { announce, hush } from '../services/live-region';
import { assign } from '../services/navigation';
import { bridged } from '../services/seams';
import { ANNOUNCE_MS, afterLeaving, changeCart } from './cart-requests';
import { showCart } from './cart-show';
import { setRemoving } from './cart-state';

/** A WordPress nonce holds for at least half a day. */
const NONCE_MS = 12 * 60 * 60 * 1000;

const receive = (key: string, link: HTMLElement, answer: CartAnswer | null): void => {
  if (!answer?.fragments) throw new ShopError('unknown_error');
  const { fragments, cart_hash: hash } = answer;
  setRemoving(key);
  showCart(fragments, hash, 'change');
  emit(link, 'islas:removed', { fragments, hash, button: link });
  announce(link.dataset.success_message, { after: ANNOUNCE_MS });
};

/** Specification §8: the browser follows the remove link, renewed when its nonce may have expired (W-18). */
const follow = async (key: string, link: HTMLElement, { cause }: ShopError): Promise<void> => {
  if (cause) report('cart.remove', 'remove_failed', cause, link);
  const renew = async () => (await import('../services/remove-link')).renewedAddress(key);
  const renewed = cartAge() > NONCE_MS && (await renew().catch(() => ''));
  const release = () => setRemoving(key);
  if (assign(renewed || link.getAttribute('href') || shopParams().cart_url)) afterLeaving(release);
  else release();
};

/** Removes an item in turn, its row being blocked meanwhile. Never throws or rejects. */
export const remove = (key: string, link: HTMLElement): void => {
  const returnFocus = keepFocus();
  hush();
  announce(translated('please_wait'));
  const change = () => changeCart('remove_from_cart', { cart_item_key: key }, (answer) => receive(key, link, answer));
  bridged(() => void change().then(returnFocus, (error) => follow(key, link, error)));
};
