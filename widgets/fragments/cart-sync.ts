import { decodeFragments } from './cart-response';
import { text } from '../../src/browser/decode';
import { getSettings } from '../../src/wordpress/settings';
import { cookieHasItems, readCookieHash } from '../../src/woocommerce/cart-cookies';
import { type ForeignChange, onForeignChange, onRefreshRequest } from '../../src/woocommerce/foreign-cart';
import { wantsFragments } from '../../src/woocommerce/globals';
import { onCartOfOtherTab } from '../../src/woocommerce/other-tabs';
import { DAY_MS, getCartAge, keepsFragments, readStoredCart, storeCart } from './fragment-cache';
import { startTimer } from '../../src/browser/lifetime';
import { findLiveRegion } from '../../src/browser/live-region';
import { emptyMiniCart, fillEmptyMiniCart, hasMiniCart, readShownProducts, showWidgets } from './mini-cart-widget';
import { onRestoredPage } from '../../src/browser/navigation';
import { platform } from '../../src/woocommerce/platform';
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

/** With the cart feature off, the stock script shows what another script has changed, and it is only stored. */
const storeForeignChange = ({ fragments, hash }: ForeignChange): void => {
  const given = decodeFragments(fragments);
  if (given && !getSettings().features.cart) storeCart(given, text()(hash), false);
};

/**
 * Keeps the page's cart up to date until the signal aborts. Sends no request while there is no cart (W-13) or when no
 * part of the page shows one.
 */
export const startCart = (signal: AbortSignal): void => {
  findLiveRegion();
  if (!keepsFragments()) return;
  onCartOfOtherTab(() => hasRegions() && refreshCart(false), signal);
  onRestoredPage(resetAfterReturn, signal);
  onRefreshRequest(() => hasRegions() && refreshCart(), signal);
  onForeignChange(storeForeignChange, signal);
  signal.addEventListener('abort', cancelRefresh);
  platform.ready(() => !signal.aborted && hasRegions() && restoreCart(signal));
};
