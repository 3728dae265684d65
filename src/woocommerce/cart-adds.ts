import type { CartAnswer } from './cart-response';
import { decodeCartAnswer } from './cart-response';
import { ShopError } from '../wordpress/errors';
import { shopParams } from './globals';
import { cookieHash } from './fragment-cache';
import type { Fields } from './payload';
import { wcAjax } from './wc-ajax';
import { $cartHash } from './cart-store';
import { changeCart } from './cart-requests';

type Receive = (answer: CartAnswer | null) => void;

/** The cart as the shop has it now; `null` where it does not say. */
const readCart = async (): Promise<CartAnswer | null> => {
  const options = { timeout: shopParams().request_timeout };
  return decodeCartAnswer(await wcAjax('get_refreshed_fragments', { time: Date.now() }, options).catch(() => null));
};

/**
 * An add in its turn. Plugins answer it with anything: where they lead to a page, that is where to go; where a page or
 * an error stands for the answer, the cart tells whether something was added. Rejects with ShopError, `add_unclear` where
 * nothing tells.
 */
export const addToShop = (endpoint: string, fields: Fields, receive: Receive): Promise<void> => {
  let isRefused = false;
  const read: Receive = (answer) => {
    isRefused = !!answer?.error;
    receive(answer);
  };
  return changeCart(endpoint, fields, read, () => {
    const before = [cookieHash(), $cartHash.get()];
    return async (error: unknown) => {
      if (!(error instanceof ShopError) || error.cause || isRefused || error.code === 'timeout') throw error;
      if (error.url) return receive(decodeCartAnswer({ redirect: error.url }));
      const now = await readCart();
      if (now?.fragments && !before.includes(now.cart_hash)) return receive(now);
      throw now?.fragments || error.code === 'fetch_error' ? error : new ShopError('add_unclear', error.status);
    };
  });
};
