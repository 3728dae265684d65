import { decodeFragments } from './cart-response';
import { text } from '../browser/decode';
import { getSettings } from '../wordpress/settings';
import { wantsFragments } from './globals';
import { emit } from '../runtime/events';
import { DAY_MS, cartAge, cookieHasItems, cookieHash, onOtherTab, storeCart, storedCart } from './fragment-cache';
import { startTimer } from '../browser/lifetime';
import { liveRegion } from '../browser/live-region';
import { emptyMiniCart, fillEmptyMiniCart, hasMiniCart, productsShown, showWidgets } from './mini-cart-widget';
import { onReturn } from '../browser/navigation';
import { platform } from './platform';
import { $buttons, $removing, setButton } from './cart-store';
import { dropRefresh, refreshCart, showCart } from './cart-requests';

/** Whether the page was printed with somebody's cart: without a cookie, it came from a cache and the cart is not known. */
const showsSomeCart = (): boolean => getSettings().shop.has_cart || productsShown().size > 0;

/** What the page shows at first: the stored cart while it is the server's, else a fresh one if there is any. */
const restore = (signal: AbortSignal): void => {
  const { fragments, hash, sharedHash } = storedCart();
  const cookie = cookieHash();
  const rest = DAY_MS - cartAge();
  showWidgets(cookieHasItems());
  if (fragments && hash === cookie && (!hash || rest > 0)) {
    showCart(fragments, hash, 'storage');
    if (hash) startTimer(refreshCart, rest, signal);
  } else if (hash || cookie || sharedHash || cookieHasItems() || showsSomeCart()) refreshCart();
  else fillEmptyMiniCart();
};

/** A page that comes back from the browser's memory shows an old cart and buttons that wait for nothing. */
const revive = (): void => {
  for (const [id, { state }] of Object.entries($buttons.get())) if (state === 'loading') setButton(id);
  $removing.set({});
  if (!hasRegions()) return;
  emptyMiniCart();
  refreshCart();
};

/** Whether the page shows anything of the cart, or may be asked to: without it nobody would see the answer. */
const hasRegions = (): boolean => wantsFragments() || hasMiniCart();

/**
 * Keeps the page's cart true until the signal aborts; asks nothing of the shop while there is no cart (W-13) and where
 * no part of the page shows one.
 */
export const startCart = (signal: AbortSignal): void => {
  liveRegion();
  if (!getSettings().features.fragments) return;
  onOtherTab(() => hasRegions() && refreshCart(false), signal);
  onReturn(revive, signal);
  signal.addEventListener('abort', dropRefresh);
  platform.ready(() => !signal.aborted && hasRegions() && restore(signal));
};

/** Somebody asks for the cart to be shown anew: answered where a part of the page shows it. */
export const hearRefresh = (): void => {
  if (getSettings().features.fragments && hasRegions()) refreshCart();
};

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
