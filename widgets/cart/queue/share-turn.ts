import { shopParams } from '../../../src/woocommerce/globals';
import { readCookieHash } from '../../../src/woocommerce/cart-cookies';

/**
 * Notifies other tabs of a cart change by WooCommerce's cart hash in localStorage, also on pages without cart regions.
 * Not called after a read, because the hash may differ between tabs (language, currency).
 */
export const shareCart = (): void => {
  try {
    const { cart_hash_key: key } = shopParams();
    if (localStorage.getItem(key) !== readCookieHash()) localStorage.setItem(key, readCookieHash());
  } catch {
    // Storage is denied or full: other tabs show the old cart until they are reloaded.
  }
};
