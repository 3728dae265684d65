/**
 * Sends consent signals to Google and Microsoft. Inline in the head after `widgets/consent/head/consent-head.ts` and
 * before their tags, where the shop has these: a default (denied without a decision), then an update after each change.
 */
import { CATEGORIES } from '../consent-config';
import type { ConsentApi } from '../consent-api';
import { pushToQueue } from '../../../src/browser/tag-queue';

type Command = { (...words: unknown[]): void; q?: unknown[] };

const page: typeof globalThis & {
  islas?: { consent?: ConsentApi };
  dataLayer?: unknown[];
  uetq?: unknown[];
  clarity?: Command;
} = globalThis;

/** Google's and Clarity's scripts read the `arguments` object, not an array. */
const gtag: Command = function () {
  // eslint-disable-next-line prefer-rest-params
  pushToQueue((page.dataLayer ??= []), arguments);
};
const clarity: Command = function () {
  // eslint-disable-next-line prefer-rest-params
  (clarity.q ??= []).push(arguments);
};

const consent = page.islas?.consent;
if (consent) {
  const { google, microsoft } = consent.config;
  let lastSent = '';
  const sendSignals = (kind: 'default' | 'update') => {
    const granted = CATEGORIES.map((name) => (consent.has(name) ? 'granted' : 'denied'));
    const [preferences, statistics, marketing] = granted;
    if (lastSent === `${granted}`) return;
    lastSent = `${granted}`;
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
    pushToQueue((page.uetq ??= []), 'consent', kind, { ad_storage: marketing });
    (page.clarity ??= clarity)('consentv2', { ad_Storage: marketing, analytics_Storage: statistics });
  };
  sendSignals('default');
  for (const name of ['ads_data_redaction', 'url_passthrough'] as const) if (google?.[name]) gtag('set', name, true);
  document.addEventListener('islas:consent-changed', () => sendSignals('update'));
}
