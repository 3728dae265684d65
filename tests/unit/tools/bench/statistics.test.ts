// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, spread } from '../../../../.tools/bench/statistics.mjs';

const figures = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });

describe('statistics of rounds', () => {
  it.each([
    [[7], 7],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('the median of %j is %d', (list, middle) => expect(median(list)).toBe(middle));

  it('spread gives median and quartiles', () =>
    expect(spread([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4 }));

  it('the median of no values is NaN', () => expect(median([])).toBeNaN());

  it('quartiles are within the values and in order, for any order of the rounds', () => {
    fc.assert(
      fc.property(figures, (list) => {
        const { median: middle, low, high } = spread(list);
        expect(low).toBeGreaterThanOrEqual(Math.min(...list));
        expect(low).toBeLessThanOrEqual(middle);
        expect(middle).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(Math.max(...list));
        expect(spread(list.toReversed())).toEqual({ median: middle, low, high });
      }),
    );
  });
});
