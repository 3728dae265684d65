/**
 * The WP Consent API: its globals, and its event `wp_listen_for_consent_change`. Where its own plugin is installed, the
 * globals of that plugin take precedence.
 */
import { CATEGORIES } from '../consent-config';
import type { ConsentApi, ConsentState } from '../consent-api';
import { setCookie } from '../../../src/browser/plain-cookies';

const page: typeof globalThis & {
  wp_consent_type?: string;
  wp_has_consent?: ConsentApi['has'];
  wp_set_consent?: (category: string, answer: string) => unknown;
  wp_fallback_consent_type?: string;
  waitfor_consent_hook?: boolean;
  consent_api?: object;
  consent_api_get_cookie?: (name: string) => string;
  consent_api_set_cookie?: (name: string, value: string) => void;
} = globalThis;

const ANSWERED = 'wp_listen_for_consent_change';
/** Prefix of the API's cookies: one for each category. */
const PREFIX = 'wp_consent';

/** Whether a category, by its name here or in the API, is allowed. `necessary` and `functional` always are. */
export const isCategoryAllowed = ({ categories }: Pick<ConsentState, 'categories'>, category: string): boolean =>
  ['necessary', 'functional', ...categories].includes(category.replace('-anonymous', ''));

/** Answers a read of one of the API's cookies. Islas stores one decision, from which their values follow. */
const readApiCookie = ({ get, has, cookies }: ConsentApi, name: string): string => {
  const [prefix, category = ''] = name.split(/_(?=[^_]*$)/);
  if (prefix !== PREFIX || get().status === 'undecided') return cookies()[name] ?? '';
  return has(category) ? 'allow' : 'deny';
};

/** Defines those globals of the API that no other code has defined. */
export const defineWpConsentApi = (consent: ConsentApi): void => {
  const { expire_time } = consent.config;
  page.wp_consent_type ??= page.wp_fallback_consent_type ??= 'optin';
  page.waitfor_consent_hook ??= false;
  page.consent_api ??= {
    consent_type: 'optin',
    waitfor_consent_hook: false,
    cookie_expiration: expire_time / 86_400,
    cookie_prefix: PREFIX,
  };
  page.consent_api_get_cookie ??= (name) => readApiCookie(consent, name);
  page.consent_api_set_cookie ??= (name, value) => setCookie(name, value, expire_time, ';path=/');
  page.wp_has_consent ??= consent.has;
  page.wp_set_consent ??= (category, answer) =>
    document.dispatchEvent(new CustomEvent(ANSWERED, { detail: { [category]: answer } }));
};

/** Announces to the API's users each category that is allowed now and was not, or the other way round. */
export const announceCategories = ({ categories }: ConsentState, { has }: Pick<ConsentApi, 'has'>): void => {
  // A listener may decide meanwhile: what counts is the state then.
  for (const category of CATEGORIES)
    if (categories.includes(category) !== has(category))
      page.wp_set_consent?.(category, has(category) ? 'allow' : 'deny');
};

/** Calls back with the event of another plugin's answer that differs from the decision. */
export const followWpConsentApi = ({ has }: ConsentApi, onAnswer: (event: Event) => void): void =>
  // Compared at once: after the next tab's decision, this page's own events would look like another plugin's answers.
  document.addEventListener(ANSWERED, (event) => {
    const { detail } = event as CustomEvent;
    if (Object.keys({ ...detail }).some((category) => has(category) !== (detail[category] === 'allow')))
      onAnswer(event);
  });
