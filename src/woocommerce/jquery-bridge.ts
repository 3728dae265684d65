import { ShopError } from '../wordpress/errors';
import { ledTo, parseAnswer } from './responses';
import { on, report } from '../runtime/events';
import { triggered } from '../runtime/library-events';
import { type Platform, platform, resetPlatform } from './platform';
import { hearChange, hearRefresh } from './cart-sync';
import { triggerForAll } from './jquery-trigger';

/** jQuery has this for its own use and for jQuery UI: it lets go of data and listeners. */
type Cleaner = JQueryStatic & { cleanData(elements: readonly Element[]): void };

const ADDING = 'adding_to_cart';
const CHANGES = [
  ['islas:added', 'added_to_cart'],
  ['islas:removed', 'removed_from_cart'],
] as const;
const REPLACED = {
  change: 'wc_fragments_loaded',
  storage: 'wc_fragments_loaded',
  refresh: 'wc_fragments_refreshed',
} as const;

const parsed = (text: string): unknown => {
  const value = parseAnswer(text);
  if (value === undefined) throw new Error('no JSON');
  return value;
};

/** `jQuery.ajax` as transport: prefilters, `ajaxSend`, `ajaxComplete` and `ajaxSetup` of other plugins keep working. */
const transportOf =
  ($: JQueryStatic): Platform['transport'] =>
  ({ url, data, signal, receive }) =>
    new Promise((resolve, reject) => {
      let native: XMLHttpRequest | undefined;
      const xhr = () => (native = $.ajaxSettings.xhr?.() as XMLHttpRequest);
      const converters = { 'text json': parsed };
      // Marked as one that has its turn (`src/woocommerce/cart-queue/queue-jquery.ts`).
      const settings = { type: 'POST', url, data, dataType: 'json', xhr, converters, islas: true };
      const request = $.ajax(settings);
      const done = (value: unknown) => {
        try {
          resolve(receive(value)); // Here, so that the page is up to date when `ajaxComplete` is heard.
        } catch (error) {
          reject(error);
        }
      };
      const failed = ({ status }: JQuery.jqXHR, outcome: string) => {
        const isLost = outcome === 'error' && !status;
        const led = ledTo(url, native?.responseURL);
        const isNoJson = outcome === 'parsererror' || led;
        reject(
          new ShopError(isNoJson ? 'invalid_json' : isLost ? 'fetch_error' : 'unknown_error', status, undefined, led),
        );
      };
      request.done(done).fail(failed);
      signal?.addEventListener('abort', () => request.abort());
    });

/**
 * Translates between Islas' events and jQuery's, both ways, until the signal aborts (contract 3.5). An event of
 * Islas carries a mark, so that it never comes back as its own echo; a listener that throws is reported.
 */
export const startBridge = ($: JQueryStatic, signal: AbortSignal): void => {
  const body = $(document.body);

  const guarded = <T>(name: string, go: () => T): T | undefined => {
    try {
      return go();
    } catch (error) {
      report(name, 'listener_failed', error);
      return undefined;
    }
  };
  const fire = (name: string, ...args: unknown[]) =>
    triggerForAll($, document.body, Object.assign($.Event(name), { islas: true }), args, (error) =>
      report(name, 'listener_failed', error),
    );
  /** A form's button says anew with each add what it adds: what jQuery remembers of it is of the one before. */
  const given = (button: HTMLElement | null) =>
    $(button ?? [])
      .filter(':not(.add_to_cart_button)')
      .removeData(['product_id', 'quantity', 'product_sku'])
      .end();

  if ('ajax' in $) platform.transport = transportOf($);
  platform.find = (selector) => $(document).find(selector).get();
  platform.memory = (element) => $(element).data();
  platform.ready = (go) => void $(go);
  platform.clean = (element) => ($ as Cleaner).cleanData([element, ...element.querySelectorAll('*')]);

  const hears = { signal };
  const veto = `should_send_ajax_request.${ADDING}`;
  // Exactly `false`, from the last handler with an answer, on the body alone (contract 3.0).
  const refuses = (button: HTMLElement) => guarded(veto, () => body.triggerHandler(veto, [given(button)])) === false;
  on('islas:before-add', (event) => refuses(event.detail.button) && event.preventDefault(), hears);
  on('islas:not-sent', ({ detail }) => fire(`ajax_request_not_sent.${ADDING}`, false, false, $(detail.button)), hears);
  on('islas:adding', ({ detail }) => fire(ADDING, $(detail.button), detail.payload), hears);
  on('islas:button-updated', ({ detail }) => fire('wc_cart_button_updated', $(detail.button)), hears);
  on('islas:fragments-replaced', ({ detail }) => fire(REPLACED[detail.cause]), hears);
  on('islas:fragments-failed', () => fire('wc_fragments_ajax_error'), hears);
  for (const [ours, theirs] of CHANGES) {
    on(ours, ({ detail }) => fire(theirs, detail.fragments, detail.hash, given(detail.button)), hears);
    body.on(`${theirs}.islas`, (event, fragments, hash, button) => {
      if (Object.hasOwn(event, 'islas')) return;
      guarded(theirs, () => hearChange(ours === 'islas:added', fragments, hash, $(button ?? [])[0]));
    });
  }
  // `trigger('click')` on a link reaches jQuery's own listeners alone, and so does every `trigger('change')`.
  body.on('click.islas change.islas', (heard: JQuery.TriggeredEvent) => {
    if (heard.originalEvent || heard.isDefaultPrevented()) return;
    const event = new Event(heard.type, { cancelable: true });
    for (const answer of triggered) answer(heard.target, event);
    if (event.defaultPrevented) heard.preventDefault();
  });
  body.on(
    'change.islas',
    '.woocommerce-ordering select.orderby',
    ({ originalEvent, target }: JQuery.TriggeredEvent) => {
      if (!originalEvent) (target as HTMLSelectElement).form?.requestSubmit();
    },
  );
  body.on('wc_fragment_refresh.islas updated_wc_div.islas', hearRefresh);
  signal.addEventListener('abort', () => {
    body.off('.islas');
    resetPlatform();
  });
};
