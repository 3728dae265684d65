import type { Choices } from './option-states';

export { onRequestDone } from '../../src/woocommerce/http';

/** A step of a form, under the name of the event that other code knows it by (contract 3.3). */
export type Step = (...args: readonly unknown[]) => void;
export type Steps = Readonly<Record<string, Step>>;

/** Does what a step is called. */
export type Run = (name: string, ...args: readonly unknown[]) => void;

/** What a form's fields say at the moment. */
export type ReadChoices = (form: Element) => Choices;

/** What a library on the page adds to the forms; without one the steps just run. */
export interface FormBridge {
  /** Fires an event; its step runs once, also when a listener throws. */
  readonly fire: (target: Element | Document, event: string, args: readonly unknown[], step?: () => void) => void;
  /** A value kept for the form, else its attribute read as data. */
  readonly data: (form: Element, key: string) => unknown;
  /** Lets foreign events run the form's steps until the signal aborts; binding again replaces it. */
  readonly bind: (form: Element, run: Run, signal: AbortSignal) => void;
  /** Keeps a select's options, all that were printed, where other code looks for them. */
  readonly keepOptions: (select: HTMLSelectElement, options: Iterable<HTMLOptionElement>) => void;
  /** Says `wc_variation_form` with an object like the stock script's. */
  readonly ready: (form: Element, choices: ReadChoices) => void;
  /** Hears the end of the library's requests. */
  readonly onRequestDone: (handler: () => void, signal: AbortSignal) => void;
  /** Shows a variation's own gallery, or for `false` the page's again; `true` when that settles the image. */
  readonly gallery: (form: Element, variation: unknown) => boolean;
  /** Starts the players of sound and film that a description has brought. */
  readonly play: (form: Element) => void;
}

type Connect = () => void;

let present: FormBridge | undefined;
const waiting = new Set<Connect>();

/** The library has come: forms that are open are connected now, later ones when they open. */
export const setFormBridge = (bridge: FormBridge | undefined): void => {
  present = bridge;
  if (!bridge) return;
  for (const connect of waiting) connect();
  waiting.clear();
};

/** The bridge of every form, as soon as there is one. */
export const formBridge = (): FormBridge | undefined => present;

/** Tells other code of an event, if there is a way to; its step is run in any case. */
export const tell = (target: Element | Document, event: string, args: readonly unknown[] = [], step?: () => void) =>
  present ? present.fire(target, event, args, step) : step?.();

/** Connects an open form, at once or as soon as there is a bridge; a form that closes first is forgotten. */
export const withFormBridge = (connect: Connect, signal: AbortSignal): void => {
  if (present) return connect();
  waiting.add(connect);
  signal.addEventListener('abort', () => waiting.delete(connect));
};
