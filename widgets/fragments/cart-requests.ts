import { type CartAnswer, type Fragments, decodeCartAnswer } from './cart-response';
import { ShopError } from '../../src/wordpress/errors';
import { shopParams } from '../../src/woocommerce/globals';
import { emit } from '../../src/runtime/events';
import { keepsFragments, knownRegions, storeCart } from './fragment-cache';
import { applyFragments, dimRegions } from './apply-fragments';
import { startTimer } from '../../src/browser/lifetime';
import { readShownProducts, showWidgets } from './mini-cart-widget';
import { holdNavigation } from '../../src/woocommerce/hold-navigation';
import type { Fields } from '../../src/woocommerce/shop-request';
import { enqueue } from '../../src/woocommerce/request-queue';
import { type Options, wcAjax } from '../../src/woocommerce/wc-ajax';
import { $buttons, $cartHash, setButton } from './cart-store';

/** Milliseconds before a failed refresh is retried once. */
const RETRY_MS = 5000;

/**
 * Applies a cart that the shop sent or this tab had stored: updates storage, regions and stores, then emits
 * `islas:fragments-replaced`. `isShared` is false when another tab caused it.
 */
export const showCart = (
  fragments: Fragments,
  hash: string,
  cause: 'change' | 'refresh' | 'storage',
  isShared = true,
): void => {
  const isRefresh = cause === 'refresh';
  const isStored = cause === 'storage';
  const before = readShownProducts();
  if (!isStored && keepsFragments()) storeCart(fragments, hash, isRefresh, isShared);
  applyFragments(fragments, isStored);
  const now = readShownProducts();
  showWidgets(!!hash || now.size > 0);
  // A button is no longer 'added' when its product has left the cart (W-11).
  for (const [id, { state }] of Object.entries($buttons.get()))
    if (state === 'added' && ((isRefresh && !hash) || (before.has(id) && !now.has(id)))) setButton(id);
  $cartHash.set(hash);
  emit(null, 'islas:fragments-replaced', { cause });
};

type Receive = (answer: CartAnswer | null) => void;

/** Sends a request whose response is a cart; the known regions are dimmed while it runs. */
const requestCart = async (endpoint: string, fields: Fields, receive: Receive, options?: Options): Promise<void> => {
  const undim = dimRegions(knownRegions());
  const read = (value: unknown) => {
    undim();
    receive(decodeCartAnswer(value));
  };
  await wcAjax(endpoint, fields, { ...options, receive: read }).finally(undim);
};

/**
 * The requested refresh; aborted by a newer cart, which makes its response outdated (W-12). The shop finishes it all the
 * same: the field `islas_read` keeps it from saving the session as it was before the change (PHP's `Fragments\Module`).
 */
let pending: AbortController | undefined;

/** Aborts a pending refresh. Returns `true` when there was one. */
export const cancelRefresh = (): boolean => {
  const had = !!pending;
  pending?.abort();
  pending = undefined;
  return had;
};

/**
 * Queues an add or a removal. Its response is a newer cart, so a pending refresh is aborted, and requested again only if
 * the change fails. After a timeout the cart is refreshed, because the shop may have done the change. Takes no signal:
 * the page shows the result also when the button has been removed.
 */
export const changeCart = (
  endpoint: string,
  fields: Fields,
  receive: Receive,
  /** Called when the request starts. Returns a handler for its failure, which runs before the queue continues. */
  begin?: () => (error: unknown) => Promise<void>,
): Promise<void> => {
  const owesRefresh = cancelRefresh();
  const change = enqueue(() => {
    const recover = begin?.();
    const request = requestCart(endpoint, fields, receive);
    return recover ? request.catch(recover) : request;
  });
  holdNavigation(change);
  change.catch(({ code }: ShopError) => {
    if (keepsFragments() && (owesRefresh || code === 'timeout')) refreshCart();
  });
  return change;
};

/**
 * Queues a request for the cart's regions (contract 4.3); adds and removals abort it. A failure is emitted as
 * `islas:fragments-failed` and retried once (`isLast`). `isShared` is false when another tab caused it, so that the
 * refresh does not notify all tabs again.
 */
export const refreshCart = (isShared = true, isLast = false): void => {
  cancelRefresh();
  const own = (pending = new AbortController());
  const { signal } = own;
  const receive: Receive = (answer) => {
    if (!answer?.fragments) throw new ShopError('unknown_error');
    showCart(answer.fragments, answer.cart_hash, 'refresh', isShared);
  };
  const refresh = async () => {
    if (signal.aborted) return;
    const options = { signal, timeout: shopParams().request_timeout };
    await requestCart('get_refreshed_fragments', { time: Date.now(), islas_read: 1 }, receive, options);
    if (pending === own) pending = undefined;
  };
  enqueue(refresh).catch(({ code }: ShopError) => {
    if (signal.aborted) return;
    emit(null, 'islas:fragments-failed', { code });
    if (!isLast) startTimer(() => refreshCart(isShared, true), RETRY_MS, signal);
  });
};
