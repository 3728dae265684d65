import { getSettings } from '../contracts/settings';
import { wantsFragments } from '../contracts/woocommerce';
import { cookieHasItems, cookieHash } from '../services/cart-cookies';
import { DAY_MS, cartAge, onOtherTab, storedCart } from '../services/fragment-cache';
import { liveRegion } from '../services/live-region';
import { emptyMiniCart, fillEmptyMiniCart, hasMiniCart, showWidgets } from '../services/mini-cart';
import { onReturn } from '../services/navigation';
import { bridged } from '../services/seams';
import { refreshCart } from './cart-requests';
import { showCart } from './cart-show';
import { $buttons, $removing, setButton } from './cart-state';

/** What the page shows at first: the stored cart while it is the server's, else a fresh one if there is any. */
const restore = (signal: AbortSignal): void => {
  const { fragments, hash, sharedHash } = storedCart();
  const cookie = cookieHash();
  const rest = DAY_MS - cartAge();
  showWidgets(cookieHasItems());
  if (fragments && hash === cookie && (!hash || rest > 0)) {
    showCart(fragments, hash, 'storage');
    const timer = hash ? setTimeout(refreshCart, rest) : undefined;
    signal.addEventListener('abort', () => clearTimeout(timer));
  } else if (hash || cookie || sharedHash || cookieHasItems()) refreshCart();
  else fillEmptyMiniCart();
};

/** A page that comes back from the browser's memory shows an old cart and buttons that wait for nothing. */
const revive = (): void => {
  for (const [id, { state }] of Object.entries($buttons.get())) if (state === 'loading') setButton(id);
  $removing.set({});
  emptyMiniCart();
  refreshCart();
};

/** Keeps the page's cart true until the signal aborts; asks nothing of the shop while there is no cart (W-13). */
export const start = (signal: AbortSignal): void => {
  liveRegion();
  if (!getSettings().features.fragments) return;
  onOtherTab(() => refreshCart(), signal);
  onReturn(revive, signal);
  if (wantsFragments() || hasMiniCart()) bridged(() => restore(signal));
};
