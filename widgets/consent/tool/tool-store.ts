import { CATEGORIES, type OptionalCategory } from '../consent-config';
import { readTool } from './tool-formats';
import { startTimer } from '../../../src/browser/lifetime';

/** Cookies and storage in which hosted tools keep the answer (PHP: `Known\Tools`). */
const COOKIES =
  /^(?:CookieConsent|OptanonConsent|_iub_cs-|didomi_token|axeptio_cookies|cookieyes-consent|CookieScriptConsent|cookiefirst-consent|CookieInformationConsent|CookieControl|cookiehub|ucData)/;
const STORAGE = ['TERMLY_API_CACHE', 'ucData', 'cookiefirst-consent'];
/** How tools say that something was answered; the others are read after a press. */
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

const decoded = (value: string): string => {
  try {
    const plain = decodeURIComponent(value);
    return /^ey/.test(plain) ? atob(plain) : plain;
  } catch {
    return value;
  }
};

/** Google's consent mode as tools tell it last, where they keep nothing that can be read. */
const lastUpdate = (): string => {
  const layer: readonly ArrayLike<unknown>[] = Reflect.get(window, 'dataLayer') ?? [];
  const updates = [...layer].filter((entry) => entry?.[0] === 'consent' && entry[1] === 'update');
  return JSON.stringify(updates.at(-1)?.[2] ?? '');
};

type Cookies = () => Readonly<Record<string, string>>;

/** What the tool has been answered; `undefined` before. */
const answered = (cookies: Cookies): readonly OptionalCategory[] | undefined => {
  const kept = Object.entries(cookies()).flatMap(([name, value]) => (COOKIES.test(name) ? [decoded(value)] : []));
  const stored = STORAGE.map((name) => localStorage.getItem(name) ?? '');
  return readTool([...kept, ...stored].join('\n')) ?? readTool(lastUpdate());
};

/**
 * Follows the hosted tool that this page has, instead of asking, until the signal aborts. Unless `mayTake`, what it was
 * answered before does not count: only what is answered from now on.
 */
export const followTool = (
  cookies: Cookies,
  take: (answers: Readonly<Record<string, string>>) => void,
  signal: AbortSignal,
  mayTake = true,
): void => {
  if (signal.aborted) return;
  const before = mayTake ? undefined : JSON.stringify(answered(cookies));
  let stops: (() => void)[] = [];
  let isNew = mayTake;
  const follow = () => {
    const allowed = answered(cookies);
    isNew ||= JSON.stringify(allowed) !== before;
    if (!allowed || !isNew) return;
    take(Object.fromEntries(CATEGORIES.map((name) => [name, allowed.includes(name) ? 'allow' : 'deny'])));
  };
  // A tool writes after the press that answers it, and after its own file has come.
  const soon = () => {
    for (const stop of stops) stop();
    stops = [50, 500, 2000].map((wait) => startTimer(follow, wait, signal));
  };
  for (const type of EVENTS) for (const target of [window, document]) target.addEventListener(type, soon, { signal });
  addEventListener('click', soon, { capture: true, signal });
  addEventListener('load', soon, { signal });
  follow();
};
