import { withDeadline } from '../wordpress/deadline';
import { fetchAnswer } from './fetch-transport';
import { platform } from './platform';
import { reportRequestDone } from './request-done';
import type { ShopRequest } from './shop-request';

/** Default time limit (ms), so that every loading state ends; Specification §9 has none for adds and removals. */
const PATIENCE_MS = 15_000;

/**
 * Sends every request of Islas that other code may want to hear of, through the page's transport. `create` is called when
 * the request starts. After the time limit, or the caller's abort, a later answer is ignored. Nothing is sent again here:
 * each caller knows whether its request may be repeated. Rejects with a ShopError, or with what `create` or `receive` throws.
 */
export const sendRequest = <Result>(create: () => ShopRequest<Result>, limitMs = PATIENCE_MS): Promise<Result> => {
  const send = async () => {
    const request = create();
    return withDeadline(limitMs, request.signal, (signal) =>
      platform.transport<Result>({
        ...request,
        signal,
        receive: (value, url) => signal.throwIfAborted() ?? request.receive(value, url),
      }),
    );
  };
  return send().finally(reportRequestDone);
};

interface Limits {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout?: number;
}

/**
 * Reads JSON that only Islas asks for, and that a request does not change: suggestions, what is in stock, the lists of
 * consent. Not by the page's transport: other code need not hear of it for each letter, the caches of hosts answer a plain
 * GET, and so does another origin without being asked first. Rejects with a ShopError, or with what `decode` throws.
 */
export const readJson = <Value>(
  address: string | URL,
  decode: (value: unknown) => Value,
  { signal: caller, timeout = PATIENCE_MS }: Limits = {},
): Promise<Value> =>
  withDeadline(timeout, caller, (signal) => {
    const request = { headers: { Accept: 'application/json' }, signal };
    return fetchAnswer(String(address), request, { expects: 'json', receive: decode });
  });
