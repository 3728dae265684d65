import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { type LogPage, decodeLog } from '../consent-data';
import { Loading } from '../Loading';
import { LogActions } from './LogActions';
import { LogFilterForm } from './LogFilterForm';
import { ALL, type LogFilter, exportAddress, toQuery } from './log-filter';
import { LogTable } from './LogTable';
import { Pages } from '../Pages';
import { useRequest } from '../use-request';

interface FoundProps {
  readonly page: LogPage;
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
  /** To the decisions before and after this page; null where there are none. */
  readonly onOlder: (() => void) | null;
  readonly onNewer: (() => void) | null;
}

const FoundDecisions = ({ page, filter, onFilter, onOlder, onNewer }: FoundProps) => (
  <>
    <p role="status" className="islas-quiet">
      {page.found === 0
        ? __('No decision is of these days and this consent ID.', 'islas')
        : sprintf(
            /* translators: %d: number of decisions */
            _n('%d decision is found.', '%d decisions are found, the last ones first.', page.found, 'islas'),
            page.found,
          )}
    </p>
    {page.rows.length > 0 && <LogTable page={page} onId={(id) => onFilter({ ...ALL, id })} />}
    <Pages
      label={__('Pages of the log', 'islas')}
      previous={__('Newer decisions', 'islas')}
      next={__('Older decisions', 'islas')}
      onPrevious={onNewer}
      onNext={onOlder}
    />
    {page.found > 0 && (
      <p>
        <Button variant="secondary" href={exportAddress(page.export, filter)}>
          {__('Export as CSV', 'islas')}
        </Button>
      </p>
    )}
  </>
);

interface DecisionLogProps {
  /** Days that decisions are kept. */
  readonly days: number;
  /** The consent ID that the address names. */
  readonly about: string;
}

/** The log of decisions: search, pages, export, and what the owner does to it. */
export const DecisionLog = ({ days, about }: DecisionLogProps) => {
  const [filter, setFilter] = useState<LogFilter>({ ...ALL, id: about });
  /** Rows before which the pages end, the present one last. */
  const [trail, setTrail] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  const before = trail.at(-1);
  const query = [toQuery(filter), before ? `before=${before}` : ''].filter(Boolean).join('&');
  const loaded = useRequest(`/islas/v1/consent-log${query ? `?${query}` : ''}`, decodeLog);
  const show = (next: LogFilter) => {
    setFilter(next);
    setTrail([]);
  };
  const page = loaded.data;
  return (
    <section aria-labelledby="islas-log-heading">
      <h3 id="islas-log-heading" className="islas-subheading">
        {__('Log of decisions', 'islas')}
      </h3>
      {page && <p>{page.size}</p>}
      {said && (
        <Notice status="success" onRemove={() => setSaid('')}>
          {said}
        </Notice>
      )}
      {page && page.total > 0 && <LogFilterForm key={toQuery(filter)} filter={filter} onFilter={show} />}
      <Loading of={loaded} />
      {page && !loaded.problem && page.total > 0 && (
        <>
          <FoundDecisions
            page={page}
            filter={filter}
            onFilter={show}
            onNewer={trail.length ? () => setTrail(trail.slice(0, -1)) : null}
            onOlder={page.older ? () => setTrail([...trail, page.older]) : null}
          />
          <LogActions
            page={page}
            id={filter.id}
            days={days}
            onDone={(sentence) => {
              setSaid(sentence);
              show(ALL);
              loaded.reload();
            }}
          />
        </>
      )}
    </section>
  );
};
