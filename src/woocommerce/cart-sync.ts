import { decodeFragments } from './cart-response';
import { text } from '../browser/decode';
import { getSettings } from '../wordpress/settings';
import { wantsFragments } from './globals';
import { emit } from '../runtime/events';
import {
  DAY_MS,
  getCartAge,
  cookieHasItems,
  readCookieHash,
  keepsFragments,
  onCartOfOtherTab,
  storeCart,
  readStoredCart,
} from './fragment-cache';
import { startTimer } from '../browser/lifetime';
import { findLiveRegion } from '../browser/live-region';
import { emptyMiniCart, fillEmptyMiniCart, hasMiniCart, readShownProducts, showWidgets } from './mini-cart-widget';
import { onRestoredPage } from '../browser/navigation';
import { platform } from './platform';
import { $buttons, $removing, setButton } from './cart-store';
import { cancelRefresh, refreshCart, showCart } from './cart-requests';

/** Whether the page was printed with a cart. A page cache may have printed it for another visitor. */
const hasPrintedCart = (): boolean => getSettings().shop.has_cart || readShownProducts().size > 0;

/** Shows the stored cart while its hash is the server's, else requests the cart if there is one. */
const restoreCart = (signal: AbortSignal): void => {
  const { fragments, hash, sharedHash } = readStoredCart();
  const cookie = readCookieHash();
  const rest = DAY_MS - getCartAge();
  showWidgets(cookieHasItems());
  if (fragments && hash === cookie && (!hash || rest > 0)) {
    showCart(fragments, hash, 'storage');
    if (hash) startTimer(refreshCart, rest, signal);
  } else if (hash || cookie || sharedHash || cookieHasItems() || hasPrintedCart()) refreshCart();
  else fillEmptyMiniCart();
};

/** After the back/forward cache: resets buttons that were loading and refreshes the outdated cart. */
const resetAfterReturn = (): void => {
  for (const [id, { state }] of Object.entries($buttons.get())) if (state === 'loading') setButton(id);
  $removing.set({});
  if (!hasRegions()) return;
  emptyMiniCart();
  refreshCart();
};

/** Whether the page shows a part of the cart, so that a refresh is visible. */
const hasRegions = (): boolean => wantsFragments() || hasMiniCart();

/**
 * Keeps the page's cart up to date until the signal aborts. Sends no request while there is no cart (W-13) or when no
 * part of the page shows one.
 */
export const startCart = (signal: AbortSignal): void => {
  findLiveRegion();
  if (!keepsFragments()) return;
  onCartOfOtherTab(() => hasRegions() && refreshCart(false), signal);
  onRestoredPage(resetAfterReturn, signal);
  signal.addEventListener('abort', cancelRefresh);
  platform.ready(() => !signal.aborted && hasRegions() && restoreCart(signal));
};

/** Handles another script's request to refresh the cart: refreshes when a part of the page shows it. */
export const requestRefresh = (): void => {
  if (keepsFragments() && hasRegions()) refreshCart();
};

/**
 * Handles `added_to_cart` and `removed_from_cart` of another script (contract 3.1): shows the cart in the arguments, if
 * any. With the cart feature off the stock script shows it, and it is only stored.
 */
export const applyForeignChange = (isAdd: boolean, given: unknown, cartHash: unknown, button: unknown): void => {
  const fragments = decodeFragments(given);
  if (!fragments) return;
  const hash = text()(cartHash);
  if (!getSettings().features.cart) return void (keepsFragments() && storeCart(fragments, hash, false));
  cancelRefresh();
  if (isAdd && button instanceof HTMLElement && button.dataset.product_id) {
    setButton(button.dataset.product_id, { state: 'added' });
    emit(button, 'islas:button-updated', { button });
  }
  showCart(fragments, hash, 'change');
};
