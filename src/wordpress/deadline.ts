import { startTimer } from '../browser/lifetime';
import { ShopError } from './errors';

/**
 * Runs a call with a timeout. Rejects with `unknown_error` as soon as the caller aborts, and with `timeout` after `limit`
 * milliseconds since the start or the last `renew`, even when the call never settles; aborts the call's signal then.
 */
export const withDeadline = async <T>(
  limit: number,
  caller: AbortSignal | null | undefined,
  run: (signal: AbortSignal, renew: () => void) => Promise<T>,
): Promise<T> => {
  const late = new AbortController();
  const signal = AbortSignal.any(caller ? [late.signal, caller] : [late.signal]);
  let stop: (() => void) | undefined;
  const renew = () => {
    stop?.();
    stop = startTimer(() => late.abort(new ShopError('timeout')), limit, signal);
  };
  const ended = new Promise<never>((_resolve, reject) => {
    const end = () => reject(signal.reason instanceof ShopError ? signal.reason : new ShopError('unknown_error'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  renew();
  try {
    return await Promise.race([ended, run(signal, renew)]);
  } finally {
    stop?.();
  }
};
