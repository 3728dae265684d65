import { parseCookies } from '../decision';
import { followTool } from './tool-store';

/**
 * Provides the visitor's answers to a hosted consent tool through the WP Consent API, where Islas asks for no consent
 * and the shop has no such API. Loaded by `widgets/consent/head/tool-head.ts`.
 */
const page: typeof globalThis & { wp_has_consent?: (category: string) => boolean } = globalThis;

let answers: Readonly<Record<string, string>> = {};
page.wp_has_consent = (category) =>
  /^(necessary|functional)$/.test(category) || answers[category.replace('-anonymous', '')] === 'allow';

followTool(
  () => parseCookies(document.cookie),
  (given) => {
    if (JSON.stringify(given) === JSON.stringify(answers)) return;
    answers = given;
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: given }));
  },
  new AbortController().signal,
);
