import { shopParams } from '../globals';
import { cookieHash } from '../fragment-cache';

/**
 * Tells other tabs of a change as WooCommerce does, by the cart's hash, also on pages without a region of the cart. The
 * hash of a cart that was only read may be another in each tab, by language or currency: that one is not written.
 */
export const shareCart = (): void => {
  try {
    const { cart_hash_key: key } = shopParams();
    if (localStorage.getItem(key) !== cookieHash()) localStorage.setItem(key, cookieHash());
  } catch {
    // The browser denies storage, or it is full: other tabs read the cart when they are opened again.
  }
};
