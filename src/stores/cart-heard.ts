import { decodeFragments } from '../contracts/cart-answer';
import { text } from '../contracts/decode';
import { getSettings } from '../contracts/settings';

import { emit } from '../services/events';
import { storeCart } from '../services/fragment-cache';
import { dropRefresh } from './cart-requests';
import { showCart } from './cart-show';
import { setButton } from './cart-state';

/**
 * Somebody else added or removed and says so in WooCommerce's way, with or without arguments (contract 3.1): a cart
 * they bring is shown. With the cart feature off the stock script shows it, and it is only stored.
 */
export const hearChange = (isAdd: boolean, given: unknown, cartHash: unknown, button: unknown): void => {
  const { cart, fragments: keeps } = getSettings().features;
  const fragments = decodeFragments(given);
  if (!fragments) return;
  const hash = text()(cartHash);
  if (!cart) return void (keeps && storeCart(fragments, hash, false));
  dropRefresh();
  if (isAdd && button instanceof HTMLElement && button.dataset.product_id) {
    setButton(button.dataset.product_id, { state: 'added' });
    emit(button, 'islas:button-updated', { button });
  }
  showCart(fragments, hash, 'change');
};
