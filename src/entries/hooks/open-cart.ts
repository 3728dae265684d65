import { cookieHasItems, readCookieHash } from '../../woocommerce/cart-cookies';
import { requestFragments } from '../../woocommerce/globals';
import { hasBrowserTransport } from '../../woocommerce/platform';
import { $buttons } from '../../../widgets/fragments/cart-store';
import { refreshCart } from '../../../widgets/fragments/cart-requests';
import { $drawer, startDrawerCart } from '../../../widgets/drawer/drawer-store';
import { decodeDrawerCart } from '../../../widgets/drawer/drawer-cart';
import { start } from '../standalone';
import { type CartState, toCartState } from './cart-state';
import { type Store, computedStore } from './source';

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
  await start();
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
