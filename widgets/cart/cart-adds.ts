import { type CartAnswer, decodeCartAnswer, $cartHash, changeCart } from '../fragments/public';
import { ShopError } from '../../src/wordpress/errors';
import { shopParams } from '../../src/woocommerce/globals';
import { readCookieHash } from '../../src/woocommerce/cart-cookies';
import type { Fields } from '../../src/woocommerce/shop-request';
import { wcAjax } from '../../src/woocommerce/wc-ajax';

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
