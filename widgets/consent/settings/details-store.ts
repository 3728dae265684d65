import { type ConsentDetails, type DetailedCookie, decodeConsentDetails } from './consent-details';
import { createDetails } from './host-details';
import { isNecessary } from '../decision';
import { isRefused, matchesName } from '../cookie-names';
import { on } from '../../../src/runtime/events';
import { readJson } from '../../../src/woocommerce/transport';
import { getConsent } from '../get-consent';
import { $decision } from './settings-store';

/** Fetches the dialog's contents, or takes those of the host. Rejects if the response is an error or no JSON. */
export const fetchDetails = async (signal?: AbortSignal): Promise<ConsentDetails> => {
  const { config } = getConsent();
  const { details } = config;
  return details && typeof details === 'string'
    ? readJson(details, decodeConsentDetails, { signal })
    : createDetails(config);
};

/** Keeps `$decision` in sync with the visitor's consent until the signal aborts. */
export const followDecision = (signal: AbortSignal): void => {
  $decision.set(getConsent().get());
  on('islas:consent-changed', ({ detail }) => $decision.set(detail), { signal });
};

const UNKNOWN = { category: 'unclassified', provider: '', provider_name: '', purpose: '', duration: '' } as const;

/**
 * Returns a row for each listed cookie, and for each unlisted one that the browser has or the visitor has blocked, with
 * its known details.
 */
export const cookieRows = ({ cookies, known }: ConsentDetails): readonly DetailedCookie[] => {
  const { config, cookies: seen, get } = getConsent();
  const meansIt = (name: string) => (cookie: DetailedCookie) => matchesName(cookie.name, name);
  const others = [...new Set([...Object.keys(seen()), ...get().blocked])].filter(
    (name) => !isNecessary(config, name) && !cookies.some(meansIt(name)),
  );
  return [...cookies, ...others.map((name) => ({ ...(known.find(meansIt(name)) ?? UNKNOWN), name }))];
};

/** Name that stands for a category without a row; no cookie has such a name. */
const categoryName = (category: string): string => `/${category}`;

/** Names to tick for a category: those of its cookies, or the category's own if it has none. */
export const namesToTick = (category: string, cookies: readonly DetailedCookie[]): readonly string[] =>
  cookies.length ? cookies.map(({ name }) => name) : [categoryName(category)];

/** Names ticked at first: cookies of an optional category only after the visitor has allowed them. */
export const initiallyTicked = (rows: readonly DetailedCookie[]): ReadonlySet<string> => {
  const { status, blocked, categories } = getConsent().get();
  const isAllowed = (category: string) => categories.some((allowed) => allowed === category);
  // In a category that is refused in part, the cookies that are not refused are ticked.
  const isPartlyRefused = ({ category }: DetailedCookie) =>
    status === 'saved' && rows.some((row) => row.category === category && isRefused(blocked, row));
  const isTicked = (row: DetailedCookie) =>
    row.category === 'necessary' ||
    (!isRefused(blocked, row) && (row.category === 'unclassified' || isAllowed(row.category) || isPartlyRefused(row)));
  return new Set([...rows.filter(isTicked).map(({ name }) => name), ...categories.map(categoryName)]);
};

/** Copies to the clipboard. Resolves to `false` if the browser does not allow it. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text)).then(
    () => !!navigator.clipboard,
    () => false,
  );

/** Formats a time (Unix seconds) in that language; an empty `lang` means the browser's. */
export const formatTime = (time: number, lang: string): string =>
  new Intl.DateTimeFormat(lang || undefined, { dateStyle: 'long', timeStyle: 'short' }).format(time * 1000);
