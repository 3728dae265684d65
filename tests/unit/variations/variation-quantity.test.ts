// @vitest-environment node
import { expect, test } from 'vitest';
import { quantityWithin } from '../../../widgets/variations/variation-stock';

test.each([
  ['5', '1', '3', '3'],
  ['1', '2', '', '2'],
  ['', '2', '9', '2'],
  ['abc', '1', '', '1'],
  ['0.5', '0.25', '', '0.5'],
  ['7', '', '', '7'],
  ['3', '1', '0', '3'],
])('quantity %s within %s and %s is %s', (value, min, max, expected) =>
  expect(quantityWithin(value, min, max)).toBe(expected),
);
