import type { AttributionParams, FieldPaths, FieldValues, PageView } from './visit';

type SetData = (namespace: string, values: FieldValues, replaces: boolean) => void;

/** `wc_order_attribution` (contract 5.1, 5.2): WooCommerce prints its data, its methods are ours. */
export interface Shop {
  readonly params: AttributionParams;
  readonly fields: FieldPaths;
  /** What was asked for before this ran (`php-plugin/src/Attribution/Tracking.php`). */
  asked?: boolean;
  /** Its file is not in the page, but comes with consent: a page on which Islas itself asks for that. */
  readonly isLate?: boolean;
  /** The page view, as it was when the page came. */
  came?: Pick<PageView, 'href' | 'at'>;
  setOrderTracking?: (isAllowed: boolean) => void;
  getAttributionData?: () => FieldValues;
  /** Hears that those are other values than before. */
  changed?: () => void;
}

/** What the page has of WooCommerce's, the stock library's, blocks' and tools for consent. */
export interface Page {
  readonly wc_order_attribution?: Shop;
  sbjs?: { get: unknown; init: (options?: { readonly callback?: (touches: unknown) => void }) => void };
  readonly wp_has_consent?: (category: string) => boolean;
  readonly wp?: {
    readonly data?: {
      /** The second is its name up to WooCommerce 9.8. */
      dispatch: (store: string) => { setExtensionData?: SetData; __internalSetExtensionData?: SetData } | undefined;
      subscribe?: (hear: () => void, store: string) => () => void;
    };
  };
}
