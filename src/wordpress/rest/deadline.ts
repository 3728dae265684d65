import { ShopError } from '../errors';
import { startTimer } from '../../browser/lifetime';

const running = new WeakMap<AbortSignal, () => void>();

/** Gives the call that owns `signal` its full time again: each page and each attempt has its own. */
export const renew = (signal: AbortSignal | null | undefined): void => {
  if (signal) running.get(signal)?.();
};

/**
 * Runs a call that ends: with its value, or rejected as soon as the caller aborts (`unknown_error`) or nothing has
 * been heard for `limit` milliseconds (`timeout`), whatever the call is waiting for.
 */
export const withDeadline = async <T>(
  limit: number,
  caller: AbortSignal | null | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const { signal } = controller;
  let stop = (): void => undefined;
  let cancel = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    const end = (error: ShopError): void => {
      reject(error);
      controller.abort();
    };
    cancel = () => end(new ShopError('unknown_error'));
    running.set(signal, () => {
      stop();
      stop = startTimer(() => end(new ShopError('timeout')), limit, signal);
    });
  });
  renew(signal);
  caller?.addEventListener('abort', cancel);
  if (caller?.aborted) cancel();
  try {
    return await Promise.race([ended, signal.aborted ? ended : run(signal)]);
  } finally {
    stop();
    running.delete(signal);
    caller?.removeEventListener('abort', cancel);
  }
};
