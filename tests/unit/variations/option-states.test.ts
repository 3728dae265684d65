// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Variation, decodeVariation } from '../../../widgets/variations/variation';
import {
  type Choices,
  type OptionState,
  indexVariations,
  evaluateOptions,
} from '../../../widgets/variations/option-states';

/** WooCommerce's own rule for one variation: an empty or missing value on either side restricts nothing. */
const accepts = (variation: Variation, choices: Choices): boolean =>
  Object.entries(variation.attributes).every(([name, value]) => !value || !choices[name] || choices[name] === value);

const naiveOption = (variations: readonly Variation[], choices: Choices, name: string, value: string): OptionState => {
  const matches = variations.filter((variation) => accepts(variation, { ...choices, [name]: value }));
  const active = matches.filter(({ isActive }) => isActive);
  if (active.some(({ inStock }) => inStock)) return 'in-stock';
  return active.length ? 'out-of-stock' : matches.length ? 'inactive' : 'unmatched';
};

const NAMES = ['attribute_pa_color', 'attribute_talla', 'attribute_constructor', 'attribute_pa_largo'];
const VALUES = ['rojo', 'Rojo', 'azul', '<b>x</b>', '"', '0'];

const value = fc.constantFrom('', ...VALUES);
const variation = fc
  .record({
    attributes: fc.dictionary(fc.constantFrom(...NAMES), value, { noNullPrototype: true }),
    variation_is_active: fc.boolean(),
    is_in_stock: fc.boolean(),
  })
  .map(decodeVariation);
const choices = fc.record({
  attribute_pa_color: value,
  attribute_talla: value,
  attribute_constructor: value,
  attribute_unknown: value,
});

describe('the index answers as a naive scan does', () => {
  test('the index finds the first match in the given order, as a naive scan does', () => {
    fc.assert(
      fc.property(fc.array(variation, { maxLength: 80 }), choices, (variations, chosen) => {
        const expected = variations.find((candidate) => accepts(candidate, chosen));
        expect(evaluateOptions(indexVariations(variations), chosen).match).toBe(expected);
      }),
    );
  });

  test('the index gives the state of every option without its own attribute’s choice, as a naive scan does', () => {
    fc.assert(
      fc.property(fc.array(variation, { maxLength: 80 }), choices, (variations, chosen) => {
        const answers = evaluateOptions(indexVariations(variations), chosen);
        for (const name of Object.keys(chosen)) {
          for (const option of [...VALUES, 'never printed']) {
            expect(answers.option(name, option)).toBe(naiveOption(variations, chosen, name, option));
            const expected = variations.find((candidate) => accepts(candidate, { ...chosen, [name]: option }));
            expect(answers.matchWith(name, option)).toBe(expected);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

const make = (attributes: Record<string, string>, rest = {}) =>
  decodeVariation({ attributes, variation_is_active: true, is_in_stock: true, ...rest });

describe('bad input', () => {
  test('no variations match nothing and offer nothing', () => {
    const answers = evaluateOptions(indexVariations([]), { a: 'x' });
    expect(answers.match).toBeUndefined();
    expect(answers.option('a', 'x')).toBe('unmatched');
  });

  test('the first of duplicate variations wins', () => {
    const twins = [make({ a: 'x' }, { variation_id: 1 }), make({ a: 'x' }, { variation_id: 2 })];
    expect(evaluateOptions(indexVariations(twins), { a: 'x' }).match).toBe(twins[0]);
  });

  test('a variation without attributes matches every choice', () => {
    const plain = decodeVariation({ attributes: [] });
    expect(evaluateOptions(indexVariations([plain]), { a: 'x' }).match).toBe(plain);
  });

  test('markup in a value is compared as the text it is (W-31)', () => {
    const variations = [make({ a: '&amp;' }), make({ a: '&' }), make({ a: '<img onerror=alert(1)>' })];
    const index = indexVariations(variations);
    expect(variations.map(({ attributes }) => evaluateOptions(index, attributes).match)).toEqual(variations);
  });

  test('the index handles two hundred attributes', () => {
    const attributes = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`a${i}`, `v${i}`]));
    const index = indexVariations([make({ ...attributes, a199: 'other' }), make(attributes)]);
    const answers = evaluateOptions(index, attributes);
    expect(answers.match?.attributes).toEqual(attributes);
    expect(answers.option('a199', 'other')).toBe('in-stock');
    expect(answers.option('a0', 'other')).toBe('unmatched');
  });
});

test('the index finds variations beyond the first bit word, and ignores the padding of the last word', () => {
  for (const size of [1, 31, 32, 33, 64, 65]) {
    const variations = Array.from({ length: size }, (_, i) => make({ a: `v${i}` }));
    const index = indexVariations(variations);
    expect(evaluateOptions(index, { a: `v${size - 1}` }).match).toBe(variations[size - 1]);
    expect(evaluateOptions(index, { a: 'none' }).match).toBeUndefined();
  }
});

test('a search among 5,000 variations reads only the one it finds (W-22)', () => {
  let reads = 0;
  const variations = Array.from({ length: 5000 }, (_, i) => {
    const one = make({ a: `v${i % 70}`, b: `w${Math.floor(i / 70)}` });
    return Object.defineProperty({ ...one }, 'attributes', {
      get: () => {
        reads += 1;
        return one.attributes;
      },
    });
  });
  const index = indexVariations(variations);
  const built = reads;
  const answers = evaluateOptions(index, { a: 'v3', b: 'w9' });
  for (let i = 0; i < 70; i += 1) answers.option('a', `v${i}`);
  expect(built).toBeGreaterThan(0);
  expect([reads - built, answers.match === variations[9 * 70 + 3]]).toEqual([0, true]);
});
