import type { ErrorCode } from '../../src/wordpress/errors';
import { type Choices, type Survey, type VariationIndex, evaluateOptions } from './option-states';
import type { RawVariation } from './variation';

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

export const EMPTY: FormState = {
  choices: {},
  index: null,
  answers: null,
  status: 'choosing',
  variation: null,
  error: null,
};

export type FormEvent =
  /** The choices, or the list of variations, are others. `isRemote`: a match is to be requested, not taken from the list. */
  | {
      readonly type: 'chosen';
      readonly choices: Choices;
      readonly index: VariationIndex | null;
      readonly isRemote: boolean;
    }
  /** Asynchronous mode: which variations there are. */
  | { readonly type: 'availability'; readonly index: VariationIndex }
  /** Asynchronous mode: the shop's answer to complete choices; `null` when none matches. */
  | { readonly type: 'answered'; readonly variation: RawVariation | null }
  | { readonly type: 'failed'; readonly error: ErrorCode };

/** What the form has to do then; `pipeline.ts` performs it and mirrors it to jQuery. */
export type Effect = 'limit-options' | 'show-variation' | 'show-loading' | 'show-nothing' | 'explain';

export interface Transition {
  readonly state: FormState;
  /** In the order in which they are performed. */
  readonly effects: readonly Effect[];
}

const SHOWS: Readonly<Record<FormState['status'], readonly Effect[]>> = {
  // No message before the choices are complete.
  choosing: ['show-nothing'],
  loading: ['show-loading'],
  found: ['show-variation'],
  none: ['show-nothing', 'explain'],
  failed: ['show-nothing', 'explain'],
};

const choose = (choices: Choices, index: VariationIndex | null, isRemote: boolean): FormState => {
  const answers = index && evaluateOptions(index, choices);
  const match = answers?.match;
  const values = Object.values(choices);
  const complete = !index || (match && isRemote) ? 'loading' : match ? 'found' : 'none';
  const status = values.length && values.every(Boolean) ? complete : 'choosing';
  return { choices, index, answers, status, variation: (status === 'found' && match?.raw) || null, error: null };
};

/** The engine of a variation form: pure, so that each law of it can be tested without a page. */
export const reduce = (before: FormState, event: FormEvent): Transition => {
  const isAnswer = event.type === 'answered' || event.type === 'failed';
  if (isAnswer && before.status !== 'loading') return { state: before, effects: [] };
  switch (event.type) {
    case 'chosen': {
      const state = choose(event.choices, event.index, event.isRemote);
      const limits: readonly Effect[] = state.answers || state.status === 'choosing' ? ['limit-options'] : [];
      return { state, effects: [...limits, ...SHOWS[state.status]] };
    }
    case 'availability': {
      const { index } = event;
      return {
        state: { ...before, index, answers: evaluateOptions(index, before.choices) },
        effects: ['limit-options'],
      };
    }
    case 'answered': {
      const { variation } = event;
      const status = variation ? 'found' : 'none';
      return { state: { ...before, variation, status }, effects: SHOWS[status] };
    }
    case 'failed':
      return { state: { ...before, status: 'failed', error: event.error }, effects: SHOWS.failed };
  }
};
