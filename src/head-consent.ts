/**
 * Consent before first paint, inline in the head and before every script that may be held (`contracts/consent.ts`):
 * reads the decision, marks the root element with it, and tells the WP Consent API, Google and Microsoft what is
 * granted. `src/consent.ts` does the rest.
 */
import { CATEGORIES, type ConsentMark, decodeConsent } from './contracts/consent';
import type { ConsentHead } from './contracts/consent-api';
import { type Jar, isNecessary, mayRun, parseCookies, readDecision } from './domain/consent';

type Command = { (...words: unknown[]): void; q?: unknown[] };

const page: typeof globalThis & {
  islas?: { consent?: ConsentHead };
  dataLayer?: unknown[];
  uetq?: unknown[];
  clarity?: Command;
  wp_consent_type?: string;
  wp_has_consent?: ConsentHead['has'];
  wp_set_consent?: (category: string, answer: string) => unknown;
} = globalThis;

const given = (): unknown => {
  try {
    return JSON.parse(document.getElementById('islas-head-consent')?.dataset.consent ?? '');
  } catch {
    return {}; // What another plugin has cut or rewritten: the defaults apply.
  }
};

const config = decodeConsent(given());
const { google, microsoft, display_delay } = config;
const { dataset } = document.documentElement;
const hasGpc = config.gpc && !!Reflect.get(navigator, 'globalPrivacyControl');

let decided: Jar = {};
const cookies = (): Jar => (navigator.cookieEnabled ? parseCookies(document.cookie) : decided);
const now = () => readDecision(cookies(), config, Date.now() / 1000, hasGpc);
let state = now();

const has = (category: string, provider?: string): boolean =>
  /^(necessary|functional)$/.test(category) || mayRun(state, config, category.replace('-anonymous', ''), provider);

/** Google and Clarity read the arguments themselves, not a list of them. */
const gtag: Command = function () {
  // eslint-disable-next-line prefer-rest-params
  (page.dataLayer ??= []).push(arguments);
};
const clarity: Command = function () {
  // eslint-disable-next-line prefer-rest-params
  (clarity.q ??= []).push(arguments);
};

const signal: ConsentHead['signal'] = (kind) => {
  const [preferences, statistics, marketing] = CATEGORIES.map((category) => (has(category) ? 'granted' : 'denied'));
  if (google)
    gtag('consent', kind, {
      ad_storage: marketing,
      ad_user_data: marketing,
      ad_personalization: marketing,
      analytics_storage: statistics,
      functionality_storage: preferences,
      personalization_storage: preferences,
      security_storage: 'granted',
      wait_for_update: google.wait_for_update,
    });
  if (!microsoft) return;
  (page.uetq ??= []).push('consent', kind, { ad_storage: marketing });
  (page.clarity ??= clarity)('consentv2', { ad_Storage: marketing, analytics_Storage: statistics });
};

const mark = (): void => {
  const name: ConsentMark = state.isGpc ? 'gpc' : state.status;
  dataset.consent = name;
  if (name === 'undecided') setTimeout(show, display_delay * 1000);
  else delete dataset.consentBar;
};
const show = (): void => {
  if (dataset.consent === 'undecided') dataset.consentBar = 'open';
};

signal('default');
for (const name of ['ads_data_redaction', 'url_passthrough'] as const) if (google?.[name]) gtag('set', name, true);
mark();
if (!display_delay) show();
page.wp_consent_type ??= 'optin';
page.wp_has_consent ??= has;
page.wp_set_consent ??= (category, answer) =>
  document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { [category]: answer } }));
page.islas = {
  ...page.islas,
  consent: {
    config,
    get: () => state,
    has,
    isNecessary: (name) => isNecessary(config, name),
    cookies,
    read: (written) => {
      decided = { ...decided, ...written };
      state = now();
    },
    signal,
    mark,
  },
};
