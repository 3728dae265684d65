import { cookieHasItems, readCookieHash } from '../../../src/woocommerce/cart-cookies';
import { requestFragments } from '../../../src/woocommerce/globals';
import { hasBrowserTransport } from '../../../src/woocommerce/platform';
import { $buttons, refreshCart } from '../../fragments/public';
import { $drawer, startDrawerCart } from '../drawer-store';
import { decodeDrawerCart } from '../drawer-cart';
import { startHost } from '../../../src/react/host-wiring';
import { type CartState, toCartState } from './cart-state';
import { type Store, computedStore } from '../../../src/react/source';

export { $buttons };

const isAdding = (): boolean => Object.values($buttons.get()).some(({ state }) => state === 'loading');

/** The page's place for the cart's data. It is in the head, so that it is read before a drawer's, which may come later. */
const addCartRegion = (): HTMLScriptElement => {
  const region = document.createElement('script');
  Object.assign(region, { type: 'application/json', className: 'islas-drawer-cart', text: 'null' });
  document.head.append(region);
  return region;
};

/** Whether there may be a cart: with cookies, the shop says so. */
const mayHaveCart = (): boolean => !hasBrowserTransport() || cookieHasItems() || !!readCookieHash();

let opened: Promise<Store<CartState>> | undefined;

const openOnce = async (): Promise<Store<CartState>> => {
  if (!document.querySelector('.islas-drawer-cart')) addCartRegion();
  await startHost();
  requestFragments();
  // For as long as the page lives.
  startDrawerCart(AbortSignal.any([]));
  if (!$drawer.get().cart) {
    if (mayHaveCart()) refreshCart();
    else $drawer.set({ ...$drawer.get(), cart: decodeDrawerCart({}) });
  }
  return computedStore([$drawer, $buttons], () => toCartState($drawer.get(), isAdding()));
};

/** Starts Islas, and the page's cart for components, once. After a failure the next call tries again. */
export const openCart = (): Promise<Store<CartState>> =>
  (opened ??= openOnce().catch((error: unknown) => {
    opened = undefined;
    throw error;
  }));
