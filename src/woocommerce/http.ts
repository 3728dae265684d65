import type { APIFetchOptions } from '@wordpress/api-fetch';
import { toShopError } from '../wordpress/errors';
import { withDeadline } from '../wordpress/deadline';

/** Fields of a request; keys are sent in this order. */
export type Fields = Readonly<Record<string, unknown>>;

/** Options of apiFetch and a URL. */
export interface HttpRequest extends APIFetchOptions {
  readonly url: string;
  /** Handles the response inside the transport, before a library's completion events. An error rejects the request. */
  readonly receive: (value: unknown) => unknown;
}

export type Transport = (request: HttpRequest) => Promise<unknown>;
const done = new Set<() => void>();

/** Calls `handler` after every request of Islas, successful or not, until the signal aborts. */
export const onRequestDone = (handler: () => void, signal: AbortSignal): void => {
  done.add(handler);
  signal.addEventListener('abort', () => done.delete(handler));
};

/**
 * Sends a request with a timeout of `ms` milliseconds; after it, or the caller's abort, a later response is ignored.
 * Rejects with a ShopError only. Calls the handlers of `onRequestDone` at the end.
 */
export const sendRequest = (transport: Transport, ms: number, request: HttpRequest): Promise<unknown> =>
  withDeadline(ms, request.signal, (signal) => {
    const receive = (value: unknown) => signal.throwIfAborted() ?? request.receive(value);
    return transport({ ...request, signal, receive });
  })
    .catch((error: unknown) => {
      throw toShopError(error);
    })
    .finally(() => done.forEach((handler) => queueMicrotask(handler)));
