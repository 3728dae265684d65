/**
 * Islas' DOM events with the type of their `detail` (architecture 2.12). All bubble. `src/woocommerce/jquery-bridge.ts`
 * triggers WooCommerce's jQuery events for them; no native event has a jQuery event's name (contract 3.0).
 */
export interface IslasEvents {
  'islas:before-add': { button: HTMLElement };
  'islas:adding': { button: HTMLElement; payload: Record<string, unknown> };
  /** `isPart`: the shop added one part of the request and refused another, with a notice. */
  'islas:added': {
    fragments: Readonly<Record<string, string>>;
    hash: string;
    button: HTMLElement | null;
    isPart?: boolean;
  };
  'islas:removed': { fragments: Readonly<Record<string, string>>; hash: string; button: HTMLElement | null };
  /** The shop refused an add from a product form, so the stock data of the page may be outdated. */
  'islas:refused': { form: HTMLFormElement };
  'islas:not-sent': { button: HTMLElement };
  'islas:button-updated': { button: HTMLElement };
  'islas:fragments-replaced': { cause: 'change' | 'refresh' | 'storage' };
  'islas:fragments-failed': { code: string };
  /** The classic cart shows an answer of the shop; `page` is the document that was parsed from it. */
  'islas:cart-page-answered': { page: Document };
  'islas:variation-changed': { form: HTMLElement; variationId: number };
  /** On a product's gallery: another variation's picture is its first now. */
  'islas:gallery-reset': null;
  'islas:swatches-loaded': { form: HTMLElement };
  'islas:swatch-selected': { form: HTMLElement; attribute: string; value: string };
  'islas:swatch-unselected': { form: HTMLElement; attribute: string; value: string };
  /** An overlay has opened or closed, also one that another script opened. Only one is open at a time. */
  'islas:overlay-opened': { name: string; element: HTMLElement };
  'islas:overlay-closed': { name: string };
  /**
   * Dispatch on the document to open an element as an overlay; closes the one that is open
   * (`src/overlays/overlay-manager.ts`).
   */
  'islas:open-overlay': {
    name: string;
    element: HTMLElement;
    opener?: HTMLElement | null;
    focus?: HTMLElement | null;
    show?: (isOpen: boolean) => void;
  };
  /** Dispatch on the document to close the overlay of this name; without a name, the one that is open. */
  'islas:close-overlay': { name?: string } | null;
  /** jQuery has loaded on a page that had none, on demand or by a later script. */
  'islas:jquery': null;
  /** Globals that are loaded at their first use, dispatched by a script in the footer. */
  'islas:globals': readonly { readonly names: readonly string[]; readonly run: readonly string[] }[];
  /** The visitor's consent has changed. Dispatched on the document (`widgets/consent/consent-api.ts`). */
  'islas:consent-changed': ConsentState;
  'islas:island-error': { name: string; code: string; error: unknown };
}

/** The visitor's consent, as `islas.consent.get()` returns it. */
export interface ConsentState {
  readonly status: 'undecided' | 'accepted' | 'saved' | 'declined';
  /** Names of blocked cookies; while undecided, those of an earlier decision. */
  readonly blocked: readonly string[];
  /** Categories without a refused cookie; empty while undecided. */
  readonly categories: readonly ('preferences' | 'statistics' | 'marketing')[];
  /** Anonymous visitor id; empty before the first decision and for a decision made with EU Cookies Bar. */
  readonly id: string;
  /** Time of the decision in Unix seconds; 0 when unknown. */
  readonly time: number;
  /** Version of the texts and cookie lists that the decision is about. */
  readonly version: string;
  /** True while undecided when the browser sends Global Privacy Control. */
  readonly isGpc: boolean;
}

export type IslasEventName = keyof IslasEvents;
