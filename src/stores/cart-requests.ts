import { type CartAnswer, decodeCartAnswer } from '../contracts/cart-answer';
import { ShopError } from '../contracts/errors';
import { shopParams } from '../contracts/woocommerce';
import { emit } from '../services/events';
import { knownRegions } from '../services/fragment-cache';
import { blockRegions } from '../services/fragments';
import type { Fields } from '../services/payload';
import { enqueue } from '../services/queue';
import { type Options, wcAjax } from '../services/wc-ajax';
import { showCart } from './cart-show';

/** Milliseconds before a refresh that failed is tried once more. */
export const RETRY_MS = 5000;
/** Specification §9: the success message is announced 1000 ms after the change. */
export const ANNOUNCE_MS = 1000;

/** A page that is being left and is still here after 15 s was not left: its controls work again. */
export const afterLeaving = (go: () => void): void => void setTimeout(go, 15_000);

type Receive = (answer: CartAnswer | null) => void;

/** A request whose answer is a cart: the known regions are dimmed and blocked while it runs. */
const ask = async (endpoint: string, fields: Fields, receive: Receive, options?: Options): Promise<void> => {
  const unblock = blockRegions(knownRegions());
  const read = (value: unknown) => {
    unblock();
    receive(decodeCartAnswer(value));
  };
  await wcAjax(endpoint, fields, { ...options, receive: read }).finally(unblock);
};

/** The refresh that has been asked for; a newer cart makes its answer worthless (W-12). */
let pending: AbortController | undefined;

/** Gives a refresh up; `true` when there was one. */
export const dropRefresh = (): boolean => {
  const had = !!pending;
  pending?.abort();
  pending = undefined;
  return had;
};

/**
 * An add or a remove in its turn. It brings a newer cart, so a refresh under way is given up until it failed. One that
 * was not answered in time may have been done all the same: the cart tells.
 */
export const changeCart = (endpoint: string, fields: Fields, receive: Receive): Promise<void> => {
  const owesRefresh = dropRefresh();
  const change = enqueue(() => ask(endpoint, fields, receive));
  change.catch(({ code }: ShopError) => {
    if (owesRefresh || code === 'timeout') refreshCart();
  });
  return change;
};

/**
 * Asks the shop for the cart's regions (contract 4.3), in line with adds and removes but never in their way. A
 * failure is told as an event and tried once more.
 */
export const refreshCart = (isLast = false): void => {
  dropRefresh();
  const own = (pending = new AbortController());
  const { signal } = own;
  const receive: Receive = (answer) => {
    if (!answer?.fragments) throw new ShopError('unknown_error');
    showCart(answer.fragments, answer.cart_hash, 'refresh');
  };
  const refresh = async () => {
    if (signal.aborted) return;
    const options = { signal, timeout: shopParams().request_timeout };
    await ask('get_refreshed_fragments', { time: Date.now() }, receive, options);
    if (pending === own) pending = undefined;
  };
  enqueue(refresh).catch(({ code }: ShopError) => {
    if (signal.aborted) return;
    emit(null, 'islas:fragments-failed', { code });
    if (!isLast) setTimeout(() => signal.aborted || refreshCart(true), RETRY_MS);
  });
};
