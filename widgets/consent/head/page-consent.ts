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
 * each change.
 */
export const createPageConsent = (config: ConsentConfig, onChange: (before: ConsentState) => void): PageConsent => {
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

  /**
   * Writes the latest decision's cookies. The deciding tab and each tab that receives its message do so: in whatever
   * order the browser stores what two tabs write at the same time, both tabs write the later decision last.
   */
  const writeLatest = (): void => writeCookies(config, latest[1]);
  const applyDecision = (decision: TimedDecision): void => {
    latest = decision;
    writeLatest();
    read();
  };

  const decide: ConsentApi['decide'] = (blocked, initials, isDeclined) =>
    whenActivated(() => {
      const id = state.id || createId();
      const at = Math.max(Date.now(), latest[0] + 1);
      applyDecision([at, createCookies(config, Math.round(at / 1000), id, blocked, initials, isDeclined)]);
      const decision = latest;
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
      implyDecision(api, config.cookies_bar_on_close);
    },
    decide,
  };

  const receiveDecision = (decision: TimedDecision): void => {
    // A page that is rendered ahead only reads what the deciding tab has written.
    if (isRenderedAhead()) read();
    else if (isLater(decision, latest)) applyDecision(decision);
  };

  return { api, receiveDecision };
};
