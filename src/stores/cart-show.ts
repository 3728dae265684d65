import type { Fragments } from '../contracts/cart-answer';
import { getSettings } from '../contracts/settings';
import { emit } from '../services/events';
import { storeCart } from '../services/fragment-cache';
import { applyFragments } from '../services/fragments';
import { productsShown, showWidgets } from '../services/mini-cart';
import { $buttons, $cartHash, setButton } from './cart-state';

/** Shows a cart that the shop sent, or that this tab had stored: storage, regions, stores, event. */
export const showCart = (fragments: Fragments, hash: string, cause: 'change' | 'refresh' | 'storage'): void => {
  const isRefresh = cause === 'refresh';
  const before = productsShown();
  if (cause !== 'storage' && getSettings().features.fragments) storeCart(fragments, hash, isRefresh);
  applyFragments(fragments);
  const now = productsShown();
  showWidgets(!!hash || now.size > 0);
  // 'added' ends with the product's place in the cart (W-11).
  for (const [id, { state }] of Object.entries($buttons.get()))
    if (state === 'added' && ((isRefresh && !hash) || (before.has(id) && !now.has(id)))) setButton(id);
  $cartHash.set(hash);
  emit(null, 'islas:fragments-replaced', { cause });
};
