import { applyFragments } from './apply-fragments';
import { startShownCart } from './cart-sync';
import { $cartHash } from './cart-store';
import { keepsFragments, readStoredCart } from './fragment-cache';

/** Shows the cart in a widget that came to the page after its cart did. */
export const fillMiniCart = (signal: AbortSignal): void => {
  if (!keepsFragments()) return;
  const { fragments, hash } = readStoredCart();
  // By the Store API no cookie says whose cart is stored: it is the one that the page shows.
  if (fragments && hash && hash === $cartHash.get()) applyFragments(fragments, true);
  else startShownCart(signal);
};
