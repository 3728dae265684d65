import { parseAnswer, requestFailure } from './responses';
import type { Transport } from './shop-request';

const parseText = (text: string): unknown => {
  const value = parseAnswer(text);
  if (value === undefined) throw new Error('no JSON');
  return value;
};

/**
 * Transport that uses `jQuery.ajax`: it mirrors each request to the prefilters, `ajaxSetup`, `ajaxSend`, `ajaxSuccess`,
 * `ajaxError` and `ajaxComplete` of other code, in jQuery's order and with jQuery's arguments (contract 3.0).
 */
export const jQueryTransport =
  ($: JQueryStatic): Transport =>
  ({ url, body, expects, signal, receive }) =>
    new Promise((resolve, reject) => {
      let native: XMLHttpRequest | undefined;
      const request = $.ajax({
        type: body === undefined ? 'GET' : 'POST',
        url,
        data: body,
        dataType: expects,
        xhr: () => (native = $.ajaxSettings.xhr?.() as XMLHttpRequest),
        converters: { 'text json': parseText },
        // Tells the cart queue that this request has its turn (`widgets/cart/queue/queue-jquery.ts`).
        islas: true,
      } as JQueryAjaxSettings);
      request.done((value: unknown) => {
        try {
          resolve(receive(value, native?.responseURL ?? '')); // Here, so that it runs before `ajaxComplete`.
        } catch (error) {
          reject(error);
        }
      });
      request.fail(({ status }, outcome) => {
        const isLost = outcome === 'error' && !status;
        const code = outcome === 'parsererror' ? 'invalid_json' : isLost ? 'fetch_error' : 'unknown_error';
        reject(requestFailure(code, status, url, native?.responseURL));
      });
      signal?.addEventListener('abort', () => request.abort());
    });
