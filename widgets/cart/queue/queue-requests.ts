import { readsCart, savesCart } from './cart-request';
import { type Release, takeTurn } from '../../../src/woocommerce/request-queue';
import { shareCart } from './share-turn';

const waiting = new Set<() => void>();
let isLeft = false;

/** Sends waiting requests at once when the page is left, because they could not be sent later. */
export const sendOnLeave = (signal: AbortSignal): void => {
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
 * Calls `send` when no other cart request is running in any tab, or at once while the page is being left. `send` must
 * release the turn when the request is complete. Returns a function that cancels the wait.
 */
export const sendInTurn = (send: (release: Release) => void): (() => void) => {
  let isOver = false;
  const cancel = () => {
    isOver = true;
    waiting.delete(sendNow);
  };
  const run = (release: Release) => {
    if (isOver) return release();
    cancel();
    send(release);
  };
  const sendNow = () => run(() => undefined);
  if (isLeft || window.event?.type === 'beforeunload') sendNow();
  else {
    waiting.add(sendNow);
    void takeTurn().then(run);
  }
  return cancel;
};

const parseFields = (body: unknown): Iterable<readonly [string, unknown]> =>
  body instanceof FormData || body instanceof URLSearchParams
    ? body
    : new URLSearchParams(typeof body === 'string' ? body : '');

/** For a request that may save the cart: `onComplete` notifies other tabs of a change. `undefined` for other requests. */
export const cartRequest = (
  address: string,
  method: string,
  body: unknown,
): { readonly onComplete: () => void; readonly isRead: boolean } | undefined => {
  // Invalid URLs fail by themselves when they are sent.
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
  if (url?.origin !== location.origin || !savesCart(url, parseFields(body))) return undefined;
  const isRead = readsCart(url, method);
  return { isRead, onComplete: isRead ? () => undefined : shareCart };
};
