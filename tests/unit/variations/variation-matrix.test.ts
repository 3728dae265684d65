// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type AvailabilityMatrix, decodeAvailability } from '../../../widgets/variations/variation-matrix';

const MATRIX: AvailabilityMatrix = {
  format: 1,
  attributes: [
    ['attribute_pa_color', ['rojo', 'azul']],
    ['attribute_talla', ['S', 'M']],
  ],
  columns: [
    [1, 1, 2, 2],
    [1, 2, 1, 0],
  ],
  state: 'io1A',
  left: [3, 4],
};

describe('the availability matrix', () => {
  test('the availability matrix decodes to the state of each variation', () => {
    const rows = decodeAvailability(MATRIX)?.map((row) => [
      ...Object.values(row.attributes),
      row.inStock,
      row.isPurchasable,
      row.raw.max_qty,
    ]);
    expect(rows).toEqual([
      ['rojo', 'S', true, true, undefined],
      ['rojo', 'M', false, true, undefined],
      ['azul', 'S', true, true, 3],
      ['azul', '', true, false, 4],
    ]);
  });

  test('a variation that cannot be bought may be in stock or not', () => {
    const rows = decodeAvailability({ ...MATRIX, state: 'IOio', left: [] });
    expect(rows?.map(({ inStock, isPurchasable }) => [inStock, isPurchasable])).toEqual([
      [true, false],
      [false, false],
      [true, true],
      [false, true],
    ]);
    expect(rows?.map(({ raw }) => raw)).toEqual([{}, {}, {}, {}]);
  });

  test.each([null, [], 'x', {}, { ...MATRIX, format: 2 }, { ...MATRIX, state: 5 }, { ...MATRIX, attributes: 'x' }])(
    'the availability matrix is null when it is %o',
    (value) => expect(decodeAvailability(value)).toBeNull(),
  );

  test('invalid parts of the availability matrix are read as any value, and never throw', () => {
    const rows = decodeAvailability({ ...MATRIX, columns: [[9], 'x'], left: [] });
    expect(rows?.map(({ attributes }) => Object.values(attributes))).toEqual([
      ['', ''],
      ['', ''],
      ['', ''],
      ['', ''],
    ]);
  });
});
