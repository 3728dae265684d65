import type { AvailabilityMatrix } from '../../widgets/variations/variation-matrix';

/** One variation: an empty or missing value accepts any; `left` is the quantity to show. */
export interface MatrixRow {
  readonly values: Readonly<Record<string, string>>;
  readonly inStock: boolean;
  readonly purchasable: boolean;
  readonly left: number | null;
}

const stateOf = ({ inStock, purchasable, left }: MatrixRow): string => {
  if (left !== null) return purchasable ? '1' : 'A';
  const state = inStock ? 'i' : 'o';
  return purchasable ? state : state.toUpperCase();
};

/** The plainest matrix of `widgets/variations/variation-matrix.ts`: every variation, in matching order. */
export const encodeMatrix = (
  attributes: AvailabilityMatrix['attributes'],
  rows: readonly MatrixRow[],
): AvailabilityMatrix => ({
  format: 1,
  attributes,
  columns: attributes.map(([name, values]) => rows.map((row) => values.indexOf(row.values[name] ?? '') + 1)),
  state: rows.map(stateOf).join(''),
  left: rows.flatMap(({ left }) => left ?? []),
});
