import { CATEGORIES, type OptionalCategory } from '../consent-config';
import { parseToolAnswers } from './tool-formats';
import { startTimer } from '../../../src/browser/lifetime';

/** Cookies and storage in which hosted tools store the answer (PHP: `Known\Tools`). */
const COOKIES =
  /^(?:CookieConsent|OptanonConsent|_iub_cs-|didomi_token|axeptio_cookies|cookieyes-consent|CookieScriptConsent|cookiefirst-consent|CookieInformationConsent|CookieControl|cookiehub|ucData)/;
const STORAGE = ['TERMLY_API_CACHE', 'ucData', 'cookiefirst-consent'];
/** Events after which a tool may have an answer; tools without an event are read after a click. */
const EVENTS = [
  'CookiebotOnAccept',
  'CookiebotOnDecline',
  'OneTrustGroupsUpdated',
  'cookieyes_consent_update',
  'UC_UI_CMP_EVENT',
  'cookiefirst_consent',
  'CookieScriptAcceptAll',
  'CookieScriptReject',
  'CookieInformationConsentGiven',
  'focus',
];

const tryDecode = (value: string): string => {
  try {
    const plain = decodeURIComponent(value);
    return /^ey/.test(plain) ? atob(plain) : plain;
  } catch {
    return value;
  }
};

/** The last update of Google's consent mode, for tools that store nothing readable. Returns JSON, `""` for none. */
const findLastUpdate = (): string => {
  const layer: readonly ArrayLike<unknown>[] = Reflect.get(window, 'dataLayer') ?? [];
  const updates = [...layer].filter((entry) => entry?.[0] === 'consent' && entry[1] === 'update');
  return JSON.stringify(updates.at(-1)?.[2] ?? '');
};

type Cookies = () => Readonly<Record<string, string>>;

/** Categories that the visitor has allowed in the tool; `undefined` before an answer. */
const readAnsweredCategories = (cookies: Cookies): readonly OptionalCategory[] | undefined => {
  const kept = Object.entries(cookies()).flatMap(([name, value]) => (COOKIES.test(name) ? [tryDecode(value)] : []));
  const stored = STORAGE.map((name) => localStorage.getItem(name) ?? '');
  return parseToolAnswers([...kept, ...stored].join('\n')) ?? parseToolAnswers(findLastUpdate());
};

/**
 * Calls `applyAnswers` with the answers in the page's hosted tool whenever they may have changed, until the signal aborts.
 * Without `mayTake` it ignores the answers from before this call.
 */
export const followTool = (
  cookies: Cookies,
  applyAnswers: (answers: Readonly<Record<string, string>>) => void,
  signal: AbortSignal,
  mayTake = true,
): void => {
  if (signal.aborted) return;
  const before = mayTake ? undefined : JSON.stringify(readAnsweredCategories(cookies));
  let stops: (() => void)[] = [];
  let isNew = mayTake;
  const readAnswers = () => {
    const allowed = readAnsweredCategories(cookies);
    isNew ||= JSON.stringify(allowed) !== before;
    if (!allowed || !isNew) return;
    applyAnswers(Object.fromEntries(CATEGORIES.map((name) => [name, allowed.includes(name) ? 'allow' : 'deny'])));
  };
  // A tool stores the answer some time after the click, and after its own script has loaded.
  const readSoon = () => {
    for (const stop of stops) stop();
    stops = [50, 500, 2000].map((wait) => startTimer(readAnswers, wait, signal));
  };
  for (const type of EVENTS)
    for (const target of [window, document]) target.addEventListener(type, readSoon, { signal });
  addEventListener('click', readSoon, { capture: true, signal });
  addEventListener('load', readSoon, { signal });
  readAnswers();
};
