import { describe, expect, test } from 'vitest';
import { nextQuantity, refusalText, typedQuantity } from '../../../widgets/drawer/quantity';

const bounds = (min: number, max: number, step: number, mayBeZero = true) => ({ min, max, step, mayBeZero });

describe('plus and minus of a line', () => {
  test.each([
    ['one by one', bounds(1, 0, 1), 1, 2, null],
    ['a half', bounds(0.5, 0, 0.5), 0.5, 1, null],
    ['tenths, without the error of binary fractions', bounds(0.1, 0, 0.1), 0.2, 0.3, 0.1],
    ['sixes', bounds(6, 0, 6), 6, 12, null],
    ['sixes above the minimum', bounds(6, 0, 6), 12, 18, 6],
    ['a step that counts from the minimum', bounds(2, 8, 3), 5, 8, 2],
    ['the maximum', bounds(1, 3, 1), 3, null, 2],
    ['a maximum between two steps', bounds(6, 16, 6), 12, null, 6],
    ['a quantity between two steps', bounds(6, 0, 6), 7, 12, 6],
    ['a quantity below the minimum', bounds(6, 0, 6), 4, 6, null],
    ['a quantity far below the minimum', bounds(24, 0, 6), 1, 24, null],
    ['a quantity above the maximum, whose stock has shrunk', bounds(1, 4, 1), 9, null, 4],
    ['any number', bounds(0.25, 0, 0), 1.25, 2.25, 0.25],
  ])('%s', (_, field, from, more, less) => {
    expect([nextQuantity(field, from, 1), nextQuantity(field, from, -1)]).toEqual([more, less]);
  });

  test('every press stays on the steps and within the bounds, and plus undoes minus', () => {
    for (const step of [1, 2, 0.5, 6])
      for (const max of [0, 7, 24])
        for (let from = step; !max || from <= max; from += step) {
          if (from > 40) break;
          const field = bounds(step, max, step);
          const more = nextQuantity(field, from, 1);
          if (more !== null) {
            expect(typedQuantity(field, more)).toBe(more);
            expect(nextQuantity(field, more, -1)).toBe(from);
          }
        }
  });
});

describe('a typed quantity', () => {
  test.each([
    ['on a step', bounds(6, 24, 6), 18, 18],
    ['between two steps', bounds(6, 24, 6), 7, null],
    ['above the maximum', bounds(6, 24, 6), 30, null],
    ['below the minimum', bounds(4, 0, 1, false), 3, null],
    ['nothing', bounds(6, 24, 6), 0, 'remove'],
    ['less than nothing', bounds(1, 0, 1), -2, 'remove'],
    ['nothing, where the field begins above it', bounds(4, 0, 1, false), 0, null],
    ['a part of a piece where only whole ones are sold', bounds(1, 0, 1), 1.5, null],
    ['a tenth', bounds(0.1, 0, 0.1), 0.3, 0.3],
    ['any number', bounds(0.25, 0, 0), 1.234, 1.234],
  ])('%s', (_, field, typed, asked) => expect(typedQuantity(field, typed)).toBe(asked));

  test('a refusal has a text, whatever the browser says', () => {
    expect(typeof refusalText(bounds(6, 24, 6), 7)).toBe('string');
  });
});
