import { type Fragments, parseFragments } from './cart-response';
import { shopParams } from './globals';
import { startTimer } from '../browser/lifetime';
import { readPlainCookie } from '../browser/plain-cookies';
import { getSettings } from '../wordpress/settings';

/** Stored fragments live for a day from the cart's creation (contract 4.10). */
export const DAY_MS = 24 * 60 * 60 * 1000;

const CREATED = 'wc_cart_created';
const CART_REGION = 'div.widget_shopping_cart_content';

/** Returns `undefined` when storage is denied or full. */
const tryStorage = <T>(callback: () => T): T | undefined => {
  try {
    return callback();
  } catch {
    return undefined; // Private modes, sandboxed frames and full disks: the shop works without storage.
  }
};

const readSession = (key: string): string => tryStorage(() => sessionStorage.getItem(key)) ?? '';
const readLocal = (key: string): string => tryStorage(() => localStorage.getItem(key)) ?? '';

/** Whether Islas keeps the cart's fragments on this shop; else WooCommerce's script does. */
export const keepsFragments = (): boolean => getSettings().features.fragments;

/** Cart hash from the server's cookie; empty without a cart (contract 4.8). */
export const readCookieHash = (): string => readPlainCookie('woocommerce_cart_hash');

/** Whether the server's cookie says that the cart has items. */
export const cookieHasItems = (): boolean => Number(readPlainCookie('woocommerce_items_in_cart')) > 0;

/** Milliseconds since the stored cart was created; NaN without one. */
export const getCartAge = (): number => Date.now() - Number(readSession(CREATED) || NaN);

export interface StoredCart {
  /** `null` when nothing usable is stored. */
  readonly fragments: Fragments | null;
  readonly hash: string;
  /** Hash of the last tab that changed the cart. */
  readonly sharedHash: string;
}

export const readStoredCart = (): StoredCart => {
  const { cart_hash_key, fragment_name } = shopParams();
  const fragments = parseFragments(readSession(fragment_name));
  return {
    fragments: fragments && Object.hasOwn(fragments, CART_REGION) ? fragments : null,
    hash: readSession(cart_hash_key),
    sharedHash: readLocal(cart_hash_key),
  };
};

/** Selectors of the regions in the last stored response. */
export const knownRegions = (): string[] => Object.keys(parseFragments(readSession(shopParams().fragment_name)) ?? {});

/**
 * Stores a cart under WooCommerce's keys, so that stock scripts and other tabs can read it. Its lifetime of a day starts
 * with a refresh, or with a change to a cart without a hash. `isShared` is false for a change by another tab: writing
 * the hash to localStorage would then make tabs refresh each other without end.
 */
export const storeCart = (fragments: Fragments, hash: string, isRefresh: boolean, isShared = true): void => {
  const { cart_hash_key, fragment_name } = shopParams();
  const isNew = isRefresh ? hash : !readSession(cart_hash_key);
  const stored = tryStorage(() => {
    if (isNew) sessionStorage.setItem(CREATED, String(Date.now()));
    sessionStorage.setItem(fragment_name, JSON.stringify(fragments));
    sessionStorage.setItem(cart_hash_key, hash);
    return true;
  });
  // If storing failed half-way, an old region would be shown under the new hash.
  if (!stored) tryStorage(() => sessionStorage.removeItem(fragment_name));
  if (isShared) tryStorage(() => localStorage.setItem(cart_hash_key, hash));
};

/** First pause between callbacks in milliseconds; it doubles while other tabs keep changing the cart. */
const PAUSE_MS = 1000;

/** Calls back when another tab has changed the cart, while this tab is visible, throttled, until the signal aborts. */
export const onCartOfOtherTab = (changed: () => void, signal: AbortSignal): void => {
  let isDue = false;
  let pause = PAUSE_MS;
  let isPaused = false;
  const call = () => {
    const { cart_hash_key: key } = shopParams();
    if (!isDue || isPaused || document.hidden) return;
    isDue = false;
    if (readLocal(key) === readSession(key)) return;
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
