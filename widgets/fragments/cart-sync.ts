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
import { isRenderedAhead, whenActivated } from '../../src/browser/page-seen';
import { platform } from '../../src/woocommerce/platform';
import { $buttons, $removing, setButton } from './cart-store';
import { cancelRefresh, refreshCart, showCart } from './cart-requests';

/** Whether the page was printed with a cart. A page cache may have printed it for another visitor. */
const hasPrintedCart = (): boolean => getSettings().shop.has_cart || readShownProducts().size > 0;

/** Shows the stored cart and returns `true` if its hash is the server's. Sends and writes nothing. */
const showStoredCart = (): boolean => {
  const { fragments, hash } = readStoredCart();
  if (!fragments || hash !== readCookieHash() || (hash && !(getCartAge() < DAY_MS))) return false;
  showCart(fragments, hash, 'storage');
  return true;
};

/** Shows the stored cart, else requests the cart if there is one. */
const restoreCart = (signal: AbortSignal): void => {
  const { hash, sharedHash } = readStoredCart();
  showWidgets(cookieHasItems());
  if (showStoredCart()) {
    if (hash) startTimer(refreshCart, DAY_MS - getCartAge(), signal);
  } else if (hash || readCookieHash() || sharedHash || cookieHasItems() || hasPrintedCart()) refreshCart();
  else fillEmptyMiniCart();
};

/**
 * In a page that is rendered ahead, shows only what is stored. When it is activated, the cart that is stored then is
 * shown before the next frame, and only then a request may be sent.
 */
export const startShownCart = (signal: AbortSignal): void => {
  if (isRenderedAhead()) showStoredCart();
  whenActivated(() => restoreCart(signal), signal);
};

/** After the back/forward cache: resets buttons that were loading, shows the stored cart and confirms it. */
const resetAfterReturn = (): void => {
  for (const [id, { state }] of Object.entries($buttons.get())) if (state === 'loading') setButton(id);
  $removing.set({});
  if (!hasRegions()) return;
  if (!showStoredCart()) emptyMiniCart();
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
  platform.ready(() => !signal.aborted && hasRegions() && startShownCart(signal));
};
