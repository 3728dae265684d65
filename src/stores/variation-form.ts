import { type WritableAtom, atom } from 'nanostores';
import { type ErrorCode, ShopError } from '../contracts/errors';
import type { RawVariation, Variation } from '../contracts/variations';
import { type Choices, type Survey, type VariationIndex, indexVariations, survey } from '../domain/variations';

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

/** Brings the variation of a complete choice where the page embeds none; `null` when there is none. */
export type Finder = (choices: Choices, signal: AbortSignal) => Promise<RawVariation | null>;

interface Entry {
  readonly $form: FormStore;
  finder: Finder | null;
  request: AbortController | null;
}

const EMPTY: FormState = { choices: {}, index: null, answers: null, status: 'choosing', variation: null, error: null };

const entries = new WeakMap<object, Entry>();

const entryOf = (form: object): Entry => {
  const entry = entries.get(form) ?? { $form: atom(EMPTY), finder: null, request: null };
  entries.set(form, entry);
  return entry;
};

/** A form is known by its identity; what it is made of is the painter's affair. */
export const formStore = (form: object): FormStore => entryOf(form).$form;

/** The variation that all choices lead to, once it is known. */
export const matchOf = (form: object): RawVariation | null => formStore(form).get().variation;

const request = async (entry: Entry, find: Finder, choices: Choices) => {
  const { signal } = (entry.request = new AbortController());
  let end: Pick<FormState, 'status'> & Partial<FormState>;
  try {
    const variation = await find(choices, signal);
    end = { variation, status: variation ? 'found' : 'none' };
  } catch (error) {
    end = { status: 'failed', error: error instanceof ShopError ? error.code : 'unknown_error' };
  }
  if (!signal.aborted) entry.$form.set({ ...entry.$form.get(), ...end });
};

/** Every choice at once. What was on its way for earlier choices is dropped. */
export const choose = (form: object, choices: Choices, index = formStore(form).get().index): void => {
  const entry = entryOf(form);
  const { $form, finder } = entry;
  const answers = index && survey(index, choices);
  const match = answers?.match;
  const values = Object.values(choices);
  const isComplete = values.length > 0 && values.every(Boolean);
  const variation = (isComplete && !finder && match?.raw) || null;
  const isLoading = isComplete && finder && (match || !index);
  entry.request?.abort();
  const status = isLoading ? 'loading' : variation ? 'found' : isComplete ? 'none' : 'choosing';
  $form.set({ choices, index, answers, status, variation, error: null });
  if (isLoading) void request(entry, finder, choices);
};

/** What the page says of the variations, before or after the first choices: all of them, or how each is found. */
export const learn = (form: object, source: readonly Variation[] | Finder): void => {
  const isFinder = typeof source === 'function';
  entryOf(form).finder = isFinder ? source : null;
  choose(form, formStore(form).get().choices, isFinder ? null : indexVariations(source));
};

/** Which variations there are, where a finder brings their details. */
export const learnAvailability = (form: object, variations: readonly Variation[]): void => {
  const $form = formStore(form);
  const index = indexVariations(variations);
  $form.set({ ...$form.get(), index, answers: survey(index, $form.get().choices) });
};

/** Takes every choice back. */
export const clear = (form: object): void =>
  choose(form, Object.fromEntries(Object.keys(formStore(form).get().choices).map((name) => [name, ''])));
