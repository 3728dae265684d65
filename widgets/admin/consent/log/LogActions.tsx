import { Button, CheckboxControl, Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { type LogPage, decodeMessage } from '../consent-data';
import { type Failure, refusalOf, request } from '../request';

const NONE: Failure = { problem: '', fields: [] };
/** Id of the sentence that says why an action was refused. */
const PROBLEM_ID = 'islas-log-action-problem';

interface LogActionsProps {
  readonly page: LogPage;
  /** The consent ID that is shown, '' for all. */
  readonly id: string;
  readonly days: number;
  readonly onDone: (sentence: string) => void;
}

interface ConfirmedProps {
  readonly sentence: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** An action that cannot be undone: its button works once the owner has ticked what it does. */
const Confirmed = ({ sentence, button, isBusy, onConfirm }: ConfirmedProps) => {
  const [isTicked, setTicked] = useState(false);
  return (
    <>
      <CheckboxControl label={sentence} checked={isTicked} onChange={setTicked} __nextHasNoMarginBottom />
      <Button
        variant="secondary"
        isDestructive
        disabled={!isTicked || isBusy}
        accessibleWhenDisabled
        onClick={() => {
          setTicked(false);
          onConfirm();
        }}
      >
        {button}
      </Button>
    </>
  );
};

interface ActionProps extends Pick<LogActionsProps, 'page' | 'id' | 'days'> {
  readonly isBusy: boolean;
  /** Why the last action was refused. */
  readonly failure: Failure;
  readonly onAct: (data: object) => void;
}

const EraseAction = ({ page, id, isBusy, onAct }: ActionProps) => (
  <div className="islas-action">
    <h5 className="islas-action__heading">{__('Erase this ID', 'islas')}</h5>
    <Confirmed
      sentence={`${sprintf(
        /* translators: 1: consent ID, 2: number of decisions */
        _n(
          'Remove %1$s from all its rows (%2$d here). The decision stays, without saying whose it is.',
          'Remove %1$s from all its rows (%2$d here). The decisions stay, without saying whose they are.',
          page.found,
          'islas',
        ),
        id,
        page.found,
      )} ${__('This cannot be undone.', 'islas')}`}
      button={__('Erase the ID', 'islas')}
      isBusy={isBusy}
      onConfirm={() => onAct({ action: 'erase', id })}
    />
  </div>
);

const CheckAction = ({ page, isBusy, onAct }: ActionProps) => (
  <div className="islas-action">
    <h5 className="islas-action__heading">{__('Was the log changed?', 'islas')}</h5>
    <p>{page.isChanged ? <strong>{page.check}</strong> : page.check}</p>
    <div className="islas-tools">
      {page.isBehind && (
        <Button variant="secondary" disabled={isBusy} accessibleWhenDisabled onClick={() => onAct({ action: 'check' })}>
          {__('Check the newer rows', 'islas')}
        </Button>
      )}
      <Button variant="secondary" disabled={isBusy} accessibleWhenDisabled onClick={() => onAct({ action: 'recheck' })}>
        {__('Check the log from its first row', 'islas')}
      </Button>
    </div>
  </div>
);

const PruneAction = ({ days, isBusy, failure, onAct }: ActionProps) => {
  const [keep, setKeep] = useState(String(days));
  return (
    <div className="islas-action">
      <h5 className="islas-action__heading">{__('Delete old decisions', 'islas')}</h5>
      <p>
        {sprintf(
          /* translators: %d: number of days */
          _n(
            'Decisions older than %d day are deleted once a day.',
            'Decisions older than %d days are deleted once a day.',
            days,
            'islas',
          ),
          days,
        )}
      </p>
      <TextControl
        id="islas-log-keep"
        type="number"
        className="islas-field__number"
        label={__('Days to keep', 'islas')}
        min={1}
        max={3650}
        value={keep}
        onChange={setKeep}
        {...refusalOf('days', failure, PROBLEM_ID)}
        __nextHasNoMarginBottom
        __next40pxDefaultSize
      />
      <Confirmed
        sentence={__('Delete what is older now. This cannot be undone.', 'islas')}
        button={__('Delete', 'islas')}
        isBusy={isBusy}
        onConfirm={() => onAct({ action: 'prune', days: Number(keep) })}
      />
    </div>
  );
};

/** What the owner does to the log: erase an ID, check the rows, delete old decisions. */
export const LogActions = ({ page, id, days, onDone }: LogActionsProps) => {
  const [failure, setFailure] = useState(NONE);
  const [isBusy, setBusy] = useState(false);
  const act = async (data: object) => {
    setBusy(true);
    setFailure(NONE);
    const answer = await request('/islas/v1/consent-log', decodeMessage, data);
    setBusy(false);
    if ('data' in answer && answer.data) onDone(answer.data.message);
    else if ('fields' in answer) setFailure(answer);
  };
  const props = { page, id, days, isBusy, failure, onAct: (data: object) => void act(data) };
  return (
    <>
      {failure.problem && (
        // The request has announced it.
        <Notice status="error" isDismissible={false} spokenMessage={null}>
          <span id={PROBLEM_ID}>{failure.problem}</span>
        </Notice>
      )}
      {id && page.found > 0 && <EraseAction {...props} />}
      <CheckAction {...props} />
      <PruneAction {...props} />
    </>
  );
};
