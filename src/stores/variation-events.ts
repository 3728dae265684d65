import type { RawVariation } from '../contracts/variations';
import { emit } from '../services/events';
import { seams } from '../services/seams';

export { onRequestDone } from '../services/http';

/** A step of a form, under the name of the event that other code knows it by (contract 3.3). */
export type Step = (...args: readonly unknown[]) => void;
export type Steps = Readonly<Record<string, Step>>;
/** Operations on one element, by the names of the stock script's methods (contract 1.11). */
export type Methods = Readonly<Record<string, (element: HTMLElement, ...args: readonly unknown[]) => void>>;

export interface Handlers {
  readonly steps: Steps;
  /** A select was changed. */
  readonly changed: () => void;
  /** The reset control was pressed. */
  readonly reset: (event: Pick<Event, 'preventDefault'>) => void;
}

/** What a library on the page adds to the forms; without one the steps just run. */
export interface FormBridge {
  /** Fires an event; its step runs once, also when a listener throws. */
  readonly fire: (target: Element | Document, event: string, args: readonly unknown[], step?: () => void) => void;
  /** A value kept for the form, else its attribute read as data. */
  readonly data: (form: Element, key: string) => unknown;
  /** Lets foreign events run the handlers; binding again replaces what was bound. */
  readonly bind: (form: Element, handlers: Handlers) => void;
  /** Says `wc_variation_form` with an object like the stock script's, then that the swatches are loaded. */
  readonly ready: (form: Element) => void;
  readonly offer: (methods: Methods) => void;
  /** Hears the end of the library's requests. */
  readonly onRequestDone: (handler: () => void, signal: AbortSignal) => void;
  /** Shows a variation's own gallery, or for `false` the page's again; `true` when that settles the image. */
  readonly gallery?: (form: Element, variation: unknown) => boolean;
}

let connect: (() => Promise<FormBridge>) | undefined;

/** The library's own bridge says how the one for forms is had. */
export const offerFormBridge = (connector: typeof connect): void => {
  connect = connector;
};

/** Waits for the library's bridge. One that cannot be loaded is done without: the form sells all the same. */
export const formBridge = async (): Promise<FormBridge | undefined> => {
  try {
    await seams.arrival();
    return await connect?.();
  } catch {
    return undefined;
  }
};

export const tellChanged = (form: HTMLFormElement, variation: RawVariation | null): void =>
  void emit(form, 'islas:variation-changed', { form, variationId: Number(variation?.variation_id ?? 0) });

export const tellLoaded = (form: HTMLFormElement): void => void emit(form, 'islas:swatches-loaded', { form });
