import { type ComponentProps, useState } from '@wordpress/element';
import { Pages } from './Pages';
import { StackTable } from './StackTable';

const ROWS = 10;

interface PagedTableProps extends ComponentProps<typeof StackTable> {
  readonly pagesLabel: string;
  /** What is said where there are no rows. */
  readonly empty: string;
}

/** A table of ten rows, with buttons to the next and the last ones. */
export const PagedTable = ({ rows, pagesLabel, empty, ...table }: PagedTableProps) => {
  const [page, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / ROWS) - 1);
  const current = Math.min(page, last);
  if (!rows.length) return <p>{empty}</p>;
  return (
    <>
      <StackTable {...table} rows={rows.slice(current * ROWS, (current + 1) * ROWS)} />
      <Pages
        label={pagesLabel}
        onPrevious={current > 0 ? () => setPage(current - 1) : null}
        onNext={current < last ? () => setPage(current + 1) : null}
      />
    </>
  );
};
