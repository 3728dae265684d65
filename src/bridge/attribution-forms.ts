import { $attribution } from '../stores/attribution';
import type { FieldValues } from '../contracts/attribution';
import type { Page, Shop } from './attribution-page';

const page = window as Page;
const ELEMENT = 'wc-order-attribution-inputs';
const CHECKOUT = 'wc/store/checkout';

/** Hidden inputs for the form around the element, one set for each form, whenever it comes (W-57). */
const defineElement = ({ params, fields }: Shop, now: () => FieldValues): void => {
  class Inputs extends HTMLElement {
    connectedCallback() {
      if ((this.closest('form')?.querySelector(ELEMENT) ?? this) !== this) return this.remove();
      // Set by others before the element was known, it would hide the property of the same name.
      Reflect.deleteProperty(this, 'values');
      this.values = now();
    }
    set values(given: FieldValues) {
      this.replaceChildren(
        ...Object.keys(fields).map((field) =>
          Object.assign(document.createElement('input'), {
            type: 'hidden',
            name: `${params.prefix}${field}`,
            value: given[field] ?? '',
          }),
        ),
      );
    }
  }
  if (!customElements.get(ELEMENT)) customElements.define(ELEMENT, Inputs);
};

/** Gives the block checkout the values; false while it is not there. */
const tellCheckout = (values: FieldValues): boolean => {
  const actions = page.wp?.data?.dispatch(CHECKOUT);
  const setData = actions?.setExtensionData ?? actions?.__internalSetExtensionData;
  setData?.('woocommerce/order-attribution', values, true);
  return !!setData;
};

/** The block checkout's store may come later than this, and what it is told is itself a change of it. */
const followCheckout = (now: () => FieldValues, signal: AbortSignal): void => {
  const follow = () => {
    const stop = page.wp?.data?.subscribe?.(() => {
      stop?.();
      if (!tellCheckout(now())) follow();
    }, CHECKOUT);
  };
  follow();
  addEventListener('DOMContentLoaded', follow, { signal });
};

/** What orders are sent: the fields of forms (contract 5.3), and the block checkout's data (5.4). */
export const startAttributionForms = (signal: AbortSignal): void => {
  const shop = page.wc_order_attribution;
  const now = shop?.getAttributionData;
  if (!now) return;
  defineElement(shop, now);
  const end = $attribution.subscribe(() => {
    for (const element of document.querySelectorAll(ELEMENT)) Object.assign(element, { values: now() });
    tellCheckout(now());
  });
  signal.addEventListener('abort', end);
  followCheckout(now, signal);
};
