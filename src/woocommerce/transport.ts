import { withDeadline } from '../wordpress/deadline';
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
