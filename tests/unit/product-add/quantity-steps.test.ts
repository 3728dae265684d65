// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityFloor } from '../../../widgets/product-add/quantity-steps';

describe('the minimum of a quantity', () => {
  it('raises a value below a min of 0 or more, and no other', () => {
    const amount = fc.double({ min: -1000, max: 1000, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(amount, amount, (value, given) => {
        const min = given + 0; // A field never has the value -0.
        expect(quantityFloor(String(value), String(min))).toBe(min >= 0 && value < min ? min : null);
      }),
    );
  });

  it('does not raise a raised value again', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (value, min, max) => {
        const raised = quantityFloor(value, min, max);
        if (raised !== null) expect(quantityFloor(String(raised), min, max)).toBeNull();
      }),
    );
  });

  it.each([
    ['0', '1', '', 1],
    ['0', '1', null, 1],
    ['0.5', '0.75', '10', 0.75],
    ['-3', '0', '', 0],
    ['0', '0', '', null],
    ['', '1', '', null],
    ['2', '1', '', null],
    ['abc', '1', '', null],
    ['-5', '-2', '', null],
    ['0', '', '', null],
    ['0', null, null, null],
    ['0', '5', '3', null],
    ['0', '5', '5', 5],
    [null, '1', '', null],
  ])('of %j with min %j and max %j is %j', (value, min, max, expected) => {
    expect(quantityFloor(value, min, max)).toBe(expected);
  });
});
