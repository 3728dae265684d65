import { type Fragments, parseFragments } from './cart-response';
import { shopParams } from './globals';
import { startTimer } from '../browser/lifetime';
import { plainCookie } from '../browser/plain-cookies';
import { getSettings } from '../wordpress/settings';

/** Stored fragments live for a day from the cart's creation (contract 4.10). */
export const DAY_MS = 24 * 60 * 60 * 1000;

const CREATED = 'wc_cart_created';
const CART_REGION = 'div.widget_shopping_cart_content';

/** Returns `undefined` when storage is denied or full. */
const attempt = <T>(callback: () => T): T | undefined => {
  try {
    return callback();
  } catch {
    return undefined; // Private modes, sandboxed frames and full disks: the shop works without storage.
  }
};

const session = (key: string): string => attempt(() => sessionStorage.getItem(key)) ?? '';
const local = (key: string): string => attempt(() => localStorage.getItem(key)) ?? '';

/** Whether Islas keeps the cart's fragments on this shop; else WooCommerce's script does. */
export const keepsFragments = (): boolean => getSettings().features.fragments;

/** Cart hash from the server's cookie; empty without a cart (contract 4.8). */
export const cookieHash = (): string => plainCookie('woocommerce_cart_hash');

/** Whether the server's cookie says that the cart has items. */
export const cookieHasItems = (): boolean => Number(plainCookie('woocommerce_items_in_cart')) > 0;

/** Milliseconds since the stored cart was created; NaN without one. */
export const cartAge = (): number => Date.now() - Number(session(CREATED) || NaN);

export interface StoredCart {
  /** `null` when nothing usable is stored. */
  readonly fragments: Fragments | null;
  readonly hash: string;
  /** Hash of the last tab that changed the cart. */
  readonly sharedHash: string;
}

export const storedCart = (): StoredCart => {
  const { cart_hash_key, fragment_name } = shopParams();
  const fragments = parseFragments(session(fragment_name));
  return {
    fragments: fragments && Object.hasOwn(fragments, CART_REGION) ? fragments : null,
    hash: session(cart_hash_key),
    sharedHash: local(cart_hash_key),
  };
};

/** Selectors of the regions in the last stored response. */
export const knownRegions = (): string[] => Object.keys(parseFragments(session(shopParams().fragment_name)) ?? {});

/**
 * Stores a cart under WooCommerce's keys, so that stock scripts and other tabs can read it. Its lifetime of a day starts
 * with a refresh, or with a change to a cart without a hash. `isShared` is false for a change by another tab: writing
 * the hash to localStorage would then make tabs refresh each other without end.
 */
export const storeCart = (fragments: Fragments, hash: string, isRefresh: boolean, isShared = true): void => {
  const { cart_hash_key, fragment_name } = shopParams();
  const isNew = isRefresh ? hash : !session(cart_hash_key);
  const stored = attempt(() => {
    if (isNew) sessionStorage.setItem(CREATED, String(Date.now()));
    sessionStorage.setItem(fragment_name, JSON.stringify(fragments));
    sessionStorage.setItem(cart_hash_key, hash);
    return true;
  });
  // If storing failed half-way, an old region would be shown under the new hash.
  if (!stored) attempt(() => sessionStorage.removeItem(fragment_name));
  if (isShared) attempt(() => localStorage.setItem(cart_hash_key, hash));
};

/** First pause between callbacks in milliseconds; it doubles while other tabs keep changing the cart. */
const PAUSE_MS = 1000;

/** Calls back when another tab has changed the cart, while this tab is visible, throttled, until the signal aborts. */
export const onOtherTab = (changed: () => void, signal: AbortSignal): void => {
  let isDue = false;
  let pause = PAUSE_MS;
  let isPaused = false;
  const call = () => {
    const { cart_hash_key: key } = shopParams();
    if (!isDue || isPaused || document.hidden) return;
    isDue = false;
    if (local(key) === session(key)) return;
    changed();
    isPaused = true;
    startTimer(endPause, pause, signal);
  };
  const endPause = () => {
    isPaused = false;
    pause = isDue ? pause * 2 : PAUSE_MS;
    call();
  };
  const onStorage = ({ key }: StorageEvent) => {
    isDue ||= key === shopParams().cart_hash_key;
    call();
  };
  addEventListener('storage', onStorage, { signal });
  document.addEventListener('visibilitychange', call, { signal });
};
