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
  test('says what each variation is', () => {
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

  test.each([null, [], 'x', {}, { ...MATRIX, format: 2 }, { ...MATRIX, state: 5 }, { ...MATRIX, attributes: 'x' }])(
    'is nothing when it is %o',
    (value) => expect(decodeAvailability(value)).toBeNull(),
  );

  test('what does not fit is read as any value, and never throws', () => {
    const rows = decodeAvailability({ ...MATRIX, columns: [[9], 'x'], left: [] });
    expect(rows?.map(({ attributes }) => Object.values(attributes))).toEqual([
      ['', ''],
      ['', ''],
      ['', ''],
      ['', ''],
    ]);
  });
});
