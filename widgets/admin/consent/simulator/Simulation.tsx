import { Button, Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type Review, decodeSimulation } from '../consent-data';
import { AskedList } from './AskedList';
import { type Answer, refusalOf, request } from '../request';
import { PagedTable } from '../PagedTable';

/** Id of the sentence that says why a page cannot be simulated. */
const PROBLEM_ID = 'islas-simulator-problem';

type PageReport = ReturnType<typeof decodeSimulation>;

const SimulatedPage = ({ simulation }: { readonly simulation: PageReport }) => (
  <>
    <p>{__('Open the page in this browser as:', 'islas')}</p>
    <p className="islas-tools">
      {simulation.links.map(({ text, url }) => (
        <Button key={text} variant="secondary" href={url} target="_blank">
          {text}
        </Button>
      ))}
    </p>
    <PagedTable
      empty={__('Nothing on this page asks for consent.', 'islas')}
      pagesLabel={__('Pages of the simulation', 'islas')}
      /* translators: %s: path of a page */
      label={sprintf(__('What %s would run', 'islas'), simulation.path)}
      heads={[
        __('What', 'islas'),
        __('Category', 'islas'),
        __('Undecided', 'islas'),
        __('Rejected', 'islas'),
        __('Accepted', 'islas'),
        __('Global Privacy Control', 'islas'),
      ]}
      rows={simulation.rows.map((cells, place) => ({ key: `${place}`, cells }))}
    />
  </>
);

/** What a page of the shop would run, by what the visitor has decided. */
export const Simulation = ({ asked }: Pick<Review, 'asked'>) => {
  const [path, setPath] = useState('/');
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Answer<PageReport> | null>(null);
  const simulate = async () => {
    setBusy(true);
    setResult(
      await request(`/islas/v1/consent-simulation?path=${encodeURIComponent(path.trim() || '/')}`, decodeSimulation),
    );
    setBusy(false);
  };
  const simulation = result && 'data' in result ? result.data : null;
  return (
    <>
      <p className="islas-quiet">{__('What a page would run, by what the visitor has decided.', 'islas')}</p>
      <form
        className="islas-tools"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void simulate();
        }}
      >
        <TextControl
          id="islas-simulator-path"
          label={__('Page', 'islas')}
          autoComplete="off"
          spellCheck={false}
          value={path}
          onChange={setPath}
          {...(result && 'fields' in result && refusalOf('path', result, PROBLEM_ID))}
          __nextHasNoMarginBottom
          __next40pxDefaultSize
        />
        <Button variant="secondary" type="submit" isBusy={isBusy}>
          {__('Simulate', 'islas')}
        </Button>
      </form>
      <p role="status" className={isBusy ? 'islas-quiet' : 'screen-reader-text'}>
        {isBusy && __('The page is being read…', 'islas')}
        {/* translators: %s: path of a page */}
        {!isBusy && simulation && sprintf(__('%s was read.', 'islas'), simulation.path)}
      </p>
      {result?.problem && (
        // The request has announced it.
        <Notice status="error" isDismissible={false} spokenMessage={null}>
          <span id={PROBLEM_ID}>{result.problem}</span>
        </Notice>
      )}
      {simulation && <SimulatedPage simulation={simulation} />}
      <AskedList asked={asked} />
    </>
  );
};
