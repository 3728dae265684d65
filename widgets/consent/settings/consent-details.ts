import { type Decoded, list, oneOf, record, shape, text } from '../../../src/browser/decode';

const cookie = shape({
  name: text(),
  category: oneOf(['necessary', 'preferences', 'statistics', 'marketing', 'unclassified'], 'marketing'),
  /** Provider's key as in the configuration; `provider_name` is its display name. */
  provider: text(),
  provider_name: text(),
  purpose: text(),
  duration: text(),
});

/**
 * JSON response of the `details` address of the consent configuration (PHP: the public REST route `islas/v1/consent`):
 * the contents of the settings dialog. No page carries them, because most visitors never open it. The response is the
 * same for all visitors, and its address contains the version, so that browsers may cache it.
 */
export const decodeConsentDetails = shape({
  version: text(),
  /** Heading of the dialog. */
  heading: text(),
  /** The first tab: HTML that PHP has sanitized like a post's. */
  policy: text(),
  /** Addresses of the dialog's style sheets. */
  styles: list(text()),
  /** The second tab; `name` as in the configuration. */
  cookies: list(cookie),
  /** Known cookies that the shop does not list, for browsers that have them. */
  known: list(cookie),
  /** Optional categories that are offered, also without a cookie. */
  offered: list(text()),
  /** Display names of all providers that a page may contain, by key. */
  providers: record(text()),
  /** By category: its name, and its purpose in one sentence. */
  categories: record(shape({ name: text(), purpose: text() })),
  /** Texts in the visitor's language, by key; the English sources are in `CONSENT_TEXTS`. */
  texts: record(text()),
});

export type ConsentDetails = Decoded<typeof decodeConsentDetails>;
export type DetailedCookie = ConsentDetails['cookies'][number];

/** English sources of the dialog's texts; PHP sends translations under the same keys. */
export const CONSENT_TEXTS = {
  tab_policy: 'Privacy and cookies',
  tab_cookies: 'Cookie list',
  save: 'Save settings',
  accept: 'Accept all',
  decline: 'Reject all',
  close: 'Close',
  always: 'Always active',
  cookie: 'Cookie',
  provider: 'Provider',
  purpose: 'Purpose',
  duration: 'Duration',
  own: 'This shop',
  unknown: 'Purpose not described yet.',
  none: 'No cookie of this kind is listed.',
  mine: 'My consent',
  mine_none: 'You have not decided yet.',
  mine_gpc: 'Your browser asks not to be tracked (Global Privacy Control). We respect it.',
  mine_accepted: 'You accepted all cookies.',
  mine_saved: 'You chose which cookies to allow.',
  mine_declined: 'You rejected all cookies that are not necessary.',
  mine_when: 'When',
  mine_text: 'Version of the text',
  mine_id: 'Consent ID',
  copy: 'Copy ID',
  copied: 'Copied.',
  withdraw: 'Withdraw my consent',
  withdrawn: 'Your consent has been withdrawn.',
  frame_about: '%1$s shows this content and may leave cookies (%2$s).',
  frame_load: 'Load content of %s',
  frame_open: 'Open at %s',
} as const;

export type ConsentTextKey = keyof typeof CONSENT_TEXTS;
