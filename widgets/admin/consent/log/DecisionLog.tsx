import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { type LogPage, decodeLog } from '../consent-data';
import { Loading } from '../Loading';
import { LogActions } from './LogActions';
import { LogFilterForm } from './LogFilterForm';
import { ALL, type LogFilter, PROBLEM_ID, exportAddress, toQuery } from './log-filter';
import { LogTable } from './LogTable';
import { Pages } from '../Pages';
import { useRequest } from '../use-request';

const countFound = ({ found }: LogPage): string =>
  found === 0
    ? __('No decision is of these days and this consent ID.', 'islas')
    : /* translators: %d: number of decisions */
      sprintf(_n('%d decision is found.', '%d decisions are found.', found, 'islas'), found);

interface FoundProps {
  readonly page: LogPage;
  readonly filter: LogFilter;
  readonly isOldestFirst: boolean;
  readonly onFilter: (filter: LogFilter) => void;
  readonly onSort: () => void;
  /** To the pages after and before this one; null where there are none. */
  readonly onNext: (() => void) | null;
  readonly onPrevious: (() => void) | null;
}

const FoundDecisions = ({ page, filter, isOldestFirst, onFilter, onSort, onNext, onPrevious }: FoundProps) => (
  <>
    {page.rows.length > 0 && (
      <LogTable page={page} isOldestFirst={isOldestFirst} onSort={onSort} onId={(id) => onFilter({ ...ALL, id })} />
    )}
    <Pages
      label={__('Pages of the log', 'islas')}
      previous={isOldestFirst ? __('Older decisions', 'islas') : __('Newer decisions', 'islas')}
      next={isOldestFirst ? __('Newer decisions', 'islas') : __('Older decisions', 'islas')}
      onPrevious={onPrevious}
      onNext={onNext}
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

/** What is shown of the log, and how to show something else. */
const useLogPages = (about: string) => {
  const [filter, setFilter] = useState<LogFilter>({ ...ALL, id: about });
  const [isOldestFirst, setOldestFirst] = useState(false);
  /** Rows at which the pages begin, the present one last. */
  const [trail, setTrail] = useState<readonly number[]>([]);
  const from = trail.at(-1);
  const query = [toQuery(filter), isOldestFirst ? 'order=asc' : '', from ? `beyond=${from}` : ''];
  const show = (next: LogFilter) => {
    setFilter(next);
    setTrail([]);
  };
  const sort = () => {
    setOldestFirst(!isOldestFirst);
    setTrail([]);
  };
  const path = `/islas/v1/consent-log?${query.filter(Boolean).join('&')}`.replace(/\?$/, '');
  return { filter, isOldestFirst, trail, setTrail, show, sort, path };
};

interface DecisionLogProps {
  /** Days that decisions are kept. */
  readonly days: number;
  /** The consent ID that the address names. */
  readonly about: string;
}

/** The log of decisions: search, order, pages, export, and what the owner does to it. */
export const DecisionLog = ({ days, about }: DecisionLogProps) => {
  const { filter, isOldestFirst, trail, setTrail, show, sort, path } = useLogPages(about);
  const [said, setSaid] = useState('');
  const loaded = useRequest(path, decodeLog);
  const page = loaded.data;
  const isShown = page && !loaded.problem && page.total > 0;
  // A filter that the shop refuses can be changed, also one of an address.
  const hasFilter = page ? page.total > 0 : loaded.problem !== '' && toQuery(filter) !== '';
  return (
    <section aria-labelledby="islas-log-heading">
      <h4 id="islas-log-heading" className="islas-subheading">
        {__('Log of decisions', 'islas')}
      </h4>
      {page && <p>{page.size}</p>}
      {said && (
        <Notice status="success" onRemove={() => setSaid('')}>
          {said}
        </Notice>
      )}
      {hasFilter && <LogFilterForm filter={filter} fields={loaded.fields} onFilter={show} />}
      <Loading of={loaded} id={PROBLEM_ID} />
      <p role="status" className="islas-quiet">
        {isShown && countFound(page)}
      </p>
      {isShown && (
        <div aria-busy={loaded.isLoading} className="islas-log">
          <FoundDecisions
            page={page}
            filter={filter}
            isOldestFirst={isOldestFirst}
            onFilter={show}
            onSort={sort}
            onPrevious={trail.length ? () => setTrail(trail.slice(0, -1)) : null}
            onNext={page.beyond ? () => setTrail([...trail, page.beyond]) : null}
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
        </div>
      )}
    </section>
  );
};
