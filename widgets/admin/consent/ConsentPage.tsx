import './consent.css';
import { Notice } from '@wordpress/components';
import type { ReactNode } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FeatureCard } from '../screen/FeatureCard';
import { SettingGroups } from '../screen/SettingGroups';
import type { Card } from '../screen/screen-data';
import type { ScreenProps } from '../screen/screen-props';
import type { Screen } from '../screen/use-screen';
import { splitValues } from '../list-values';
import { CookieSection } from './cookies/CookieSection';
import { type Review, decodeReview } from './consent-data';
import { DecisionLog } from './log/DecisionLog';
import { Findings } from './Findings';
import { Fold } from '../screen/Fold';
import { GuidedStart } from './start/GuidedStart';
import { Loading } from './Loading';
import { type Part, partOf } from './places';
import { ProviderList } from './ProviderList';
import { RuleList } from './RuleList';
import { Simulation } from './simulator/Simulation';
import { type Place, useOpenParts } from './use-open-parts';
import { useRequest } from './use-request';

/** Milliseconds without a change before the draft is reviewed again. */
const PAUSE = 600;

interface ConsentPageProps extends ScreenProps {
  readonly card: Card;
  readonly place: Place;
}

interface GroupProps extends ScreenProps {
  readonly card: Card;
  readonly name: string;
  readonly review: Review | null;
}

const partTitles = (): Readonly<Record<Part, string>> => ({
  rules: __('The rules in Spain (AEPD)', 'islas'),
  start: __('Guided start', 'islas'),
  texts: __('Texts', 'islas'),
  appearance: __('Appearance', 'islas'),
  behaviour: __('Behaviour', 'islas'),
  cookies: __('Cookies', 'islas'),
  tags: __('Scripts and frames of others', 'islas'),
  proof: __('Proof', 'islas'),
  simulator: __('Simulator', 'islas'),
});

/** Days that decisions are kept, as stored. */
const keptDays = ({ state }: Screen): number => Number(state.stored.values.consent_log_days) || 0;

/** What stands beside the fields of colours. */
const contrastNotes = ({ contrasts }: Review): Readonly<Record<string, string>> =>
  Object.fromEntries(
    contrasts.map(({ key, ratio, isEnough }) => [
      key,
      sprintf(
        isEnough
          ? /* translators: %s: contrast, such as 5.2 */
            __('Contrast with the colour behind it: %s : 1. It is easy to read.', 'islas')
          : /* translators: %s: contrast, such as 3.2 */
            __('Contrast with the colour behind it: %s : 1. It is hard to read: 4.5 are needed.', 'islas'),
        ratio,
      ),
    ]),
  );

/** The settings of one group, without a heading. */
const Group = ({ screen, settings, card, name, review }: GroupProps) => (
  <SettingGroups
    screen={screen}
    settings={settings}
    keys={[...card.basic, ...card.more].filter((key) => screen.settings[key]?.group === name)}
    isFlat
    notes={review ? contrastNotes(review) : {}}
  />
);

const ShopState = ({ state: { kind, sentences, link } }: Pick<Review, 'state'>) => (
  <Notice status={kind} isDismissible={false} spokenMessage={null}>
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {link && <a href={link.url}>{link.text}</a>}
  </Notice>
);

interface ReviewedProps {
  readonly settings: Screen;
  readonly review: Review;
}

/** What waits, and the lists that say so. */
const Tags = ({ settings, review }: ReviewedProps) => (
  <>
    <ProviderList
      providers={review.providers}
      json={settings.values['consent.providers']}
      onChange={(json) => settings.change('consent.providers', json)}
    />
    <RuleList
      review={review}
      json={settings.values['consent.rules']}
      onChange={(json) => settings.change('consent.rules', json)}
    />
  </>
);

const Cookies = ({ settings, review, about }: ReviewedProps & { readonly about: string }) => (
  <CookieSection
    key={about}
    review={review}
    json={settings.values['consent.cookies']}
    onChange={(json) => settings.change('consent.cookies', json)}
    about={about}
  />
);

/** What a part says in the place of data that did not come; the top of the tab has the reason, and announces it. */
const Absent = ({ problem }: { readonly problem: string }) => (
  <p className="islas-quiet">
    {problem ? __('This could not be loaded: the top of the tab says why.', 'islas') : __('Loading…', 'islas')}
  </p>
);

/** What is said of the draft. A save changes what is stored, and a new review is loaded. */
const useReview = ({ state: { draft, stored } }: Screen) =>
  useRequest(`/islas/v1/consent-review?of=${stored.revision}`, decodeReview, JSON.stringify(splitValues(draft)), PAUSE);

/** The tab of consent: how visitors are asked, what waits, and the proof of it. */
export const ConsentPage = ({ screen, settings, card, place }: ConsentPageProps) => {
  const review = useReview(settings);
  const { data } = review;
  const { isOpen, toggle } = useOpenParts(place);
  const about = (part: Part) => (partOf(place.part) === part ? place.about : '');
  const props = { screen, settings, card, review: data };
  const absent = <Absent problem={review.problem} />;
  const titles = partTitles();
  const fold = (name: Part, content: ReactNode, byDefault = false) => (
    <Fold name={name} title={titles[name]} isOpen={isOpen(name, byDefault)} onToggle={() => toggle(name, byDefault)}>
      {content}
    </Fold>
  );
  const group = (name: string) => <Group {...props} name={name} />;
  const cookies = data ? <Cookies settings={settings} review={data} about={about('cookies')} /> : absent;
  const log = <DecisionLog key={about('proof')} about={about('proof')} days={keptDays(settings)} />;
  const start = <GuidedStart settings={settings} onChanged={review.reload} />;
  return (
    <div className="islas-consent">
      <FeatureCard {...props} keys={[]} more={[]} />
      {data && <ShopState state={data.state} />}
      <Loading of={review} />
      {fold('rules', data ? <Findings findings={data.findings} settings={settings} /> : absent, true)}
      {fold('start', start, data?.isStartFinished === false && !place.part)}
      {fold('texts', group('texts'))}
      {fold('appearance', group('appearance'))}
      {fold('behaviour', group('behaviour'))}
      {fold(
        'cookies',
        <>
          {group('cookies')}
          {cookies}
        </>,
      )}
      {fold(
        'tags',
        <>
          {group('tags')}
          {data ? <Tags settings={settings} review={data} /> : absent}
        </>,
      )}
      {fold(
        'proof',
        <>
          {group('proof')}
          {log}
        </>,
      )}
      {fold('simulator', <Simulation asked={data?.asked ?? []} />)}
    </div>
  );
};
