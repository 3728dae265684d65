import type { ConsentConfig } from '../consent-config';
import type { ConsentState } from '../consent-api';
import { type Jar, isNecessary } from '../decision';
import { markOf } from './mark-page';

/** Elements that the consent module releases: those that Islas holds, and scripts that authors have marked themselves. */
const HELD = '[data-islas-consent],[type$=plain][data-category]';

/** Whether a decision may allow tags. */
export const isAllowing = ({ status }: Pick<ConsentState, 'status'>): boolean =>
  status === 'accepted' || status === 'saved';

/** Whether the log has no proof of this refusal yet, or the cookies of another plugin's decision lack theirs. */
const isProofMissing = (config: ConsentConfig, state: ConsentState): boolean => {
  if (markOf(state) === 'undecided' || state.categories.length) return false;
  return state.isGpc ? state.version !== config.version : !state.version;
};

/** Whether cookies of this page may have to be deleted. */
const hasRefusedCookies = (config: ConsentConfig, state: ConsentState, cookies: Jar): boolean => {
  if (markOf(state) === 'undecided' ? !config.block_until_accept : state.status === 'accepted') return false;
  return Object.keys(cookies).some((name) => !isNecessary(config, name));
};

/**
 * Whether the page needs the consent module before a press: for the decision, the log of it, the cookies, or held elements.
 */
export const isModuleNeeded = (config: ConsentConfig, state: ConsentState, cookies: Jar): boolean =>
  !!config.tool ||
  !!cookies.islas_consent_unlogged ||
  !!cookies.islas_consent_reload ||
  (markOf(state) === 'undecided' && config.is_implied) ||
  isProofMissing(config, state) ||
  hasRefusedCookies(config, state, cookies) ||
  ((isAllowing(state) || !!cookies.islas_consent_embeds) && !!document.querySelector(HELD));
