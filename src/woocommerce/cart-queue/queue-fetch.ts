import { HEADERS } from '../fetch-transport';
import { cartRequest, sendInTurn } from './queue-requests';

/** When the answer is complete, its body too: WordPress sends the body before WooCommerce has saved the session. */
const isComplete = async (response: Response): Promise<unknown> => response.clone().arrayBuffer();

/**
 * Requests about the cart that are sent with `fetch` wait for their turn: those of WooCommerce's blocks, whose stores
 * call it directly, and whatever `wp.apiFetch` sends. Every other request goes to the browser as it was given.
 */
export const queueFetch = (): void => {
  const { fetch } = window;
  const queued = function (this: unknown, ...given: Parameters<typeof fetch>) {
    const [input, init] = given;
    const send = () => Reflect.apply(fetch, this, given) as Promise<Response>;
    const request = input instanceof Request ? input : undefined;
    const signal = init?.signal ?? request?.signal;
    const isOurs = init?.headers === HEADERS;
    const mayWait = !isOurs && !init?.keepalive && !request?.keepalive && !signal?.aborted;
    const method = init?.method ?? request?.method ?? 'GET';
    const about = mayWait && cartRequest(request?.url ?? String(input), method, init?.body);
    if (!about) return send();
    return new Promise((resolve, reject) => {
      const cancel = sendInTurn((release) => {
        signal?.removeEventListener('abort', stop);
        const response = send();
        resolve(response);
        response.then(isComplete).then(about.onComplete).then(release, release);
      });
      const stop = () => {
        cancel();
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', stop);
    });
  };
  Reflect.set(window, 'fetch', queued); // Where somebody has locked it, it stays as it is.
};
