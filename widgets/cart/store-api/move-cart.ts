import type { StoreChoice } from './add-requests';
import { createAdd } from './add-requests';
import { type StoreCart, type StoreItem, decodeStoreCart } from './store-cart';
import { MOST_IN_BATCH, type StoreClient, type StoreRequest } from './store-client';

/** What was chosen for a line, by its form's names where the shop sends them. */
export const choicesOf = ({ variation }: StoreItem): StoreChoice[] =>
  variation.map(({ raw_attribute, attribute, value }) => ({ attribute: raw_attribute || attribute, value }));

const readCart = async (client: StoreClient, signal: AbortSignal | undefined): Promise<StoreCart> =>
  decodeStoreCart((await client.get('cart', signal)).value);

/** Lines with their quantities, and coupons. A line's key is made of all that it is, so that equal keys are equal lines. */
const contentsOf = ({ items, coupons }: StoreCart): string =>
  [...items.map(({ key, quantity }) => `${key}*${quantity}`), ...coupons.map(({ code }) => code)].sort().join();

/**
 * Makes a cart under another token with the same lines and coupons. WooCommerce copies a cart into its checkout once for each
 * token: after a visit there, what is changed on the host would be missing in the next one. Where the shop does not take every
 * line as it was (another plugin's data), the cart stays where it is.
 */
export const moveCart = async (client: StoreClient, signal: AbortSignal | undefined): Promise<void> => {
  const before = await readCart(client, signal);
  const other = client.fork();
  await other.get('cart', signal);
  const requests: StoreRequest[] = [
    ...before.items.map((item) => createAdd(item.id, item.quantity, choicesOf(item))),
    ...before.coupons.map(({ code }) => ({ path: 'cart/apply-coupon', body: { code } })),
  ];
  for (let at = 0; at < requests.length; at += MOST_IN_BATCH)
    await other.batch(requests.slice(at, at + MOST_IN_BATCH), signal);
  const isSame = contentsOf(await readCart(other, signal)) === contentsOf(before);
  client.adopt(isSame ? other.cartToken : client.cartToken);
};
