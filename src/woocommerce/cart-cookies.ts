import { readPlainCookie } from '../browser/plain-cookies';

/** Cart hash from the server's cookie; empty without a cart (contract 4.8). */
export const readCookieHash = (): string => readPlainCookie('woocommerce_cart_hash');

/** Whether the server's cookie says that the cart has items. */
export const cookieHasItems = (): boolean => Number(readPlainCookie('woocommerce_items_in_cart')) > 0;
