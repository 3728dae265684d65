import { type CartAnswer, type Fragments, decodeCartAnswer } from './cart-response';
import { ShopError } from '../wordpress/errors';
import { getSettings } from '../wordpress/settings';
import { shopParams } from './globals';
import { emit } from '../runtime/events';
import { knownRegions, storeCart } from './fragment-cache';
import { applyFragments, dimRegions } from './apply-fragments';
import { startTimer } from '../browser/lifetime';
import { productsShown, showWidgets } from './mini-cart-widget';
import type { Fields } from './payload';
import { enqueue } from './request-queue';
import { type Options, wcAjax } from './wc-ajax';
import { $buttons, $cartHash, setButton } from './cart-store';

/** Milliseconds before a refresh that failed is tried once more. */
const RETRY_MS = 5000;

/**
 * Shows a cart that the shop sent, or that this tab had stored: storage, regions, stores, event. `isShared` is false
 * where another tab caused it.
 */
export const showCart = (
  fragments: Fragments,
  hash: string,
  cause: 'change' | 'refresh' | 'storage',
  isShared = true,
): void => {
  const isRefresh = cause === 'refresh';
  const isStored = cause === 'storage';
  const before = productsShown();
  if (!isStored && getSettings().features.fragments) storeCart(fragments, hash, isRefresh, isShared);
  applyFragments(fragments, isStored);
  const now = productsShown();
  showWidgets(!!hash || now.size > 0);
  // 'added' ends with the product's place in the cart (W-11).
  for (const [id, { state }] of Object.entries($buttons.get()))
    if (state === 'added' && ((isRefresh && !hash) || (before.has(id) && !now.has(id)))) setButton(id);
  $cartHash.set(hash);
  emit(null, 'islas:fragments-replaced', { cause });
};

type Receive = (answer: CartAnswer | null) => void;

/** A request whose answer is a cart: the known regions are dimmed while it runs, and work on. */
const ask = async (endpoint: string, fields: Fields, receive: Receive, options?: Options): Promise<void> => {
  const undim = dimRegions(knownRegions());
  const read = (value: unknown) => {
    undim();
    receive(decodeCartAnswer(value));
  };
  await wcAjax(endpoint, fields, { ...options, receive: read }).finally(undim);
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
 * was not answered in time may have been done all the same: the cart tells. No island owns it: the shop has to finish it,
 * and the page to show it, also when its button is gone.
 */
export const changeCart = (
  endpoint: string,
  fields: Fields,
  receive: Receive,
  /** Begins with the request; what it gives settles one that failed, still in its turn. */
  begin?: () => (error: unknown) => Promise<void>,
): Promise<void> => {
  const owesRefresh = dropRefresh();
  const change = enqueue(() => {
    const settle = begin?.();
    const asked = ask(endpoint, fields, receive);
    return settle ? asked.catch(settle) : asked;
  });
  change.catch(({ code }: ShopError) => {
    if (getSettings().features.fragments && (owesRefresh || code === 'timeout')) refreshCart();
  });
  return change;
};

/**
 * Asks the shop for the cart's regions (contract 4.3), in line with adds and removes but never in their way. A
 * failure is told as an event and tried once more. `isShared` is false where another tab caused it: that tab, and all
 * others, know of the change.
 */
export const refreshCart = (isShared = true, isLast = false): void => {
  dropRefresh();
  const own = (pending = new AbortController());
  const { signal } = own;
  const receive: Receive = (answer) => {
    if (!answer?.fragments) throw new ShopError('unknown_error');
    showCart(answer.fragments, answer.cart_hash, 'refresh', isShared);
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
    if (!isLast) startTimer(() => refreshCart(isShared, true), RETRY_MS, signal);
  });
};
