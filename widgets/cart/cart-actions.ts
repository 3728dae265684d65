import {
  type CartAnswer,
  decodeCartAnswer,
  getCartAge,
  removeAddressIn,
  showWidgets,
  $cartHash,
  $removing,
  isLoading,
  setButton,
  setRemoving,
  changeCart,
  showCart,
} from '../fragments/public';
import { ShopError, toShopError, failureText } from '../../src/wordpress/errors';
import { translate } from '../../src/wordpress/texts';
import { shopParams } from '../../src/woocommerce/globals';
import { emit, report } from '../../src/runtime/events';
import { rememberFocus } from '../../src/browser/focus';
import { cookieHasItems } from '../../src/woocommerce/cart-cookies';
import { announce, clearAnnouncement } from '../../src/browser/live-region';
import { afterLeaving, assign } from '../../src/browser/navigation';
import { readPayload } from '../../src/woocommerce/payload';
import { enqueue } from '../../src/woocommerce/request-queue';
import { wcAjax } from '../../src/woocommerce/wc-ajax';
import { requestAdd } from './cart-adds';

/** Specification §9: the success message is announced 1000 ms after the change. */
const ANNOUNCE_MS = 1000;
/** A WordPress nonce is valid for at least 12 hours; milliseconds. */
const NONCE_MS = 12 * 60 * 60 * 1000;

const showAddFailure = (id: string, button: HTMLElement, error: unknown): void => {
  const { code, cause } = toShopError(error);
  if (cause) report('cart.add', 'add_failed', cause, button);
  const place = code === 'add_unclear' && { url: shopParams().cart_url };
  setButton(id, { state: 'failed', code, reason: failureText(error), ...place });
  showWidgets(!!$cartHash.get() || cookieHasItems());
};

/** Interprets the response to an add, in the order of Specification §7; throws if it is not a success. */
const receiveAdd = (id: string, button: HTMLElement, answer: CartAnswer | null): void => {
  const { cart_url, cart_redirect_after_add } = shopParams();
  const led = answer?.redirect || (answer?.error && answer.product_url);
  if ((led && assign(led)) || (answer && cart_redirect_after_add && assign(cart_url)))
    return afterLeaving(() => isLoading(id) && setButton(id));
  if (!answer?.fragments || answer.error) throw new ShopError('not_added', 0, undefined, '', answer?.notices);
  const { fragments, cart_hash: hash } = answer;
  setButton(id, { state: 'added' });
  emit(button, 'islas:button-updated', { button });
  showCart(fragments, hash, 'change');
  emit(button, 'islas:added', { fragments, hash, button });
  announce(button.dataset.success_message, { after: ANNOUNCE_MS });
};

/** Fires the vetoable event, then queues the add; listeners may change the payload until the request starts. */
const sendAdd = async (id: string, button: HTMLElement): Promise<void> => {
  if (!emit(button, 'islas:before-add', { button })) {
    setButton(id);
    emit(button, 'islas:not-sent', { button });
    emit(button, 'islas:button-updated', { button });
    return;
  }
  const payload = readPayload(button);
  showWidgets(true);
  emit(button, 'islas:adding', { button, payload });
  await requestAdd('add_to_cart', payload, (answer) => receiveAdd(id, button, answer));
};

/** WooCommerce adds without a reload only while the button has this class; themes add and remove it. */
const isEligible = (button: HTMLElement): boolean =>
  !!button.dataset.islasAction || button.matches('.ajax_add_to_cart');

/**
 * Adds the button's product without a reload (Specification §4); `false` without a `product_id`: the browser
 * follows the link. A product that is being added is not added twice. Ends as `added`, `failed`, or elsewhere.
 */
export const addToCart = (button: HTMLElement): void | false => {
  const id = button.dataset.product_id;
  if (!id || !isEligible(button)) return false;
  if (isLoading(id)) return;
  setButton(id, { state: 'loading' });
  clearAnnouncement();
  sendAdd(id, button).catch((error: unknown) => showAddFailure(id, button, error));
};

const receiveRemove = (key: string, link: HTMLElement, answer: CartAnswer | null): void => {
  if (!answer?.fragments) throw new ShopError('unknown_error');
  const { fragments, cart_hash: hash } = answer;
  setRemoving(key);
  showCart(fragments, hash, 'change');
  emit(link, 'islas:removed', { fragments, hash, button: link });
  announce(link.dataset.success_message, { after: ANNOUNCE_MS });
};

/** URL of the item's remove link as the cart prints it now, with a fresh nonce; empty if the item is gone. */
const fetchRemoveUrl = async (key: string): Promise<string> => {
  const options = { timeout: shopParams().request_timeout };
  const ask = () => wcAjax('get_refreshed_fragments', { time: Date.now() }, options);
  const answer = decodeCartAnswer(await enqueue(ask));
  return removeAddressIn(Object.values(answer?.fragments ?? {}).join(''), key);
};

/** Specification §8: navigates to the remove link, refreshed if its nonce may have expired (W-18). */
const followRemoveLink = async (key: string, link: HTMLElement, { cause }: ShopError): Promise<void> => {
  if (cause) report('cart.remove', 'remove_failed', cause, link);
  const renewed = getCartAge() > NONCE_MS && (await fetchRemoveUrl(key).catch(() => ''));
  const release = () => setRemoving(key);
  if (assign(renewed || link.getAttribute('href') || shopParams().cart_url)) afterLeaving(release);
  else release();
};

/** Removes the link's cart item; `false` without a `cart_item_key`. A failure follows the link's own address. */
export const removeItem = (link: HTMLElement): void | false => {
  const key = link.dataset.cart_item_key;
  if (!key) return false;
  if ($removing.get()[key]) return;
  const returnFocus = rememberFocus();
  setRemoving(key, true);
  clearAnnouncement();
  announce(translate('please_wait'));
  const receive = (answer: CartAnswer | null) => receiveRemove(key, link, answer);
  changeCart('remove_from_cart', { cart_item_key: key }, receive).then(
    returnFocus,
    (error: ShopError) => void followRemoveLink(key, link, error),
  );
};
