import type { FieldValues } from '../contracts/attribution';
import type { Page } from '../contracts/attribution-page';

const page = window as Page;
const ELEMENT = 'wc-order-attribution-inputs';
const CHECKOUT = 'wc/store/checkout';

/**
 * What orders are sent: the fields of forms (contract 5.3), and the block checkout's data (5.4). Apart from the file that
 * knows it (`src/attribution.ts`), because most pages have no such form; either may run first.
 */
export const startAttributionForms = (signal: AbortSignal): void => {
  const shop = page.wc_order_attribution;
  if (!shop) return;
  const { params, fields } = shop;
  const now = () => shop.getAttributionData?.();

  /** Hidden inputs for the form around the element, one set for each form, whenever it comes (W-57). */
  class Inputs extends HTMLElement {
    connectedCallback() {
      if ((this.closest('form')?.querySelector(ELEMENT) ?? this) !== this) return this.remove();
      // Set by others before the element was known, it would hide the property of the same name.
      Reflect.deleteProperty(this, 'values');
      this.values = now();
    }
    set values(given: FieldValues | undefined) {
      this.replaceChildren(
        ...Object.keys(fields).map((field) =>
          Object.assign(document.createElement('input'), {
            type: 'hidden',
            name: `${params.prefix}${field}`,
            value: given?.[field] ?? '',
          }),
        ),
      );
    }
  }
  if (!customElements.get(ELEMENT)) customElements.define(ELEMENT, Inputs);

  /** Tells all of them, and the block checkout; false while that, or what is known, is not there. */
  const tell = (): boolean => {
    const values = now();
    if (!values) return false;
    for (const element of document.querySelectorAll(ELEMENT)) Object.assign(element, { values });
    const actions = page.wp?.data?.dispatch(CHECKOUT);
    const setData = actions?.setExtensionData ?? actions?.__internalSetExtensionData;
    setData?.('woocommerce/order-attribution', values, true);
    return !!setData;
  };
  // The block checkout's store may come later than this, and what it is told is itself a change of it.
  const follow = () => {
    const stop = page.wp?.data?.subscribe?.(() => {
      stop?.();
      if (!tell()) follow();
    }, CHECKOUT);
  };
  shop.changed = tell;
  tell();
  follow();
  addEventListener('DOMContentLoaded', follow, { signal });
};
