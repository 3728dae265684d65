import { startTimer } from '../../browser/lifetime';
import { cartRequest, sendInTurn } from './queue-requests';

/** Makes this one request wait between its `send()` and the network; whoever made it sees the same object. */
const queueSending = (xhr: XMLHttpRequest, onSent: () => void, onComplete: () => void): void => {
  const { send, abort } = xhr;
  xhr.send = (body) => {
    const cancel = sendInTurn((release) => {
      xhr.addEventListener('loadend', release);
      xhr.addEventListener('load', onComplete);
      onSent();
      try {
        send.call(xhr, body);
      } catch {
        release();
        xhr.dispatchEvent(new ProgressEvent('error'));
      }
    });
    xhr.abort = () => {
      cancel();
      abort.call(xhr);
    };
  };
};

/**
 * Requests about the cart that scripts send through `jQuery.ajax` wait for their turn. Callbacks, events and their order
 * stay jQuery's; `timeout` counts from the moment the request is really sent. A synchronous request is not touched, nor
 * is one of Islas, which has its turn.
 */
export const queueJQuery = ($: JQueryStatic, signal: AbortSignal): void => {
  if (!('ajaxTransport' in $)) return; // The slim build.
  // In front of jQuery's own transport, which is left to do the work.
  $.ajaxTransport('+*', (options, _given, jqXHR) => {
    const { xhr: create, timeout = 0, data } = options;
    if (options.async === false || 'islas' in options || !create) return;
    const request = cartRequest(options.url ?? '', options.type ?? 'GET', data);
    if (!request) return;
    let stop: (() => void) | undefined;
    const startTimeout = () => {
      if (timeout > 0) stop ??= startTimer(() => jqXHR.abort('timeout'), timeout, signal);
    };
    let isCreated = false;
    options.timeout = 0;
    options.xhr = function (this: unknown) {
      isCreated = true;
      options.timeout = timeout;
      const xhr = create.call(options) as XMLHttpRequest;
      queueSending(xhr, startTimeout, request.onComplete);
      return xhr;
    };
    jqXHR.always(() => stop?.());
    // Where another transport takes the request it is sent by now.
    queueMicrotask(() => isCreated || startTimeout());
  });
};
