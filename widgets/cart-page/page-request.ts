import { getLoadedJQuery } from '../../src/woocommerce/jquery-arrival';
import { withDeadline } from '../../src/wordpress/deadline';
import { ShopError } from '../../src/wordpress/errors';

/** Milliseconds, so that a cart does not stay blocked. */
const PATIENCE_MS = 15_000;
const FORM_TYPE = 'application/x-www-form-urlencoded; charset=UTF-8';

export interface PageRequest {
  readonly url: string;
  /** Sent with POST; without it the request is a GET. */
  readonly body?: URLSearchParams;
}

export interface Answer {
  readonly html: string;
  /** Address of the page that answered, after redirects. */
  readonly url: string;
}

/** Calls back with the answer, or with a status: 0 without an answer. Returns a function that cancels the request. */
type Send = (
  request: PageRequest,
  onAnswer: (answer: Answer) => void,
  onFailure: (status: number) => void,
) => () => void;

const methodOf = ({ body }: PageRequest): string => (body ? 'POST' : 'GET');

/** Not by `fetch`, whose requests that change the cart wait for a turn (`queue-fetch.ts`): this one has it already. */
const sendByBrowser: Send = (request, onAnswer, onFailure) => {
  const xhr = new XMLHttpRequest();
  xhr.open(methodOf(request), request.url);
  // As WooCommerce's own script.
  xhr.setRequestHeader('Accept', 'text/html, */*; q=0.01');
  xhr.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
  if (request.body) xhr.setRequestHeader('Content-Type', FORM_TYPE);
  xhr.onload = () => {
    const { status, responseText: html, responseURL } = xhr;
    if (status >= 200 && status < 300) onAnswer({ html, url: responseURL });
    else onFailure(status);
  };
  xhr.onerror = () => onFailure(0);
  xhr.send(request.body ? String(request.body) : null);
  return () => xhr.abort();
};

/** For listeners of others to `ajaxSend` and `ajaxComplete`. `islas` tells the cart queue that it has its turn. */
const sendByJQuery =
  ($: JQueryStatic): Send =>
  (request, onAnswer, onFailure) => {
    const { url, body } = request;
    let native: XMLHttpRequest | undefined;
    const xhr = () => (native = $.ajaxSettings.xhr?.() as XMLHttpRequest);
    const data = body && String(body);
    const sent = $.ajax({ type: methodOf(request), url, data, dataType: 'html', xhr, islas: true } as object);
    // Here, so that the page is up to date before `ajaxComplete` fires.
    sent.done((html: string) => onAnswer({ html, url: native?.responseURL ?? '' }));
    sent.fail(({ status }) => onFailure(status));
    return () => sent.abort();
  };

/**
 * Requests HTML of the shop, through jQuery where the page has it. `receive` runs with the answer; its result is the
 * promise's. Rejects with a ShopError, or with what `receive` throws.
 */
export const requestHtml = <T>(request: PageRequest, receive: (answer: Answer) => T): Promise<T> =>
  withDeadline(
    PATIENCE_MS,
    null,
    (signal) =>
      new Promise((resolve, reject) => {
        const $ = getLoadedJQuery();
        const send = $ && 'ajax' in $ ? sendByJQuery($) : sendByBrowser;
        const onAnswer = (answer: Answer) => {
          try {
            if (!signal.aborted) resolve(receive(answer));
          } catch (error) {
            reject(error);
          }
        };
        const onFailure = (status: number) => reject(new ShopError(status ? 'unknown_error' : 'fetch_error', status));
        signal.addEventListener('abort', send(request, onAnswer, onFailure));
      }),
  );
