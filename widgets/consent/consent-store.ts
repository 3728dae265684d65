import { CATEGORIES } from './consent-config';
import type { ConsentApi } from './consent-api';
import { completeProof } from './decision-proof';
import { joinNames } from './choice';
import { cookiesToDelete, cookiePlaces } from './cookie-deletion';
import { initialsOf, isRefused, matchesName } from './cookie-names';
import { getConsent, getReportAddress } from './get-consent';
import type { ConsentModule } from './consent-module';
import { isConsentWithdrawn } from './taken-back/is-taken-back';
import { loadLater } from '../../src/runtime/load-later';
import { whenActivated } from '../../src/browser/page-seen';
import { setCookie } from '../../src/browser/plain-cookies';
import { hideBar } from './bar/bar-focus';
import { on } from '../../src/runtime/events';

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
  const report = getReportAddress();
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
  on('islas:consent-changed', () => whenActivated(() => deleteRefusedCookies(consent), signal), { signal });
  whenActivated(() => {
    // Only once: a tab that wrote after each decision of another tab could overwrite that decision.
    blockDeleted(consent, deleteRefusedCookies(consent));
    if (consent.cookies()[RELOAD])
      void loadLater('consent-reload', importReload, ({ finishReload }) => finishReload(signal), { signal });
  }, signal);
  completeProof(consent, signal);
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
