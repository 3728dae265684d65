import type { AttributionParams, FieldPaths, FieldValues, PageView } from './visit';

type SetData = (namespace: string, values: FieldValues, replaces: boolean) => void;

/** `wc_order_attribution` (contract 5.1, 5.2): WooCommerce prints its data, Islas defines its methods. */
export interface Shop {
  params: AttributionParams;
  /** Missing on pages of an earlier version (`earlier-pages.ts`). */
  fields?: FieldPaths;
  /** Argument of a `setOrderTracking` call before this code ran (PHP's `Attribution/js/prepare-tracking.js`). */
  asked?: boolean;
  /** Whether the file is loaded with consent instead of printed, because Islas asks for consent on this page. */
  readonly isLate?: boolean;
  /** Address of `entry.ts` in the build; missing on pages of earlier versions, which do not preload it. */
  readonly file?: string;
  /** The page view, as it was when the page loaded. */
  came?: Pick<PageView, 'href' | 'at'>;
  setOrderTracking?: (isAllowed: boolean) => void;
  getAttributionData?: () => FieldValues;
  /** Called when `getAttributionData` returns other values than before. */
  changed?: () => void;
}

/** Globals of WooCommerce, the stock library, blocks and consent tools. */
export interface Page {
  readonly wc_order_attribution?: Shop;
  sbjs?: { get: unknown; init: (options?: { readonly callback?: (touches: unknown) => void }) => void };
  readonly wp_has_consent?: (category: string) => boolean;
  readonly wp?: {
    readonly data?: {
      /** The second method is the first one's name up to WooCommerce 9.8. */
      dispatch: (store: string) => { setExtensionData?: SetData; __internalSetExtensionData?: SetData } | undefined;
      subscribe?: (listener: () => void, store: string) => () => void;
    };
  };
}
