import { parseJson } from '../../../src/browser/decode';
import { type ConsentDetails, type DetailedCookie, decodeConsentDetails } from './consent-details';
import { isNecessary } from '../decision';
import { isRefused, means } from '../cookie-names';
import { on } from '../../../src/runtime/events';
import { getConsent } from '../consent-store';
import { $decision } from './settings-store';

/** What the dialog shows; rejects where the shop does not answer with it. */
export const fetchDetails = async (signal?: AbortSignal): Promise<ConsentDetails> => {
  const answer = await fetch(getConsent().config.details, signal && { signal });
  const given = parseJson(await answer.text());
  if (!answer.ok || given === undefined) throw new Error(`The consent details answer ${answer.status}.`);
  return decodeConsentDetails(given);
};

/** Keeps `$decision` as the visitor's consent is, until the signal aborts. */
export const followDecision = (signal: AbortSignal): void => {
  $decision.set(getConsent().get());
  on('islas:consent-changed', ({ detail }) => $decision.set(detail), { signal });
};

const UNKNOWN = { category: 'unclassified', provider: '', provider_name: '', purpose: '', duration: '' } as const;

/**
 * A row for each cookie: those of the list, and those that the browser shows or the visitor has blocked, with what is
 * known of them.
 */
export const rowsOf = ({ cookies, known }: ConsentDetails): readonly DetailedCookie[] => {
  const { config, cookies: seen, get } = getConsent();
  const meansIt = (name: string) => (cookie: DetailedCookie) => means(cookie.name, name);
  const others = [...new Set([...Object.keys(seen()), ...get().blocked])].filter(
    (name) => !isNecessary(config, name) && !cookies.some(meansIt(name)),
  );
  return [...cookies, ...others.map((name) => ({ ...(known.find(meansIt(name)) ?? UNKNOWN), name }))];
};

/** Stands for a category without a row; no cookie is named so. */
const wholeOf = (category: string): string => `/${category}`;

/** What is ticked for these cookies of a category, or for the category where it has none. */
export const namesOf = (category: string, cookies: readonly DetailedCookie[]): readonly string[] =>
  cookies.length ? cookies.map(({ name }) => name) : [wholeOf(category)];

/** What is ticked at first: of what can be refused nothing, until the visitor has allowed it. */
export const tickedOf = (rows: readonly DetailedCookie[]): ReadonlySet<string> => {
  const { status, blocked, categories } = getConsent().get();
  const isAllowed = (category: string) => categories.some((allowed) => allowed === category);
  // A category that is partly allowed shows by what is refused of it.
  const isPartlyRefused = ({ category }: DetailedCookie) =>
    status === 'saved' && rows.some((row) => row.category === category && isRefused(blocked, row));
  const isTicked = (row: DetailedCookie) =>
    row.category === 'necessary' ||
    (!isRefused(blocked, row) && (row.category === 'unclassified' || isAllowed(row.category) || isPartlyRefused(row)));
  return new Set([...rows.filter(isTicked).map(({ name }) => name), ...categories.map(wholeOf)]);
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
