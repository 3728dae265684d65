import { __ } from '@wordpress/i18n';
import type { Found } from '../consent-data';
import { PagedTable } from '../PagedTable';
import { addressOf } from '../places';

const NEEDS = {
  yes: () => __('Yes', 'islas'),
  no: () => __('No', 'islas'),
  unknown: () => __('Not known', 'islas'),
} as const;

const Why = ({ found }: { readonly found: Found }) => {
  if (found.category)
    return (
      <>
        <strong>{found.category}</strong>. {found.why}
      </>
    );
  return found.kind === 'cookie' ? (
    <a href={addressOf('cookies', found.name)}>{__('Say what it is for', 'islas')}</a>
  ) : (
    <a href={addressOf('tags')}>{__('If it follows visitors, add a rule with this address', 'islas')}</a>
  );
};

/** What is on this shop, whether it needs consent, and why. */
export const FoundTable = ({ found }: { readonly found: readonly Found[] }) => (
  <PagedTable
    label={__('What is on this shop', 'islas')}
    empty={__('Nothing was found.', 'islas')}
    pagesLabel={__('Pages of what is on this shop', 'islas')}
    heads={[__('What', 'islas'), __('Found in', 'islas'), __('Needs consent', 'islas'), __('Why', 'islas')]}
    rows={found.map((row) => ({
      key: `${row.kind} ${row.name}`,
      cells: [row.name, row.where, NEEDS[row.needs](), <Why key="why" found={row} />],
    }))}
  />
);
