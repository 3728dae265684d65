// @vitest-environment node
import { expect, test } from 'vitest';
import { decodeVariation } from '../../../widgets/variations/variation';
import { limitQuantity, stockHint } from '../../../widgets/variations/variation-stock';

test.each([
  ['5', '1', '3', '3'],
  ['1', '2', '', '2'],
  ['', '2', '9', '2'],
  ['abc', '1', '', '1'],
  ['0.5', '0.25', '', '0.5'],
  ['7', '', '', '7'],
  ['3', '1', '0', '3'],
])('quantity %s within %s and %s is %s', (value, min, max, expected) =>
  expect(limitQuantity(value, min, max)).toBe(expected),
);

test.each([
  ['the most that can be bought, at the threshold', { max_qty: 3 }, 3],
  ['nothing above the threshold', { max_qty: 4 }, null],
  ['nothing without a most', {}, null],
  ['what is left', { max_qty: 3, variation_stock_left: '2' }, 2],
  ['what is left in words', { max_qty: 3, variation_stock_left: 'casi nada' }, 'casi nada'],
  ['the most where nothing is said of what is left', { max_qty: 3, variation_stock_left: '' }, 3],
  ['the most where what is left is unknown', { max_qty: 3, variation_stock_left: null }, 3],
  ['nothing if it is sold individually', { max_qty: 1, is_sold_individually: 'yes' }, null],
  [
    'what is left of one that is sold individually',
    { max_qty: 1, is_sold_individually: 'yes', variation_stock_left: 1 },
    1,
  ],
  ['nothing if it is sold out', { max_qty: 3, is_in_stock: false }, null],
])('the hint at the stock of a variation is %s', (_, fields, hint) =>
  expect(stockHint(decodeVariation({ attributes: {}, is_in_stock: true, ...fields }), 3)).toBe(hint),
);
