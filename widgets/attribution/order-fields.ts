import type { FieldValues } from './visit';
import type { Page } from './page-globals';

const page = window as Page;
const ELEMENT = 'wc-order-attribution-inputs';
const CHECKOUT = 'wc/store/checkout';

/**
 * Adds attribution to orders: the fields of forms (contract 5.3), and the block checkout's data (5.4). Separate from
 * `widgets/attribution/entry.ts`, which provides the values, because most pages have no such form; either may run
 * first.
 */
export const startAttributionForms = (signal: AbortSignal): void => {
  const shop = page.wc_order_attribution;
  if (!shop) return;
  const { params } = shop;
  const updateNow = () => shop.getAttributionData?.();

  /** Values that other code has set; they override the known ones. */
  let given = new WeakMap<Element, FieldValues | undefined>();
  const show = (element: Element) => {
    const values: FieldValues = { ...updateNow(), ...given.get(element) };
    element.replaceChildren(
      ...Object.keys(shop.fields ?? {}).map((field) =>
        Object.assign(document.createElement('input'), {
          type: 'hidden',
          name: `${params.prefix}${field}`,
          value: values[field] ?? '',
        }),
      ),
    );
  };

  /** Hidden inputs for the form around the element, one set for each form, also for a form added later (W-57). */
  class Inputs extends HTMLElement {
    connectedCallback() {
      if ((this.closest('form')?.querySelector(ELEMENT) ?? this) !== this) return this.remove();
      // A `values` that other code has set before the element was defined hides the accessor.
      const early = Object.getOwnPropertyDescriptor(this, 'values')?.value as FieldValues | undefined;
      if (Reflect.deleteProperty(this, 'values') && early) given.set(this, early);
      show(this);
    }
    get values(): FieldValues | undefined {
      return given.get(this) ?? updateNow();
    }
    set values(values: FieldValues | undefined) {
      given.set(this, values);
      if (this.isConnected) show(this);
    }
  }
  if (!customElements.get(ELEMENT)) customElements.define(ELEMENT, Inputs);

  /** Updates all inputs and the block checkout. Returns `false` while the data or the checkout store is missing. */
  let wasAllowed = params.allowTracking;
  const updateFields = (): boolean => {
    const values = updateNow();
    if (!values) return false;
    // Withdrawn consent also discards the values that other code has set.
    if (wasAllowed && !params.allowTracking) given = new WeakMap();
    wasAllowed = params.allowTracking;
    document.querySelectorAll(ELEMENT).forEach(show);
    const actions = page.wp?.data?.dispatch(CHECKOUT);
    const setData = actions?.setExtensionData ?? actions?.__internalSetExtensionData;
    setData?.('woocommerce/order-attribution', values, true);
    return !!setData;
  };
  // The block checkout's store may be registered later. Unsubscribes first, because the update changes that store.
  let stop: (() => void) | undefined;
  const watchCheckout = () => {
    stop?.();
    stop = page.wp?.data?.subscribe?.(() => {
      stop?.();
      if (!updateFields()) watchCheckout();
    }, CHECKOUT);
  };
  signal.addEventListener('abort', () => stop?.());
  shop.changed = updateFields;
  updateFields();
  watchCheckout();
  addEventListener('DOMContentLoaded', watchCheckout, { signal });
};
