import { readLocal, readSession, tryStorage } from '../../src/browser/storage';
import { shopParams } from '../../src/woocommerce/globals';
import { getSettings } from '../../src/wordpress/settings';
import { type Fragments, parseFragments } from './cart-response';

/** Stored fragments live for a day from the cart's creation (contract 4.10). */
export const DAY_MS = 24 * 60 * 60 * 1000;

const CREATED = 'wc_cart_created';
const CART_REGION = 'div.widget_shopping_cart_content';

/** Whether Islas keeps the cart's fragments on this shop; else WooCommerce's script does. */
export const keepsFragments = (): boolean => getSettings().features.fragments;

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
