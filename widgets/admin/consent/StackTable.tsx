import type { ReactNode } from '@wordpress/element';

/** By which column the rows are sorted. */
export interface Sorted {
  readonly head: number;
  readonly isDescending: boolean;
}

interface StackTableProps {
  /** What the table is, for screen readers. */
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** The columns whose headings sort the rows. */
  readonly sortable?: readonly number[];
  /** Null while the rows are in an order of their own. */
  readonly sorted?: Sorted | null;
  readonly onSort?: (head: number) => void;
}

type HeadProps = Pick<StackTableProps, 'sorted' | 'onSort'> & {
  readonly label: string;
  readonly place: number;
  readonly isSortable: boolean;
};

const Head = ({ label, place, isSortable, sorted, onSort }: HeadProps) => {
  const isSorted = sorted?.head === place;
  const order = sorted?.isDescending ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" {...(isSorted && { 'aria-sort': order })}>
      {isSortable ? (
        <button type="button" className="islas-table__sort" onClick={() => onSort?.(place)}>
          {label}
          <span aria-hidden="true">{isSorted ? (sorted.isDescending ? ' ↓' : ' ↑') : ' ↕'}</span>
        </button>
      ) : (
        label
      )}
    </th>
  );
};

/**
 * A table whose rows are cards on narrow screens, where each cell shows its heading. The roles are written out because
 * browsers drop those of a table that has another `display`.
 */
export const StackTable = ({ label, heads, rows, sortable = [], sorted = null, onSort }: StackTableProps) => (
  <table role="table" className="islas-table" aria-label={label}>
    <thead role="rowgroup">
      <tr role="row">
        {heads.map((head, place) => (
          <Head
            key={head}
            label={head}
            place={place}
            isSortable={sortable.includes(place)}
            sorted={sorted}
            {...(onSort && { onSort })}
          />
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(({ key, cells }) => (
        <tr key={key} role="row">
          {cells.map((cell, place) =>
            place === 0 ? (
              <th key={heads[place]} role="rowheader" scope="row">
                {cell}
              </th>
            ) : (
              <td key={heads[place]} role="cell" data-label={heads[place]}>
                {cell}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
