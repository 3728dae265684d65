import { CONSENT_TEXTS, type ConsentDetails, decodeConsentDetails } from './consent-details';

interface HostConfig {
  readonly details?: unknown;
  readonly cookies: readonly { readonly category: string; readonly provider: string }[];
}

/** As PHP says them (`Consent/Labels.php`). */
const CATEGORIES = {
  necessary: {
    name: 'Necessary',
    purpose: 'The shop does not work without them: cart, checkout, account, security.',
  },
  preferences: {
    name: 'Preferences',
    purpose: 'They remember what you chose, such as maps and products you looked at.',
  },
  statistics: { name: 'Statistics', purpose: 'They measure how the shop is used, to improve it.' },
  marketing: {
    name: 'Marketing',
    purpose: 'They follow what you visit, to show you advertising that fits you.',
  },
};

/** The dialog's contents for a host without the plugin, which has no address that answers with them. */
export const createDetails = ({ details, cookies }: HostConfig): ConsentDetails =>
  decodeConsentDetails({
    heading: CONSENT_TEXTS.tab_policy,
    cookies: cookies.map((cookie) => ({ ...cookie, provider_name: cookie.provider })),
    offered: [...new Set(cookies.map(({ category }) => category))],
    categories: CATEGORIES,
    ...Object(details),
  });
