import { Button } from '@wordpress/components';
import { Fragment, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { CookieRow, Review } from '../consent-data';
import { ChoiceField } from '../LineField';
import { PagedTable } from '../PagedTable';
import type { Sorted } from '../StackTable';
import { SORT_KEYS, sortRows } from './cookie-rows';

interface CookieTableProps {
  readonly review: Review;
  readonly rows: readonly CookieRow[];
  readonly categoryName: (category: string) => string;
  readonly onClassify: (row: CookieRow, category: string) => void;
  readonly onEdit: (row: CookieRow) => void;
  readonly onRemove: (row: CookieRow) => void;
}

const Actions = ({
  row,
  onEdit,
  onRemove,
}: Pick<CookieTableProps, 'onEdit' | 'onRemove'> & { readonly row: CookieRow }) => (
  <span className="islas-table__actions">
    {/* translators: %s: name of a cookie */}
    <Button variant="link" aria-label={sprintf(__('Edit %s', 'islas'), row.name)} onClick={() => onEdit(row)}>
      {__('Edit', 'islas')}
    </Button>
    {row.isOwn && (
      <Button
        variant="link"
        /* translators: %s: name of a cookie */
        aria-label={sprintf(__('Remove your row of %s', 'islas'), row.name)}
        onClick={() => onRemove(row)}
      >
        {__('Remove', 'islas')}
      </Button>
    )}
  </span>
);

/** A name that breaks behind its underscores where it is too long for its column. */
const CookieName = ({ name }: { readonly name: string }) => (
  <code>
    {name.split(/(?<=_)/).map((piece, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: A piece of a name has no other identity.
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </code>
);

/** The cookies that were found, each with its category to choose. */
export const CookieTable = ({ rows, review, categoryName, onClassify, onEdit, onRemove }: CookieTableProps) => {
  const [sorted, setSorted] = useState<Sorted | null>(null);
  const key = sorted && SORT_KEYS[sorted.head];
  const shown = key ? sortRows(rows, key, sorted.isDescending, categoryName) : rows;
  return (
    <PagedTable
      pagesLabel={__('Pages of the cookies', 'islas')}
      label={__('Cookies of this shop', 'islas')}
      empty={__('No cookie has these words.', 'islas')}
      sortable={[...SORT_KEYS.keys()]}
      sorted={sorted}
      onSort={(head) => setSorted({ head, isDescending: sorted?.head === head && !sorted.isDescending })}
      heads={[
        __('Cookie', 'islas'),
        __('Category', 'islas'),
        __('Purpose', 'islas'),
        __('Provider and duration', 'islas'),
        __('Actions', 'islas'),
      ]}
      rows={shown.map((row) => ({
        key: row.name,
        cells: [
          <CookieName key="name" name={row.name} />,
          <ChoiceField
            key="category"
            /* translators: %s: name of a cookie */
            label={sprintf(__('Category of %s', 'islas'), row.name)}
            hideLabelFromVision
            value={row.category}
            options={review.categories}
            onChange={(category) => onClassify(row, category)}
          />,
          row.purposeText || __('Purpose not described yet.', 'islas'),
          [row.providerName, row.durationText].filter(Boolean).join(', ') || '–',
          <Actions key="actions" row={row} onEdit={onEdit} onRemove={onRemove} />,
        ],
      }))}
    />
  );
};
