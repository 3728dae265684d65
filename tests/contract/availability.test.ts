// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MatrixRow, encodeMatrix } from '../../mocks/catalogue/matrix';
import { type AvailabilityMatrix, decodeAvailability } from '../../widgets/variations/variation-matrix';
import { indexVariations, evaluateOptions } from '../../widgets/variations/option-states';

/** A shop's variations in its order, and the matrix that PHP sends for them; `availability.php` writes both. */
interface Agreed {
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly rows: readonly MatrixRow[];
  readonly matrix: AvailabilityMatrix;
}

const golden: Record<string, Agreed> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'golden/availability.json'), 'utf8'),
);

type Choice = Readonly<Record<string, string>>;

const choicesOf = (attributes: AvailabilityMatrix['attributes'], more: readonly string[]): readonly Choice[] =>
  attributes.reduce<readonly Choice[]>(
    (all, [name, values]) =>
      all.flatMap((choice) => [...values, ...more].map((value) => ({ ...choice, [name]: value }))),
    [{}],
  );

const accepts = ({ values }: MatrixRow, choice: Choice) =>
  Object.entries(choice).every(([name, value]) => !value || !values[name] || values[name] === value);

/** The first row that accepts a complete choice. */
const naiveFind = (rows: readonly MatrixRow[], choice: Choice) => {
  const row = rows.find((one) => accepts(one, choice));
  return row && [row.inStock, row.purchasable, row.left ?? undefined];
};

const naiveOption = (rows: readonly MatrixRow[], choice: Choice, name: string, value: string) => {
  const matches = rows.filter((row) => accepts(row, { ...choice, [name]: value }));
  if (matches.some(({ inStock }) => inStock)) return 'in-stock';
  return matches.length ? 'out-of-stock' : 'unmatched';
};

/** Asserts that the matrix gives the same result as a scan of the rows, for every complete or incomplete choice. */
const expectAnswers = (matrix: AvailabilityMatrix, rows: readonly MatrixRow[]): void => {
  const index = indexVariations(decodeAvailability(JSON.parse(JSON.stringify(matrix))) ?? []);
  for (const choice of choicesOf(matrix.attributes, ['nobody’s'])) {
    const found = evaluateOptions(index, choice).match;
    const answer = found && [found.inStock, found.isPurchasable, found.raw.max_qty];
    expect(answer).toEqual(naiveFind(rows, choice));
  }
  for (const choice of choicesOf(matrix.attributes, [''])) {
    const { option } = evaluateOptions(index, choice);
    for (const [name, values] of matrix.attributes) {
      const states = values.map((value) => option(name, value));
      expect(states).toEqual(
        values.map((value) => (rows.length ? naiveOption(rows, choice, name, value) : 'unmatched')),
      );
    }
  }
};

const ATTRIBUTES: AvailabilityMatrix['attributes'] = [
  ['attribute_pa_color', ['rojo', 'Rojo']],
  ['attribute_talla', ['S', '38', '<b>']],
];

const row = fc
  .record({
    values: fc.record(
      {
        attribute_pa_color: fc.constantFrom('', 'rojo', 'Rojo'),
        attribute_talla: fc.constantFrom('', 'S', '38', '<b>'),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
    inStock: fc.boolean(),
    purchasable: fc.boolean(),
    left: fc.option(fc.integer({ min: 1, max: 9 })),
  })
  .map((one) => ({ ...one, inStock: one.inStock || one.left !== null }));

describe('the availability matrix gives the same results as the list of variations', () => {
  it.each(Object.entries(golden))('for what PHP and the pretend shop send: %s', (_, { attributes, rows, matrix }) => {
    expectAnswers(matrix, rows);
    expectAnswers(encodeMatrix(Object.entries(attributes), rows), rows);
  });

  it('for any open attributes and duplicates', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => expectAnswers(encodeMatrix(ATTRIBUTES, rows), rows)),
    );
  });

  it('the matrix leaves out variations that no choice finds', () => {
    const all = Object.values(golden);
    const sent = all.map(({ matrix }) => matrix.state.length);
    expect(sent.every((count, i) => count < (all[i]?.rows.length ?? 0))).toBe(true);
  });
});
