import type { RawVariation } from '../contracts/variations';
import { emit } from '../services/events';

export { onRequestDone } from '../services/http';

/** A step of a form, under the name of the event that other code knows it by (contract 3.3). */
export type Step = (...args: readonly unknown[]) => void;
export type Steps = Readonly<Record<string, Step>>;

export interface Handlers {
  /** Does what an event asks for. */
  readonly run: (event: string, ...args: readonly unknown[]) => void;
  /** A select was changed. */
  readonly changed: () => void;
  /** The reset control was pressed. */
  readonly reset: (event: Pick<Event, 'preventDefault'>) => void;
}

/** Does what a method of the stock script's name does to an element (contract 1.11). */
export type Method = (name: string, element: HTMLElement, args: readonly unknown[]) => void;

/** What a library on the page adds to the forms; without one the steps just run. */
export interface FormBridge {
  /** Fires an event; its step runs once, also when a listener throws. */
  readonly fire: (target: Element | Document, event: string, args: readonly unknown[], step?: () => void) => void;
  /** A value kept for the form, else its attribute read as data. */
  readonly data: (form: Element, key: string) => unknown;
  /** Lets foreign events run the handlers; binding again replaces what was bound. */
  readonly bind: (form: Element, handlers: Handlers) => void;
  /** Says `wc_variation_form` with an object like the stock script's. */
  readonly ready: (form: Element) => void;
  /** Who answers the stock script's methods. */
  readonly offer: (method: Method) => void;
  /** Hears the end of the library's requests. */
  readonly onRequestDone: (handler: () => void, signal: AbortSignal) => void;
  /** Shows a variation's own gallery, or for `false` the page's again; `true` when that settles the image. */
  readonly gallery?: (form: Element, variation: unknown) => boolean;
}

export const tellChanged = (form: HTMLFormElement, variation: RawVariation | null | undefined): void =>
  void emit(form, 'islas:variation-changed', { form, variationId: Number(variation?.variation_id ?? 0) });

export const tellLoaded = (form: HTMLFormElement): void => void emit(form, 'islas:swatches-loaded', { form });
