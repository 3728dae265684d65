import { readsCart, savesCart } from './cart-request';
import { type Release, takeTurn } from '../request-queue';
import { shareCart } from './share-turn';

const waiting = new Set<() => void>();
let isLeft = false;

/** Requests of a page that is left cannot wait: the browser lets them go, and nobody else would send them. */
export const startSending = (signal: AbortSignal): void => {
  const options = { capture: true, signal };
  addEventListener(
    'pagehide',
    () => {
      isLeft = true;
      for (const send of waiting) send();
    },
    options,
  );
  addEventListener('pageshow', () => void (isLeft = false), options);
};

/**
 * Calls `send` when no other request about the cart is under way in any tab, at once while the page is being left.
 * `send` releases the turn when the request is complete. The answer cancels what still waits.
 */
export const sendInTurn = (send: (release: Release) => void): (() => void) => {
  let isOver = false;
  const cancel = () => {
    isOver = true;
    waiting.delete(sendNow);
  };
  const go = (release: Release) => {
    if (isOver) return release();
    cancel();
    send(release);
  };
  const sendNow = () => go(() => undefined);
  if (isLeft || window.event?.type === 'beforeunload') sendNow();
  else {
    waiting.add(sendNow);
    void takeTurn().then(go);
  }
  return cancel;
};

const fieldsOf = (body: unknown): Iterable<readonly [string, unknown]> =>
  body instanceof FormData || body instanceof URLSearchParams
    ? body
    : new URLSearchParams(typeof body === 'string' ? body : '');

/** What the shop may save the cart with: `onComplete` tells other tabs of a change. `undefined` for all other requests. */
export const cartRequest = (
  address: string,
  method: string,
  body: unknown,
): { readonly onComplete: () => void } | undefined => {
  // A foreign address is not the shop's, and one that cannot be read will fail by itself.
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
  if (url?.origin !== location.origin || !savesCart(url, fieldsOf(body))) return undefined;
  return { onComplete: readsCart(url, method) ? () => undefined : shareCart };
};
