import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { LogPage } from '../consent-data';
import { StackTable } from '../StackTable';

interface LogTableProps {
  readonly page: LogPage;
  readonly isOldestFirst: boolean;
  readonly onSort: () => void;
  readonly onId: (id: string) => void;
}

/** A page of decisions. The press of an ID shows all of that visitor. */
export const LogTable = ({ page, isOldestFirst, onSort, onId }: LogTableProps) => (
  <StackTable
    label={__('Log of decisions', 'islas')}
    sorted={{ head: 0, isDescending: !isOldestFirst }}
    sortable={[0]}
    onSort={onSort}
    heads={[__('When', 'islas'), __('Consent ID', 'islas'), __('Version of the text', 'islas'), __('Choices', 'islas')]}
    rows={page.rows.map((row) => ({
      key: String(row.number),
      cells: [
        <time key="time" dateTime={row.time}>
          {row.timeText}
        </time>,
        row.id ? (
          <Button
            key="id"
            variant="link"
            /* translators: %s: consent ID */
            aria-label={sprintf(__('Show the decisions of %s', 'islas'), row.id)}
            onClick={() => onId(row.id)}
          >
            <code>{row.id}</code>
          </Button>
        ) : (
          __('erased', 'islas')
        ),
        row.version,
        row.choice,
      ],
    }))}
  />
);
