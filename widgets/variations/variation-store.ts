import { type WritableAtom, atom } from 'nanostores';
import { type Choices, indexVariations } from './option-states';
import type { Variation } from './variation';
import { EMPTY, type FormEvent, type FormState, type Transition, reduce } from './variation-reducer';
import { startTimer } from '../../src/browser/lifetime';

export type { FormState };

export type FormStore = WritableAtom<FormState>;

/** How a variation is had that the page does not embed. */
export interface Finder {
  /** Requests the variation of a state that is `loading`; called with other states too, which cancel the request. */
  readonly find: (state: FormState) => void;
  /** Called when the variation list is replaced. Cancels pending requests. */
  readonly end: () => void;
}

/** The painter of a form: writes choices into its fields, and performs the effects of results that come later. */
export interface FormPainter {
  readonly write: (choices: Choices) => void;
  readonly perform: (transition: Transition) => void;
}

interface Entry {
  readonly $form: FormStore;
  finder?: Finder | undefined;
  painter?: FormPainter;
  /** Ends with the form's island; what others start for the form ends with it. */
  signal?: AbortSignal;
  /** Whether the shop has refused an add, so that the variations of the page are outdated. */
  isOld?: boolean;
}

const entries = new WeakMap<object, Entry>();

/** Per-form state, keyed by the form element. */
export const formEntry = (form: object): Entry => {
  const entry = entries.get(form) ?? { $form: atom(EMPTY) };
  entries.set(form, entry);
  return entry;
};

/** Runs `callback` after `ms` milliseconds, unless the form's island has ended by then. */
export const startFormTimer = (form: object, ms: number, callback: () => void): (() => void) =>
  startTimer(callback, ms, formEntry(form).signal);

/** One store per form. */
export const formStore = (form: object): FormStore => formEntry(form).$form;

/** Stores the state after an event. The caller performs the effects. */
export const dispatch = (form: object, event: FormEvent): Transition => {
  const $form = formStore(form);
  const transition = reduce($form.get(), event);
  $form.set(transition.state);
  return transition;
};

/** Stores the choices and finds their variation, at once in the index or later through the form's finder. */
export const chooseVariation = (form: object, choices: Choices, index = formStore(form).get().index): Transition => {
  const { finder } = formEntry(form);
  const transition = dispatch(form, { type: 'chosen', choices, index, isRemote: !!finder });
  finder?.find(transition.state);
  return transition;
};

/** As `chooseVariation`, for callers that paint the state themselves. */
export const applyChoices = (form: object, choices: Choices): FormState => chooseVariation(form, choices).state;

/** Every choice at once, through the form's own fields where it is painted. */
export const setChoices = (form: object, choices: Choices): void => {
  const { painter } = formEntry(form);
  if (painter) painter.write(choices);
  else applyChoices(form, choices);
};

/** The variations of the page: all of them, or how to request one in asynchronous mode. */
export const setVariations = (form: object, variations: readonly Variation[] | null, finder?: Finder): void => {
  const entry = formEntry(form);
  entry.finder?.end();
  entry.finder = finder;
  chooseVariation(form, formStore(form).get().choices, variations && indexVariations(variations));
};
