import { parseJson } from '../contracts/decode';
import { type ConsentDetails, type DetailedCookie, decodeConsentDetails } from '../contracts/consent-details';
import { isNecessary } from '../domain/consent';
import { isPartlyAllowed, means } from '../domain/consent-names';
import { on } from '../services/events';
import { getConsent } from './consent';
import { $decision } from './consent-settings';

/** What the dialog shows; rejects where the shop does not answer with it. */
export const fetchDetails = async (): Promise<ConsentDetails> => {
  const answer = await fetch(getConsent().config.details);
  const given = parseJson(await answer.text());
  if (!answer.ok || given === undefined) throw new Error(`The consent details answer ${answer.status}.`);
  return decodeConsentDetails(given);
};

/** Keeps `$decision` as the visitor's consent is, until the signal aborts. */
export const followDecision = (signal: AbortSignal): void => {
  $decision.set(getConsent().get());
  on('islas:consent-changed', ({ detail }) => $decision.set(detail), { signal });
};

const UNKNOWN = { category: 'marketing', provider: '', provider_name: '', purpose: '', duration: '' } as const;

/** A row for each cookie: those of the list, those that the browser shows, and those that were blocked. */
export const rowsOf = ({ cookies }: ConsentDetails): readonly DetailedCookie[] => {
  const { config, cookies: seen, get } = getConsent();
  const others = [...new Set([...Object.keys(seen()), ...get().blocked])].filter(
    (name) => !isNecessary(config, name) && !cookies.some((cookie) => means(cookie.name, name)),
  );
  return [...cookies, ...others.map((name) => ({ ...UNKNOWN, name }))];
};

/** Which of the rows are ticked at first: nothing, until the visitor has accepted it. */
export const tickedOf = (rows: readonly DetailedCookie[]): ReadonlySet<string> => {
  const { config, get } = getConsent();
  const isTicked = ({ name, category }: DetailedCookie) =>
    category === 'necessary' || (isPartlyAllowed(get(), config.cookies, category) && !get().blocked.includes(name));
  return new Set(rows.filter(isTicked).map(({ name }) => name));
};

/** Copies to the clipboard; `false` where the browser does not allow it. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text)).then(
    () => !!navigator.clipboard,
    () => false,
  );

/** Date and time as people of that language write them. */
export const whenText = (time: number, lang: string): string =>
  new Intl.DateTimeFormat(lang || undefined, { dateStyle: 'long', timeStyle: 'short' }).format(time * 1000);
