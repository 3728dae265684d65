import { describe, expect, test } from 'vitest';
import { type Choices, indexVariations } from '../../../widgets/variations/option-states';
import { decodeVariation } from '../../../widgets/variations/variation';
import { EMPTY, type FormEvent, type FormState, reduce } from '../../../widgets/variations/variation-reducer';
import { COLOUR, SHIRT, SIZE } from './form';

const index = indexVariations(SHIRT.map(decodeVariation));
const values = { [COLOUR]: ['', 'rojo', 'azul', 'verde'], [SIZE]: ['', 'S', 'M', 'XL'] };
const allChoices: readonly Choices[] = (values[COLOUR] ?? []).flatMap((colour) =>
  (values[SIZE] ?? []).map((size) => ({ [COLOUR]: colour, [SIZE]: size })),
);
const indexes = [index, null];
const isComplete = (choices: Choices) => Object.values(choices).every(Boolean);
const chosen = (choices: Choices, isRemote: boolean, of: FormState['index'] = index): FormEvent => ({
  type: 'chosen',
  choices,
  index: of,
  isRemote,
});

/** Every state that one or two events lead to. */
const starts = allChoices.flatMap((choices) =>
  indexes.flatMap((of) => [true, false].map((isRemote) => reduce(EMPTY, chosen(choices, isRemote, of)).state)),
);
const later: readonly FormEvent[] = [
  { type: 'availability', index },
  { type: 'answered', variation: SHIRT[0] ?? null },
  { type: 'answered', variation: null },
  { type: 'failed', error: 'timeout' },
];
const transitions = [
  ...starts.flatMap((state) => [
    ...later.map((event) => reduce(state, event)),
    ...allChoices.map((choices) => reduce(state, chosen(choices, false))),
  ]),
];

describe('for all choices', () => {
  test('the state after a choice does not depend on the state before it', () => {
    for (const state of starts)
      for (const choices of allChoices)
        expect(reduce(state, chosen(choices, false))).toEqual(
          expect.objectContaining({
            state: expect.objectContaining({ choices, status: reduce(EMPTY, chosen(choices, false)).state.status }),
            effects: reduce(EMPTY, chosen(choices, false)).effects,
          }),
        );
  });

  test('incomplete choices find nothing and say nothing', () => {
    for (const choices of allChoices.filter((each) => !isComplete(each)))
      for (const of of indexes)
        expect(reduce(EMPTY, chosen(choices, !of, of))).toMatchObject({
          state: { status: 'choosing', variation: null },
          effects: ['limit-options', 'show-nothing'],
        });
  });

  test('complete choices are found exactly when a variation of the page has them', () => {
    for (const choices of allChoices.filter(isComplete)) {
      const variation = SHIRT.find(({ attributes }) => JSON.stringify(attributes) === JSON.stringify(choices)) ?? null;
      const { state, effects } = reduce(EMPTY, chosen(choices, false));
      expect(state).toMatchObject({ status: variation ? 'found' : 'none', variation });
      expect(effects).toEqual(['limit-options', ...(variation ? ['show-variation'] : ['show-nothing', 'explain'])]);
    }
  });

  test('complete choices are requested from the shop, unless no variation can match them', () => {
    for (const choices of allChoices.filter(isComplete)) {
      expect(reduce(EMPTY, chosen(choices, true, null)).state.status).toBe('loading');
      const hasMatch = reduce(EMPTY, chosen(choices, false)).state.status === 'found';
      expect(reduce(EMPTY, chosen(choices, true)).state.status).toBe(hasMatch ? 'loading' : 'none');
    }
  });
});

describe('for all states', () => {
  test('there is a variation exactly while it is found, and an error exactly after a failure', () => {
    for (const { state, effects } of transitions) {
      expect(state.status === 'found').toBe(state.variation !== null);
      expect(state.status === 'failed').toBe(state.error !== null);
      if (effects.includes('show-variation')) expect(state.status).toBe('found');
    }
  });

  test('one thing is shown, after the options are limited, and an explanation comes last', () => {
    const order = ['limit-options', 'show-variation', 'show-loading', 'show-nothing', 'explain'];
    for (const { effects } of transitions) {
      const places = effects.map((effect) => order.indexOf(effect));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(effects.filter((effect) => effect.startsWith('show-')).length).toBeLessThan(2);
    }
  });

  test('availability that comes later changes neither choices, status nor variation', () => {
    for (const before of starts) {
      const { state, effects } = reduce(before, { type: 'availability', index });
      expect({ ...state, index: before.index, answers: before.answers }).toEqual(before);
      expect(effects).toEqual(['limit-options']);
    }
  });

  test('an answer that nothing waits for changes and shows nothing', () => {
    for (const before of starts.filter(({ status }) => status !== 'loading'))
      for (const event of later.slice(1)) expect(reduce(before, event)).toEqual({ state: before, effects: [] });
  });

  test('the state before is left as it was', () => {
    for (const before of starts) {
      const frozen = Object.freeze({ ...before });
      for (const event of later) expect(() => reduce(frozen, event)).not.toThrow();
      expect(frozen).toEqual(before);
    }
  });
});
