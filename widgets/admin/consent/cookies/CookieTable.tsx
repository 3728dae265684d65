import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { CookieRow, Review } from '../consent-data';
import { ChoiceField } from '../LineField';
import { PagedTable } from '../PagedTable';

interface CookieTableProps {
  readonly review: Review;
  readonly rows: readonly CookieRow[];
  readonly onClassify: (row: CookieRow, category: string) => void;
  readonly onEdit: (row: CookieRow) => void;
  readonly onRemove: (row: CookieRow) => void;
}

const Actions = ({
  row,
  onEdit,
  onRemove,
}: Omit<CookieTableProps, 'rows' | 'review'> & { readonly row: CookieRow }) => (
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

/** The cookies that were found, each with its category to choose. */
export const CookieTable = ({ rows, ...props }: CookieTableProps) => (
  <PagedTable
    pagesLabel={__('Pages of the cookies', 'islas')}
    label={__('Cookies of this shop', 'islas')}
    heads={[
      __('Cookie', 'islas'),
      __('Category', 'islas'),
      __('Purpose', 'islas'),
      __('Provider and duration', 'islas'),
      __('Actions', 'islas'),
    ]}
    rows={rows.map((row) => ({
      key: row.name,
      cells: [
        <code key="name">{row.name}</code>,
        <ChoiceField
          key="category"
          /* translators: %s: name of a cookie */
          label={sprintf(__('Category of %s', 'islas'), row.name)}
          hideLabelFromVision
          value={row.category}
          options={props.review.categories}
          onChange={(category) => props.onClassify(row, category)}
        />,
        row.purposeText || __('Purpose not described yet.', 'islas'),
        [row.providerName, row.durationText].filter(Boolean).join(', ') || '–',
        <Actions key="actions" row={row} {...props} />,
      ],
    }))}
  />
);
