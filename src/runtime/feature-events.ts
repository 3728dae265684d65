// Generated from widgets/*/feature.json by `npm run features`: change those, not this.
import type { ConsentState } from './consent-state';

/** Events of features with the type of their `detail`; those of the platform are in `event-types.ts`. */
export interface FeatureEvents {
  /** Before an add. Preventing it cancels the add. */
  'islas:before-add': { button: HTMLElement };
  /** An add is about to be queued; listeners may change its payload. */
  'islas:adding': { button: HTMLElement; payload: Record<string, unknown> };
  /** The shop has added. `isPart`: the shop added one part of the request and refused another, with a notice. */
  'islas:added': {
    fragments: Readonly<Record<string, string>>;
    hash: string;
    button: HTMLElement | null;
    isPart?: boolean;
  };
  /** The shop has removed an item. */
  'islas:removed': { fragments: Readonly<Record<string, string>>; hash: string; button: HTMLElement | null };
  /** A listener has cancelled an add. */
  'islas:not-sent': { button: HTMLElement };
  /** The state of an add button has changed. */
  'islas:button-updated': { button: HTMLElement };
  /** On a host of another origin: the shop no longer knows the shopper’s cart, and has given a new one. The message is announced. */
  'islas:cart-expired': { message: string };
  /** The parts of the page that show the cart have been replaced. */
  'islas:fragments-replaced': { cause: 'change' | 'refresh' | 'storage' };
  /** The cart could not be read. */
  'islas:fragments-failed': { code: string };
  /** The shop refused an add from a product form, so the stock data of the page may be outdated. */
  'islas:refused': { form: HTMLFormElement };
  /** Another variation is chosen; 0 for none. */
  'islas:variation-changed': { form: HTMLElement; variationId: number };
  /** The swatches of a form work. */
  'islas:swatches-loaded': { form: HTMLElement };
  /** A swatch has been chosen. */
  'islas:swatch-selected': { form: HTMLElement; attribute: string; value: string };
  /** A choice has been taken back. */
  'islas:swatch-unselected': { form: HTMLElement; attribute: string; value: string };
  /** On a product's gallery: another variation's picture is its first now. */
  'islas:gallery-reset': null;
  /** The classic cart shows an answer of the shop; `page` is the document that was parsed from it. */
  'islas:cart-page-answered': { page: Document };
  /** An overlay has opened, also one that another script opened. Only one is open at a time. */
  'islas:overlay-opened': { name: string; element: HTMLElement };
  /** An overlay has closed. */
  'islas:overlay-closed': { name: string };
  /** Dispatch on the document to open an element as an overlay; closes the one that is open (`widgets/overlays/overlay-manager.ts`). */
  'islas:open-overlay': {
    name: string;
    element: HTMLElement;
    opener?: HTMLElement | null;
    focus?: HTMLElement | null;
    show?: (isOpen: boolean) => void;
  };
  /** Dispatch on the document to close the overlay of this name; without a name, the one that is open. */
  'islas:close-overlay': { name?: string } | null;
  /** The visitor's consent has changed. Dispatched on the document (`widgets/consent/consent-api.ts`). */
  'islas:consent-changed': ConsentState;
  /** jQuery has loaded on a page that had none, on demand or by a later script. */
  'islas:jquery': null;
  /** Globals that are loaded at their first use, dispatched by a script in the footer. */
  'islas:globals': readonly { readonly names: readonly string[]; readonly run: readonly string[] }[];
}
