import { decodeCartAnswer } from '../contracts/cart-answer';
import { shopParams } from '../contracts/woocommerce';
import { wcAjax } from './wc-ajax';

/** Address of an item's remove link as the shop prints it now, with a new nonce; empty when the item is gone. */
export const renewedAddress = async (key: string): Promise<string> => {
  const options = { timeout: shopParams().request_timeout };
  const answer = decodeCartAnswer(await wcAjax('get_refreshed_fragments', { time: Date.now() }, options));
  const template = document.createElement('template');
  template.innerHTML = Object.values(answer?.fragments ?? {}).join('');
  return template.content.querySelector(`[data-cart_item_key="${CSS.escape(key)}"]`)?.getAttribute('href') ?? '';
};
