import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type AvailabilityMatrix, decodeAvailability } from '../../../src/contracts/variation-matrix';

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

/** The sizes of the promise: 20 × 10 × 5 × 5 combinations, a fifth sold out, a fifth nearly. */
const big = (): AvailabilityMatrix => {
  const counts = [20, 10, 5, 5];
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const columns: number[][] = counts.map(() => []);
  const left: number[] = [];
  let state = '';
  for (let i = 0; i < 5000; i += 1) {
    let rest = i;
    for (let column = counts.length - 1; column >= 0; column -= 1) {
      const count = counts[column] ?? 1;
      columns[column]?.push((rest % count) + 1);
      rest = Math.floor(rest / count);
    }
    const dice = random();
    const isLow = dice >= 0.2 && dice < 0.4;
    state += dice < 0.2 ? 'o' : isLow ? '1' : 'i';
    if (isLow) left.push(1 + Math.floor(random() * 5));
  }
  const attributes = counts.map(
    (count, a) => [`attribute_pa_atributo-${a}`, Array.from({ length: count }, (_, v) => `valor-${a}-${v}`)] as const,
  );
  return { format: 1, attributes, columns, state, left };
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

  test('of 5,000 variations is below 10 kB gzip', () => {
    const bytes = gzipSync(JSON.stringify(big()), { level: 9 }).length;
    expect(decodeAvailability(big())).toHaveLength(5000);
    expect(bytes).toBeLessThan(10_000);
  });
});
