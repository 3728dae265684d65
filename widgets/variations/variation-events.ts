import type { Choices } from './option-states';

/** A step of a form; its name is that of the event for other code (contract 3.3). */
export type Step = (...args: readonly unknown[]) => void;

/** Steps that have an event of the stock script, which other code may trigger (contract 3.3). */
export const STEP_EVENTS = [
  'reload_product_variations',
  'check_variations',
  'update_variation_values',
  'found_variation',
  'show_variation',
  'hide_variation',
  'reset_data',
  'reset_image',
  'announce_reset',
  'clear_reset_announcement',
  'reset_focus',
] as const;

/** All steps of a form. The last ones start from a native event, or from another step. */
export type StepName = (typeof STEP_EVENTS)[number] | 'change' | 'reset' | 'refuse' | 'wc_variation_form';
/** Events for other code only: no step belongs to them. */
export type NoticeName = 'woocommerce_variation_select_change' | 'woocommerce_variation_has_changed';
export type Steps = Readonly<Partial<Record<StepName, Step>>>;

/** Runs the step of this name, or emits the event. */
export type Run = (name: StepName | NoticeName, ...args: readonly unknown[]) => void;

/** jQuery methods of a form by their names (contract 1.11). */
export type Methods = Readonly<Record<string, Step>>;

/** Reads the current choices from a form's fields. */
export type ReadChoices = (form: Element) => Choices;

/** What jQuery adds to the forms. Without it the steps run without events. */
export interface FormBridge {
  /** Fires an event; its step runs once, also when a listener throws. */
  readonly fire: (target: Element | Document, event: string, args: readonly unknown[], step?: () => void) => void;
  /** A value kept for the form, else its attribute read as data. */
  readonly data: (form: Element, key: string) => unknown;
  /** Lets foreign events run the form's steps until the signal aborts; binding again replaces it. */
  readonly bind: (form: Element, run: Run, signal: AbortSignal) => void;
  /** Keeps a select's options, all that were printed, where other code looks for them. */
  readonly keepOptions: (select: HTMLSelectElement, options: Iterable<HTMLOptionElement>) => void;
  /** Emits `wc_variation_form` with an object like the stock script's. */
  readonly ready: (form: Element, choices: ReadChoices) => void;
  /** Calls back after each request that the library has completed. */
  readonly onRequestDone: (handler: () => void, signal: AbortSignal) => void;
  /** Shows the image of a variation with the library's method, which themes replace by their own. */
  readonly updateImage: (form: Element, variation: unknown) => void;
  /** Puts a gallery in another one's place, with the stock script's events, and starts it. */
  readonly exchangeGallery: (old: HTMLElement, next: HTMLElement) => void;
  /** Starts the players of sound and film that a description has brought. */
  readonly play: (form: Element) => void;
}

type Connect = () => void;

let present: FormBridge | undefined;
const waiting = new Set<Connect>();

/** Sets the bridge when the library loads: connects open forms now, later ones when they open. */
export const setFormBridge = (bridge: FormBridge | undefined): void => {
  present = bridge;
  if (!bridge) return;
  for (const connect of waiting) connect();
  waiting.clear();
};

/** The bridge of every form, as soon as there is one. */
export const formBridge = (): FormBridge | undefined => present;

/** Emits an event for other code if there is a bridge, and runs its step in any case. */
export const emitEvent = (
  target: Element | Document,
  event: string,
  args: readonly unknown[] = [],
  step?: () => void,
) => (present ? present.fire(target, event, args, step) : step?.());

/** Connects an open form, at once or as soon as there is a bridge; a form that closes first is forgotten. */
export const withFormBridge = (connect: Connect, signal: AbortSignal): void => {
  if (present) return connect();
  waiting.add(connect);
  signal.addEventListener('abort', () => waiting.delete(connect));
};
