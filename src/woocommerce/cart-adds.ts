import type { CartAnswer } from './cart-response';
import { decodeCartAnswer } from './cart-response';
import { ShopError } from '../wordpress/errors';
import { shopParams } from './globals';
import { readCookieHash } from './fragment-cache';
import type { Fields } from './shop-request';
import { wcAjax } from './wc-ajax';
import { $cartHash } from './cart-store';
import { changeCart } from './cart-requests';

type Receive = (answer: CartAnswer | null) => void;

/** Reads the cart from the shop; `null` when the request fails. */
const readCart = async (): Promise<CartAnswer | null> => {
  const options = { timeout: shopParams().request_timeout };
  return decodeCartAnswer(await wcAjax('get_refreshed_fragments', { time: Date.now() }, options).catch(() => null));
};

/**
 * Queues an add. Plugins change the response: a redirect to a page is reported as `redirect`; after a page or an error
 * instead of JSON, the cart is read to see whether it changed. Rejects with a ShopError, `add_unclear` when the cart
 * cannot be read.
 */
export const requestAdd = (endpoint: string, fields: Fields, receive: Receive): Promise<void> => {
  let isRefused = false;
  const read: Receive = (answer) => {
    isRefused = !!answer?.error;
    receive(answer);
  };
  return changeCart(endpoint, fields, read, () => {
    const before = [readCookieHash(), $cartHash.get()];
    return async (error: unknown) => {
      if (!(error instanceof ShopError) || error.cause || isRefused || error.code === 'timeout') throw error;
      if (error.url) return receive(decodeCartAnswer({ redirect: error.url }));
      const now = await readCart();
      if (now?.fragments && !before.includes(now.cart_hash)) return receive(now);
      throw now?.fragments || error.code === 'fetch_error' ? error : new ShopError('add_unclear', error.status);
    };
  });
};
