import { type WritableAtom, atom } from 'nanostores';
import type { ErrorCode } from '../../src/wordpress/errors';
import type { RawVariation, Variation } from './variation';
import { type Choices, type Survey, type VariationIndex, indexVariations, evaluateOptions } from './option-states';
import { startTimer } from '../../src/browser/lifetime';

export interface FormState {
  readonly choices: Choices;
  /** `null` while nothing is known of the variations: asynchronous mode, before its availability arrives. */
  readonly index: VariationIndex | null;
  readonly answers: Survey | null;
  /** choosing: incomplete · loading: on its way · found · none: no variation matches · failed: see `error`. */
  readonly status: 'choosing' | 'loading' | 'found' | 'none' | 'failed';
  readonly variation: RawVariation | null;
  readonly error: ErrorCode | null;
}

export type FormStore = WritableAtom<FormState>;

/** How a variation is had that the page does not embed. */
export interface Finder {
  /** Requests the variation of a state that is `loading`; called with other states too, which cancel the request. */
  readonly find: (state: FormState) => void;
  /** Called when the variation list is replaced. Cancels pending requests. */
  readonly end: () => void;
}

const EMPTY: FormState = { choices: {}, index: null, answers: null, status: 'choosing', variation: null, error: null };

/** The painter of a form: writes choices into its fields, and shows results that come later. */
export interface FormPainter {
  readonly write: (choices: Choices) => void;
  readonly show: (state: FormState, isIndexNew?: boolean) => void;
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

/** Stores the choices and finds their variation, at once in the index or later through the form's finder. */
export const applyChoices = (form: object, choices: Choices, index = formStore(form).get().index): FormState => {
  const { $form, finder } = formEntry(form);
  const answers = index && evaluateOptions(index, choices);
  const match = answers?.match;
  const values = Object.values(choices);
  const complete = !index || (match && finder) ? 'loading' : match ? 'found' : 'none';
  const status = values.length && values.every(Boolean) ? complete : 'choosing';
  const variation = (status === 'found' && match?.raw) || null;
  const state = { choices, index, answers, status, variation, error: null } as const;
  $form.set(state);
  finder?.find(state);
  return state;
};

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
  applyChoices(form, formStore(form).get().choices, variations && indexVariations(variations));
};
