import type { APIFetchOptions } from '@wordpress/api-fetch';
import { ShopError } from '../wordpress/errors';
import { startTimer } from '../browser/lifetime';

/** apiFetch's options and an address. */
export interface HttpRequest extends APIFetchOptions {
  readonly url: string;
  /** Reads the answer inside the transport, before a library's own completion events; what it throws rejects. */
  readonly receive: (value: unknown) => unknown;
}

export type Transport = (request: HttpRequest) => Promise<unknown>;
/** The same shape as apiFetch's middlewares: `(options, next) => Promise`. */
export type Middleware = (request: HttpRequest, next: Transport) => Promise<unknown>;

/** The first middleware is the outermost. */
export const compose =
  (middlewares: readonly Middleware[]) =>
  (transport: Transport): Transport =>
    middlewares.reduceRight<Transport>((next, middleware) => (request) => middleware(request, next), transport);

/** Settles within `ms` milliseconds or with the caller's signal, whatever the transport does; later answers are lost. */
export const timeout =
  (ms: number): Middleware =>
  async (request, next) => {
    const late = new AbortController();
    const stopTimer = startTimer(() => late.abort(new ShopError('timeout')), ms, request.signal);
    const signal = AbortSignal.any(request.signal ? [late.signal, request.signal] : [late.signal]);
    const stopped = new Promise<never>((_resolve, reject) => {
      const stop = () => reject(signal.reason instanceof ShopError ? signal.reason : new ShopError('unknown_error'));
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });
    const receive = (value: unknown) => signal.throwIfAborted() ?? request.receive(value);
    try {
      return await Promise.race([stopped, next({ ...request, signal, receive })]);
    } finally {
      stopTimer();
    }
  };

/** Every failure leaves as a ShopError of the catalogue. */
export const failures: Middleware = (request, next) =>
  next(request).catch((error: unknown) => {
    throw error instanceof ShopError ? error : new ShopError('unknown_error', 0, error);
  });

const done = new Set<() => void>();

/** Hears the end of every request of Islas, good or bad, until the signal aborts. */
export const onRequestDone = (handler: () => void, signal: AbortSignal): void => {
  done.add(handler);
  signal.addEventListener('abort', () => done.delete(handler));
};

/** Tells those who wait for `onRequestDone`. */
export const completion: Middleware = (request, next) =>
  next(request).finally(() => done.forEach((tell) => queueMicrotask(tell)));
