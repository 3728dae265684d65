import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Screen } from '../../screen/use-screen';
import { BarTextStep } from './BarTextStep';
import { type Start, decodeStart } from '../consent-data';
import { FoundTable } from './FoundTable';
import { Loading } from '../Loading';
import { PagesStep } from './PagesStep';
import { addressOf } from '../places';
import { type Answer, request } from '../request';
import { useRequest } from '../use-request';

const PATH = '/islas/v1/consent-start';

interface GuidedStartProps {
  readonly settings: Screen;
  /** Called when a step has changed what the tab says elsewhere. */
  readonly onChanged: () => void;
}

interface StepsProps {
  readonly start: Start;
  readonly settings: Screen;
  readonly isBusy: boolean;
  readonly onStep: (step: string, data?: object) => void;
}

const Steps = ({ start, settings, isBusy, onStep }: StepsProps) => (
  <>
    <h4 className="islas-subheading">{__('1. What is on this shop', 'islas')}</h4>
    <FoundTable found={start.found} />
    <p className="islas-quiet">
      {start.day === ''
        ? __('The pages were not read yet, so scripts and frames in them are missing here.', 'islas')
        : /* translators: %s: a date */
          sprintf(__('The home page, the shop and a product were read on %s.', 'islas'), start.day)}
    </p>
    <Button variant="secondary" isBusy={isBusy} disabled={isBusy} accessibleWhenDisabled onClick={() => onStep('read')}>
      {start.day === '' ? __('Read the pages of the shop', 'islas') : __('Read the pages again', 'islas')}
    </Button>
    <h4 className="islas-subheading">{__('2. What the bar says', 'islas')}</h4>
    <BarTextStep start={start} settings={settings} />
    <h4 className="islas-subheading">{__('3. The pages', 'islas')}</h4>
    <PagesStep
      key={`${start.pages.cookies.id} ${start.pages.privacy.id}`}
      start={start}
      isBusy={isBusy}
      onStep={onStep}
    />
    <h4 className="islas-subheading">{__('4. The rules', 'islas')}</h4>
    <p>
      <a href={addressOf('rules')}>{__('See what the rules in Spain still ask for', 'islas')}</a>
    </p>
    {!start.isFinished && (
      <Button variant="secondary" disabled={isBusy} accessibleWhenDisabled onClick={() => onStep('finish')}>
        {__('Finish the guided start', 'islas')}
      </Button>
    )}
  </>
);

/** The guided start: what is on this shop, the text of the bar, the pages, what is left. */
export const GuidedStart = ({ settings, onChanged }: GuidedStartProps) => {
  const loaded = useRequest(PATH, decodeStart);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Answer<string> | null>(null);
  const doStep = async (step: string, data: object = {}) => {
    setBusy(true);
    setSaid(null);
    const answer = await request(PATH, decodeStart, { step, ...data });
    setBusy(false);
    if ('data' in answer && answer.data) {
      loaded.replace(answer.data);
      setSaid({ data: answer.data.message });
      onChanged();
    } else if ('fields' in answer) setSaid(answer);
  };
  const start = loaded.data;
  return (
    <>
      <Loading of={loaded} />
      <div role="status">{isBusy && <p className="islas-quiet">{__('One moment…', 'islas')}</p>}</div>
      {said && (
        // The request has announced a failure.
        <Notice
          status={said.problem ? 'error' : 'success'}
          onRemove={() => setSaid(null)}
          {...(said.problem && { spokenMessage: null })}
        >
          {said.problem ?? ('data' in said ? said.data : '')}
        </Notice>
      )}
      {start && (
        <Steps start={start} settings={settings} isBusy={isBusy} onStep={(step, data) => void doStep(step, data)} />
      )}
    </>
  );
};
