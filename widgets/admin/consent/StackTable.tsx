import type { ReactNode } from '@wordpress/element';

interface StackTableProps {
  /** What the table is, for screen readers. */
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/**
 * A table whose rows are cards on narrow screens, where each cell shows its heading. The roles are written out because
 * browsers drop those of a table that has another `display`.
 */
export const StackTable = ({ label, heads, rows }: StackTableProps) => (
  <table role="table" className="islas-table" aria-label={label}>
    <thead role="rowgroup">
      <tr role="row">
        {heads.map((head) => (
          <th key={head} role="columnheader" scope="col">
            {head}
          </th>
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
