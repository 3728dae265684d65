import { CATEGORIES } from './consent-config';
import type { ConsentApi } from './consent-api';
import { joinNames, createId, createProof } from './choice';
import { cookiesToDelete, cookiePlaces } from './cookie-deletion';
import { initialsOf, isRefused, mayRun, matchesName } from './cookie-names';
import type { ConsentModule } from './consent-module';
import { isConsentWithdrawn } from './taken-back/is-taken-back';
import { loadLater } from '../../src/runtime/load-later';
import { whenActivated } from '../../src/browser/page-seen';
import { setCookie } from '../../src/browser/plain-cookies';
import { hideBar, leaveBar } from './bar/bar-focus';
import { on } from '../../src/runtime/events';

const page: typeof globalThis & {
  islas?: { consent?: ConsentApi; report?: { readonly url: string; readonly nonce: string } };
} = globalThis;

/** The visitor's consent. Throws on a page without the head script. */
export const getConsent = (): ConsentApi => {
  const consent = page.islas?.consent;
  if (!consent) throw new Error('The page has no script of consent in its head.');
  return consent;
};

/** Whether tags of a category, and of a provider if one is given, may run now. `necessary` always may. */
export const mayRunNow = (category: string, provider?: string): boolean => {
  const { config, get, has } = getConsent();
  return has(category) || mayRun(get(), config.cookies, category, provider);
};

/**
 * Written for a minute when something is taken back: the next pages delete once more what running tags have written
 * until their end, and restore what was typed.
 */
const RELOAD = 'islas_consent_reload';
const RELOAD_SECONDS = 60;

/**
 * Deletes refused cookies (Specification §4: at each page load, and when a decision changes); after a withdrawal those
 * that a refusal deletes. Returns their names.
 */
const deleteRefusedCookies = (consent: ConsentApi): readonly string[] => {
  const state = consent.get();
  const isWithdrawn = state.status === 'undecided' && !!consent.cookies()[RELOAD];
  const names = cookiesToDelete(isWithdrawn ? { ...consent, get: () => ({ ...state, status: 'declined' }) } : consent);
  for (const name of names)
    for (const place of cookiePlaces(location.hostname, consent.config.cookiepath)) setCookie(name, '', 0, place);
  return names;
};

/** After a refusal, adds deleted cookies that the block list does not match to that list. */
const blockDeleted = ({ config, cookies, get, read }: ConsentApi, names: readonly string[]): void => {
  const { status, blocked } = get();
  const added = names.filter((name) => !blocked.some((entry) => matchesName(entry, name)));
  const { eu_cookies_bar, eu_cookies_bar_decline } = cookies();
  if (status !== 'declined' || eu_cookies_bar_decline !== '1' || !added.length) return;
  const left = Math.round(Number(eu_cookies_bar) - Date.now() / 1000);
  setCookie('eu_cookies_bar_block', joinNames(config, [...blocked, ...added]), left, `;path=${config.cookiepath}`);
  read();
};

/** Writes `islas_consent` for a decision that was not taken in Islas, with this version of the texts and lists. */
const writeProof = ({ config, read }: ConsentApi, time: number, id: string, initials: string): void => {
  const { version, expire_time, cookiepath } = config;
  setCookie('islas_consent', createProof(version, time, id, initials), expire_time, `;path=${cookiepath}`);
  read();
};

/**
 * Logs a refusal by Global Privacy Control once, with an anonymous id that the browser keeps in `islas_consent`. If the
 * browser stores no cookies, logs nothing, because each page would log it again.
 */
const proveRefusal = (consent: ConsentApi): void => {
  const { config, get } = consent;
  const { isGpc, version } = get();
  if (!isGpc || version === config.version || !config.log || config.log_off) return;
  const id = createId();
  const now = Math.round(Date.now() / 1000);
  writeProof(consent, now, id, '');
  if (get().id !== id) return;
  setCookie('islas_consent_unlogged', `${id}.${now + 60}`, config.expire_time, `;path=${config.cookiepath}`);
  navigator.sendBeacon(config.log, new URLSearchParams({ id, decision: 'gpc', version: config.version }));
};

/**
 * Sends a decision again that the log has not taken: what the cookies say now, with the anonymous id of the first time.
 * `islas_consent_unlogged` has the id and from when, `<id>.<Unix seconds>`; the server's answer deletes it. If the
 * server does not take the decision again, waits an hour.
 */
const resendUnlogged = ({ config, cookies, get }: ConsentApi): void => {
  const { islas_consent_unlogged = '', ...jar } = cookies();
  const [id = '', from = ''] = islas_consent_unlogged.split('.');
  const now = Math.round(Date.now() / 1000);
  if (!id || !config.log || Number(from) > now) return;
  setCookie('islas_consent_unlogged', `${id}.${now + 3600}`, config.expire_time, `;path=${config.cookiepath}`);
  const { isGpc, version } = get();
  const names = ['eu_cookies_bar', 'eu_cookies_bar_block', 'eu_cookies_bar_decline', 'islas_consent'];
  const decision =
    isGpc && version === config.version
      ? { decision: 'gpc', version }
      : Object.fromEntries(names.map((name) => [name, jar[name] ?? 'null']));
  navigator.sendBeacon(config.log, new URLSearchParams({ ...decision, id, unlogged: '1' }));
};

