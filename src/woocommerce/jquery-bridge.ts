import { on, report } from '../runtime/events';
import { triggered } from '../runtime/library-events';
import { hasBrowserTransport, platform, resetPlatform } from './platform';
import { reportForeignChange, requestRefresh } from './foreign-cart';
import { jQueryTransport } from './jquery-transport';
import { triggerForAll } from './jquery-trigger';

/** Internal jQuery method, also used by jQuery UI: removes the data and listeners of elements. */
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

/** Hands on what scripts trigger: `trigger('click')` on a link and every `trigger('change')` reach jQuery listeners only. */
const handleTriggered = (body: JQuery): void => {
  body.on('click.islas change.islas', (fired: JQuery.TriggeredEvent) => {
    if (fired.originalEvent || fired.isDefaultPrevented()) return;
    const event = new Event(fired.type, { cancelable: true });
    for (const handler of triggered) handler(fired.target, event);
    if (event.defaultPrevented) fired.preventDefault();
  });
  body.on(
    'change.islas',
    '.woocommerce-ordering select.orderby',
    ({ originalEvent, target }: JQuery.TriggeredEvent) => {
      if (!originalEvent) (target as HTMLSelectElement).form?.requestSubmit();
    },
  );
};

/**
 * Translates between Islas' events and jQuery's, both ways, until the signal aborts (contract 3.5). Events fired by
 * Islas have the property `islas`, so that they are not translated back. Errors in listeners are reported.
 */
export const startBridge = ($: JQueryStatic, signal: AbortSignal): void => {
  const body = $(document.body);

  const guarded = <T>(name: string, callback: () => T): T | undefined => {
    try {
      return callback();
    } catch (error) {
      report(name, 'listener_failed', error);
      return undefined;
    }
  };
  const fire = (name: string, ...args: unknown[]) =>
    triggerForAll($, document.body, Object.assign($.Event(name), { islas: true }), args, (error) =>
      report(name, 'listener_failed', error),
    );
  /** The button of a form has new data attributes for each add, so jQuery's cached data is removed. */
  const wrapButton = (button: HTMLElement | null) =>
    $(button ?? [])
      .filter(':not(.add_to_cart_button)')
      .removeData(['product_id', 'quantity', 'product_sku'])
      .end();

  if ('ajax' in $ && hasBrowserTransport()) platform.transport = jQueryTransport($);
  platform.find = (selector) => $(document).find(selector).get();
  platform.memory = (element) => $(element).data();
  platform.ready = (callback) => void $(callback);
  platform.clean = (element) => ($ as Cleaner).cleanData([element, ...element.querySelectorAll('*')]);

  const until = { signal };
  const veto = `should_send_ajax_request.${ADDING}`;
  // Exactly `false`, from the last handler with an answer, on the body alone (contract 3.0).
  const isAddRefused = (button: HTMLElement) =>
    guarded(veto, () => body.triggerHandler(veto, [wrapButton(button)])) === false;
  on('islas:before-add', (event) => isAddRefused(event.detail.button) && event.preventDefault(), until);
  on('islas:not-sent', ({ detail }) => fire(`ajax_request_not_sent.${ADDING}`, false, false, $(detail.button)), until);
  on('islas:adding', ({ detail }) => fire(ADDING, $(detail.button), detail.payload), until);
  on('islas:button-updated', ({ detail }) => fire('wc_cart_button_updated', $(detail.button)), until);
  on('islas:fragments-replaced', ({ detail }) => fire(REPLACED[detail.cause]), until);
  on('islas:fragments-failed', () => fire('wc_fragments_ajax_error'), until);
  for (const [ours, theirs] of CHANGES) {
    on(ours, ({ detail }) => fire(theirs, detail.fragments, detail.hash, wrapButton(detail.button)), until);
    body.on(`${theirs}.islas`, (event, fragments, hash, button) => {
      if (Object.hasOwn(event, 'islas')) return;
      const isAdd = ours === 'islas:added';
      guarded(theirs, () => reportForeignChange({ isAdd, fragments, hash, button: $(button ?? [])[0] }));
    });
  }
  handleTriggered(body);
  body.on('wc_fragment_refresh.islas updated_wc_div.islas', requestRefresh);
  signal.addEventListener('abort', () => {
    body.off('.islas');
    resetPlatform();
  });
};
