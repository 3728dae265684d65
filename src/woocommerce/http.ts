import type { APIFetchOptions } from '@wordpress/api-fetch';
import { ShopError } from '../wordpress/errors';
import { withDeadline } from '../wordpress/deadline';

/** apiFetch's options and an address. */
export interface HttpRequest extends APIFetchOptions {
  readonly url: string;
  /** Reads the answer inside the transport, before a library's own completion events; what it throws rejects. */
  readonly receive: (value: unknown) => unknown;
}

export type Transport = (request: HttpRequest) => Promise<unknown>;
const done = new Set<() => void>();

/** Hears the end of every request of Islas, good or bad, until the signal aborts. */
export const onRequestDone = (handler: () => void, signal: AbortSignal): void => {
  done.add(handler);
  signal.addEventListener('abort', () => done.delete(handler));
};

/**
 * Sends one request: it settles within `ms` milliseconds or with the caller's signal, whatever the transport does, and
 * later answers are lost. Every failure leaves as a ShopError of the catalogue; those who wait for `onRequestDone` are
 * told of the end.
 */
export const exchange = (transport: Transport, ms: number, request: HttpRequest): Promise<unknown> =>
  withDeadline(ms, request.signal, (signal) => {
    const receive = (value: unknown) => signal.throwIfAborted() ?? request.receive(value);
    return transport({ ...request, signal, receive });
  })
    .catch((error: unknown) => {
      throw error instanceof ShopError ? error : new ShopError('unknown_error', 0, error);
    })
    .finally(() => done.forEach((tell) => queueMicrotask(tell)));
