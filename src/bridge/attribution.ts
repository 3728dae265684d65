import type { AttributionParams, FieldPaths, FieldValues } from '../contracts/attribution';
import { $attribution, allow, forbid, values } from '../stores/attribution';

const ELEMENT = 'wc-order-attribution-inputs';

type SetData = (namespace: string, values: FieldValues, replaces: boolean) => void;

interface Shop {
  readonly params: AttributionParams;
  readonly fields: FieldPaths;
  /** What was asked for before this ran (`php-plugin/src/Attribution/Tracking.php`). */
  readonly asked?: boolean;
  setOrderTracking?: (isAllowed: boolean) => void;
  getAttributionData?: () => FieldValues;
}

interface Page {
  readonly wc_order_attribution?: Shop;
  sbjs?: { get: unknown; init: (options?: { readonly callback?: (touches: unknown) => void }) => void };
  readonly wp_has_consent?: (category: string) => boolean;
  readonly wp?: {
    readonly data?: {
      /** The second is its name up to WooCommerce 9.8. */
      dispatch: (store: unknown) => { setExtensionData?: SetData; __internalSetExtensionData?: SetData } | undefined;
      subscribe?: (hear: () => void, store: unknown) => () => void;
    };
  };
  readonly wc?: { readonly wcBlocksData?: { readonly CHECKOUT_STORE_KEY?: unknown } };
}

const page = window as Page;

/** Gives the block checkout the values; false while it is not there. */
const tellCheckout = (values: FieldValues): boolean => {
  const data = page.wc?.wcBlocksData;
  const actions = data && page.wp?.data?.dispatch(data.CHECKOUT_STORE_KEY);
  const setData = actions?.setExtensionData ?? actions?.__internalSetExtensionData;
  setData?.('woocommerce/order-attribution', values, true);
  return !!setData;
};

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

/** The block checkout's store may come later than this, and what it is told is itself a change of it. */
const followCheckout = (now: () => FieldValues, signal: AbortSignal): void => {
  const follow = () => {
    const stop = page.wp?.data?.subscribe?.(() => {
      stop?.();
      if (!tellCheckout(now())) follow();
    }, 'wc/store/checkout');
  };
  follow();
  addEventListener('DOMContentLoaded', follow, { signal });
};

/**
 * Order attribution as WooCommerce's two scripts have it for others: the global with its methods, the element, the
 * block checkout's data, and `sbjs.get` (contract 5.2 to 5.4, rule 40). Without the global nobody has asked for it.
 */
export const startAttribution = (signal: AbortSignal): void => {
  const shop = page.wc_order_attribution;
  if (!shop) return;
  const { params, fields } = shop;
  const view = { href: location.href, referrer: document.referrer, agent: navigator.userAgent, at: Date.now() };
  const now = () => values(fields);

  // A tool for consent that has not come yet has not been asked.
  const hasConsent = () => page.wp_has_consent?.('marketing') ?? !params.consentCategory;
  let answer = hasConsent();
  const set = (isAllowed: boolean) => {
    params.allowTracking = isAllowed;
    if (isAllowed) allow(params, view, !!(page.wp_has_consent ?? params.consentCategory));
    else forbid(location.hostname);
  };
  const ask = () => {
    const last = answer;
    answer = hasConsent();
    if (answer !== last) set(answer);
  };

  const library = (page.sbjs ??= { get: {}, init: (options) => options?.callback?.(library.get) });
  Object.assign(shop, { setOrderTracking: set, getAttributionData: now });
  set(shop.asked ?? (!!params.allowTracking && answer));

  defineElement(shop, now);
  $attribution.subscribe((touches) => {
    library.get = touches ?? {};
    for (const element of document.querySelectorAll(ELEMENT)) Object.assign(element, { values: now() });
    tellCheckout(now());
  });

  for (const type of [
    'wp_listen_for_consent_change',
    'wp_consent_type_defined',
    'islas:consent-changed',
    'visibilitychange',
  ])
    document.addEventListener(type, ask, { signal });
  followCheckout(now, signal);
};