/** EU Cookies Bar stores refused names only: writes `islas_consent` with the categories that follow from them. */
const adoptForeignDecision = (consent: ConsentApi): void => {
  const { status, version, blocked } = consent.get();
  if (status === 'undecided' || status === 'accepted' || version) return;
  const { cookies } = consent.config;
  const known = CATEGORIES.filter((category) => cookies.some((cookie) => cookie.category === category));
  writeProof(consent, 0, '', status === 'saved' ? initialsOf(known, blocked, cookies) : '');
};

/**
 * Saves a choice among these cookies: names to block, and the categories that are not refused as a whole. A choice that
 * allows nothing is a refusal.
 */
export const saveChoice = (
  blocked: readonly string[],
  categories: readonly string[],
  cookies: Parameters<typeof initialsOf>[2] = getConsent().config.cookies,
): void => {
  const initials = initialsOf(categories, blocked, cookies);
  const isAllowed = (cookie: (typeof cookies)[number]) =>
    CATEGORIES.some((category) => category === cookie.category) && !isRefused(blocked, cookie);
  getConsent().decide(blocked, initials, !initials && !cookies.some(isAllowed));
};

const importReload = () => import('./taken-back/reload');

/** Deletes what is refused now, and loads the page again once nothing is under way. */
export const applyWithdrawal: ConsentModule['takeBack'] = (before) => {
  const consent = getConsent();
  if (!isConsentWithdrawn(before, consent.get())) return;
  whenActivated(() => {
    setCookie(RELOAD, '1', RELOAD_SECONDS, `;path=${consent.config.cookiepath}`);
    deleteRefusedCookies(consent);
  });
  void loadLater('consent-reload', importReload, ({ reloadIfWithdrawn }) => reloadIfWithdrawn(before));
};

/** Applies another plugin's answers per category as the visitor's decision. */
const applyAnswers = ({ config, has }: ConsentApi, answered: Readonly<Record<string, unknown>>): void => {
  const isAllowed = (category: string) => (answered[category] ?? (has(category) && 'allow')) === 'allow';
  if (CATEGORIES.every((category) => has(category) === isAllowed(category))) return;
  const refused = config.cookies.filter(({ category }) => category !== 'necessary' && !isAllowed(category));
  saveChoice(
    refused.map(({ name }) => name),
    CATEGORIES.filter(isAllowed),
  );
};

/** Starts to follow the page's consent tool. Set by `startConsent`. */
let startFollowing: ((mayTake: boolean) => void) | undefined;

/**
 * Lets a consent tool that a script has added ask instead of Islas. An earlier decision in Islas counts until the
 * visitor answers the tool.
 */
export const letToolAsk = (tool: string): void => {
  const { config, get } = getConsent();
  if (config.tool) return;
  config.tool = tool;
  const { report } = page.islas ?? {};
  if (report) {
    const body = new URLSearchParams({ action: 'islas_consent_asked', _wpnonce: report.nonce, tool });
    whenActivated(() => void navigator.sendBeacon(report.url, body));
  }
  hideBar();
  startFollowing?.(get().status === 'undecided');
};

/**
 * Deletes refused cookies, now and after each change of the decision, until the signal aborts; writes missing proofs
 * and follows the page's consent tool. Returns the handler of `wp_listen_for_consent_change`: it applies the answers
 * that another plugin has given to the WP Consent API.
 */
export const startConsent = (signal: AbortSignal): ((event?: unknown) => void) => {
  const consent = getConsent();
  leaveBar();
  on(
    'islas:consent-changed',
    () => {
      leaveBar();
      whenActivated(() => deleteRefusedCookies(consent), signal);
    },
    { signal },
  );
  whenActivated(() => {
    // Only once: a tab that wrote after each decision of another tab could overwrite that decision.
    blockDeleted(consent, deleteRefusedCookies(consent));
    resendUnlogged(consent);
    proveRefusal(consent);
    adoptForeignDecision(consent);
    if (consent.cookies()[RELOAD])
      void loadLater('consent-reload', importReload, ({ finishReload }) => finishReload(signal), { signal });
  }, signal);
  // Loaded on demand, because few shops have a consent tool.
  startFollowing = (mayTake) =>
    whenActivated(
      () =>
        void loadLater(
          'consent-tool',
          () => import('./tool/tool-store'),
          ({ followTool }) => followTool(consent.cookies, (answers) => applyAnswers(consent, answers), signal, mayTake),
          { signal },
        ),
      signal,
    );
  if (consent.config.tool) startFollowing(true);
  return (event) => {
    if (event instanceof CustomEvent) whenActivated(() => applyAnswers(consent, Object(event.detail)), signal);
  };
};
