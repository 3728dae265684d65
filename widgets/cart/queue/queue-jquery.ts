import { startTimer } from '../../../src/browser/lifetime';
import { cartRequest, sendInTurn } from './queue-requests';

/** Delays one XMLHttpRequest between `send()` and the network, by replacing its `send` and `abort`. */
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
 * Makes cart requests sent with `jQuery.ajax` wait for their turn. Callbacks, events and their order stay jQuery's;
 * `timeout` counts from the moment the request is sent. Synchronous requests, and those of Islas, which are queued
 * already, are not delayed.
 */
export const queueJQuery = ($: JQueryStatic, signal: AbortSignal): void => {
  if (!('ajaxTransport' in $)) return; // The slim build.
  // `+`: runs before jQuery's own transport, and returns nothing, so that jQuery's transport is used.
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
    // If another transport has taken the request, it has been sent by now.
    queueMicrotask(() => isCreated || startTimeout());
  });
};
