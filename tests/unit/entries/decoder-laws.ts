import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Decoder, isRecord } from '../../../src/browser/decode';

/** Any input: JSON, hostile keys, and values that JSON cannot hold. */
const foreign = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    '0',
    '1',
    'yes',
    'no',
    'NaN',
    '-1',
    NaN,
    Infinity,
    -0,
    Symbol('x'),
    () => 1,
  ),
  fc.constantFrom('{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}').map(parse),
);

function parse(json: string): unknown {
  return JSON.parse(json);
}

/** Objects with the decoder's keys, some of them missing or of the wrong type. */
const similar = (model: unknown): fc.Arbitrary<unknown> =>
  isRecord(model)
    ? fc.record(Object.fromEntries(Object.entries(model).map(([key, value]) => [key, similar(value)])), {
        requiredKeys: [],
      })
    : fc.oneof(fc.constant(model), foreign);

export const inputs = (model: unknown): fc.Arbitrary<unknown> => fc.oneof(foreign, similar(model));

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

/** Properties of every decoder that returns a full value (the fifth of the twelve rules in CONTRIBUTING). */
export const itIsTotal = <T>(name: string, decode: Decoder<T>, model: unknown = decode(undefined)): void => {
  it(`${name} gives the same frozen value for any input each time, and does not pollute prototypes`, () => {
    fc.assert(
      fc.property(inputs(model), (value) => {
        const decoded = decode(value);
        expect(isFrozen(decoded)).toBe(true);
        expect(decode(value)).toEqual(decoded);
        expect(decode(decoded)).toEqual(decoded);
        expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
};
