/**
 * The event table (architecture 2.12): Islas' DOM events with their details. `bridge/jquery.ts` translates
 * those with a jQuery name; nothing native ever bears a jQuery event's name (contract 3.0).
 */
export interface IslasEvents {
  'islas:before-add': { button: HTMLElement };
  'islas:adding': { button: HTMLElement; payload: Record<string, unknown> };
  /** `isPart`: the shop refused another part of what was asked for, and says why. */
  'islas:added': {
    fragments: Readonly<Record<string, string>>;
    hash: string;
    button: HTMLElement | null;
    isPart?: boolean;
  };
  'islas:removed': { fragments: Readonly<Record<string, string>>; hash: string; button: HTMLElement | null };
  /** The shop would not add what a product's own form asks for: what the page knows of its stock is old. */
  'islas:refused': { form: HTMLFormElement };
  'islas:not-sent': { button: HTMLElement };
  'islas:button-updated': { button: HTMLElement };
  'islas:fragments-replaced': { cause: 'change' | 'refresh' | 'storage' };
  'islas:fragments-failed': { code: string };
  'islas:variation-changed': { form: HTMLElement; variationId: number };
  'islas:swatches-loaded': { form: HTMLElement };
  'islas:swatch-selected': { form: HTMLElement; attribute: string; value: string };
  'islas:swatch-unselected': { form: HTMLElement; attribute: string; value: string };
  /** One overlay is open at a time; these two tell of every one, also of other people's. */
  'islas:overlay-opened': { name: string; element: HTMLElement };
  'islas:overlay-closed': { name: string };
  /** Heard on the document: opens anybody's overlay in the place of the one that is open (`stores/overlays.ts`). */
  'islas:open-overlay': {
    name: string;
    element: HTMLElement;
    opener?: HTMLElement | null;
    focus?: HTMLElement | null;
    show?: (isOpen: boolean) => void;
  };
  /** Heard on the document: closes the overlay of this name, or whichever is open. */
  'islas:close-overlay': { name?: string } | null;
  /** jQuery has come to a page that had none, on demand or by a later script. */
  'islas:jquery': null;
  /** Printed in the footer: names that come at their first use (`head-jquery-globals.ts`). */
  'islas:globals': readonly { readonly names: readonly string[]; readonly run: readonly string[] }[];
  /** The visitor's consent is another than before; on the document (`contracts/consent-api.ts`). */
  'islas:consent-changed': ConsentState;
  'islas:island-error': { name: string; code: string; error: unknown };
}

/** What a visitor has decided about cookies (`islas.consent.get()`). */
export interface ConsentState {
  readonly status: 'undecided' | 'accepted' | 'saved' | 'declined';
  /** The block list; also while undecided, of an earlier decision. */
  readonly blocked: readonly string[];
  /** Categories of which nothing is refused; empty while undecided. */
  readonly categories: readonly ('preferences' | 'statistics' | 'marketing')[];
  /** Anonymous; empty before the first decision, and for one that was taken with EU Cookies Bar. */
  readonly id: string;
  /** When, in Unix seconds; 0 where that is not known. */
  readonly time: number;
  /** Of the texts and lists that were decided on. */
  readonly version: string;
  /** Undecided, and the browser sends Global Privacy Control. */
  readonly isGpc: boolean;
}

export type IslasEventName = keyof IslasEvents;
