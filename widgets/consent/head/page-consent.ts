import type { ConsentApi, ConsentState } from '../consent-api';
import type { ConsentConfig } from '../consent-config';
import { createCookies, createId, refusableNames } from '../choice';
import { readDecision } from '../decision';
import { implyDecision } from '../imply-decision';
import { isRenderedAhead, whenActivated } from '../../../src/browser/page-seen';
import { readCookies, writeCookies } from './decision-cookies';
import { closeBar, showBar } from './mark-page';
import { sendDecision } from './send-decision';
import { postDecision } from './decision-channel';
import { type TimedDecision, isLater } from './timed-decision';
import { isCategoryAllowed } from './wp-consent-api';

const { globalPrivacyControl }: Navigator & { readonly globalPrivacyControl?: boolean } = navigator;

/** Whether two states say the same; the fields of both are written in the same order. */
const isSame = (state: ConsentState, other: ConsentState): boolean => JSON.stringify(state) === JSON.stringify(other);

export interface PageConsent {
  readonly api: ConsentApi;
  /** Applies a decision of another tab, unless this page knows a later one. */
  readonly receiveDecision: (decision: TimedDecision) => void;
}

/**
 * The visitor's consent on this page: reads the decision, takes new ones, and calls `onChange` with the state before
 * each change, and `onClose` when the bar is closed without one.
 */
export const createPageConsent = (
  config: ConsentConfig,
  onChange: (before: ConsentState) => void,
  onClose: () => void,
): PageConsent => {
  const readState = (): ConsentState =>
    readDecision(readCookies(), config, Date.now() / 1000, config.gpc && !!globalPrivacyControl);
  let state = readState();
  /** The latest decision of all tabs. */
  let latest: TimedDecision = [0, {}];

  const read = (): void => {
    const before = state;
    state = readState();
    if (!isSame(before, state)) onChange(before);
  };

  const writeLatest = (): void => writeCookies(config, latest[1]);

  /**
   * Writes the latest decision's cookies, and reads them. The deciding tab does so, and each tab for each message that it
   * receives, also of an earlier decision: that one's cookies may have been stored after this tab wrote its own, and this
   * tab may have read them. By the time of the message they are there, so what is written now is last.
   */
  const applyLatest = (): void => {
    writeLatest();
    read();
  };

  const decide: ConsentApi['decide'] = (blocked, initials, isDeclined) =>
    whenActivated(() => {
      const id = state.id || createId();
      const at = Math.max(Date.now(), latest[0] + 1);
      const decision: TimedDecision = [
        at,
        createCookies(config, Math.round(at / 1000), id, blocked, initials, isDeclined),
      ];
      latest = decision;
      applyLatest();
      postDecision(decision);
      if (!config.log) return;
      // The answer sets this decision's cookies, so a later decision is written again after it.
      const stored = sendDecision(config, decision, id, () => decision === latest || writeLatest());
      if (stored) api.stored = stored;
    });

  const api: ConsentApi = {
    config,
    get: () => state,
    has: (category) => isCategoryAllowed(state, category),
    cookies: readCookies,
    read,
    accept: () => decide([], 'psm'),
    decline: () => decide(refusableNames(config, state), '', true),
    open: () => {
      showBar();
      document.querySelector<HTMLElement>('#islas-consent button')?.focus();
    },
    close: () => {
      closeBar();
      onClose();
      implyDecision(api, config.cookies_bar_on_close);
    },
    decide,
  };

  const receiveDecision = (decision: TimedDecision): void => {
    // A page that is rendered ahead only reads what the deciding tab has written.
    if (isRenderedAhead()) return read();
    if (isLater(decision, latest)) latest = decision;
    applyLatest();
  };

  return { api, receiveDecision };
};
