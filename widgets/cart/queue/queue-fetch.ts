import { hasOwnHeaders } from '../../../src/woocommerce/fetch-transport';
import { holdNavigation } from '../../../src/woocommerce/hold-navigation';
import { cartRequest, sendInTurn } from './queue-requests';

/** Resolves when the body is complete too: WooCommerce saves the session after WordPress has sent the body. */
const isComplete = async (response: Response): Promise<unknown> => response.clone().arrayBuffer();

/**
 * Replaces `window.fetch`, so that cart requests wait for their turn: those of WooCommerce's block stores and of
 * `wp.apiFetch`. All other requests are passed on unchanged.
 */
export const queueFetch = (): void => {
  const { fetch } = window;
  const queued = function (this: unknown, ...given: Parameters<typeof fetch>) {
    const [input, init] = given;
    const send = () => Reflect.apply(fetch, this, given) as Promise<Response>;
    const request = input instanceof Request ? input : undefined;
    const signal = init?.signal ?? request?.signal;
    const mayWait = !hasOwnHeaders(init) && !init?.keepalive && !request?.keepalive && !signal?.aborted;
    const method = init?.method ?? request?.method ?? 'GET';
    const about = mayWait && cartRequest(request?.url ?? String(input), method, init?.body);
    if (!about) return send();
    return new Promise((resolve, reject) => {
      const cancel = sendInTurn((release) => {
        signal?.removeEventListener('abort', stop);
        const response = send();
        resolve(response);
        const complete = response.then(isComplete);
        if (!about.isRead) holdNavigation(complete);
        complete.then(about.onComplete).then(release, release);
      });
      const stop = () => {
        cancel();
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', stop);
    });
  };
  Reflect.set(window, 'fetch', queued); // Does nothing when `fetch` is read-only.
};
