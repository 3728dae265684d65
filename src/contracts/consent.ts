/**
 * The contract between PHP and the browser about consent. Four things pass between them, and each says here who
 * writes it and what it may hold. The golden `tests/contract/golden/consent.json` holds both sides to it.
 *
 * **1. Configuration.** PHP prints `<script id="islas-head-consent" data-consent="{…JSON of ConsentConfig…}">` in the
 * head, before every script that might be held, the same bytes for every visitor. Settings bear the specification's
 * names. `decodeConsent` reads it; what is missing or foreign falls to the default beside each field.
 *
 * **2. Cookies**, raw (never URL-encoded), `path=cookiepath`, host-only, `SameSite=Lax`, `Secure` on https, all of them
 * expiring with the decision:
 * - `eu_cookies_bar`: Unix time in whole seconds at which the decision expires. Past, unreadable or more than
 *   `MAX_AHEAD` seconds ahead means undecided.
 * - `eu_cookies_bar_block`: blocked names joined by `,`. Kept, empty, after a plain accept. A name that ends in `*`
 *   means every name that begins so. Names with `,`, `;` or white space cannot be listed and are left out.
 * - `eu_cookies_bar_decline`: `1` after a refusal, absent otherwise.
 * - `islas_consent`: `<version>.<time>.<id>.<categories>`: `version` of the configuration that was decided on, Unix
 *   time in seconds, the visitor's anonymous id (20 hexadecimal digits, kept until the consent is withdrawn), and the
 *   first letters of the allowed categories (`p`, `s`, `m`). Another version than the page's: undecided again. Missing
 *   (a decision taken with EU Cookies Bar): decided, and the categories follow from the blocked names.
 * - `islas_consent_embeds`: providers whose embeds the visitor has loaded by hand, joined by `,`.
 *
 * Withdrawing deletes all five. These five are necessary by themselves, on both sides, under all settings.
 *
 * **3. Decisions.** Without JavaScript the bar's and the page's `<form method="post">` send `islas_consent` =
 * `accept | decline | save | withdraw`, with `save` the ticked boxes as `islas_consent_cookies[]` (names) and
 * `islas_consent_categories[]`. With JavaScript each decision is told to `log` by `navigator.sendBeacon` as
 * form fields (`ConsentRecord`); the answer is not read.
 *
 * **4. Markup.**
 * - The bar: `<div id="islas-consent" data-island="consent-bar" role="region" aria-label="…">`, without `hidden`: style
 *   sheets hide it by the head script's mark on `<html>` (`data-consent`, see `ConsentMark`, and `data-consent-bar`, see
 *   `BarMark`), so that it stands where scripts do not run. Its controls: submit buttons with
 *   `data-islas-action="consent.accept"` and `"consent.decline"`, `"consent.close"` on a button, and
 *   `"consent.settings"` on a link to `page`, there and anywhere else on the page.
 * - The note for Global Privacy Control: `<p class="islas-consent-note">` beside the re-open control; both stand in
 *   `<div class="islas-consent-again">`, shown while the bar is not.
 * - The dialog: an empty `<div data-island="consent-settings"></div>` at the end of the body, where settings are enabled.
 * - A held script: `<script type="text/plain" data-islas-consent="statistics">`, inline or with `data-islas-src`, and
 *   `data-islas-type="module"` where it was one; other attributes stay as they are. By hand, `data-category` in place of
 *   `data-islas-consent`.
 * - A held frame: `<iframe data-islas-consent="marketing" data-islas-src="…" hidden>` and right behind it its placeholder,
 *   `<div class="islas-consent-placeholder">` of the frame's size with a button
 *   `data-islas-action="consent.embed"` inside. `data-islas-provider` (as in `cookies`) on held scripts and frames.
 */
export const CATEGORIES = ['preferences', 'statistics', 'marketing'] as const;
/** Those a visitor decides on; `necessary` is never asked. */
export type OptionalCategory = (typeof CATEGORIES)[number];
export type Category = OptionalCategory | 'necessary';

/** `yes` accepts, `no` declines, anything else does nothing. */
export type Implied = 'yes' | 'no' | 'other';

/** A listed cookie. Its name may end in `*`: every name that begins so. */
export interface ListedCookie {
  readonly name: string;
  readonly category: Category;
  /** Key of who sets it, as in `data-islas-provider`; empty for the shop itself. */
  readonly provider: string;
}

export interface ConsentConfig {
  /** Hash of the texts and lists, letters and digits only. Default ''. */
  readonly version: string;
  /** How long a decision lasts, in seconds. Default 180 days. */
  readonly expire_time: number;
  /** Default '/'. */
  readonly cookiepath: string;
  readonly cookies: readonly ListedCookie[];
  readonly strictly_necessary: readonly string[];
  /** Prefixes of names. */
  readonly strictly_necessary_family: readonly string[];
  readonly cookies_bar_on_close: Implied;
  readonly cookies_bar_on_scroll: Implied;
  readonly cookies_bar_on_page_redirect: Implied;
  /** Seconds, default 0. */
  readonly display_delay: number;
  /** Seconds from the moment the bar is shown; 0 or '' for never. Default 0. */
  readonly dismiss_timeout: number;
  readonly block_until_accept: boolean;
  /** Off: no dialog, the controls lead to `page`. Default on. */
  readonly user_cookies_settings_enable: boolean;
  /** Whether Global Privacy Control counts as a refusal until the visitor decides. Default on. */
  readonly gpc: boolean;
  /** Google's consent mode; `null` where it is off. */
  readonly google: {
    /** Milliseconds that Google's tags wait for an update. Default 500. */
    readonly wait_for_update: number;
    readonly ads_data_redaction: boolean;
    readonly url_passthrough: boolean;
  } | null;
  /** Microsoft's consent mode (UET and Clarity). Default off. */
  readonly microsoft: boolean;
  /** Address that takes the record of a decision; empty for none. */
  readonly log: string;
  /** The shop's page with the same choices as a form; empty for none. */
  readonly page: string;
  /** Address that answers a GET with the dialog's contents (`ConsentDetails`, `contracts/consent-details.ts`). */
  readonly details: string;
}

/** Value of `data-consent` on the root element; `gpc` is undecided with Global Privacy Control. */
export type ConsentMark = 'undecided' | 'accepted' | 'saved' | 'declined' | 'gpc';
/** Value of `data-consent-bar` on the root element; absent while the bar waits or has nothing to ask. */
export type BarMark = 'open' | 'closing';

/** What the log is told of a decision: no address, no agent, nothing of the page. */
export interface ConsentRecord {
  readonly id: string;
  readonly decision: 'accepted' | 'saved' | 'declined' | 'withdrawn';
  readonly version: string;
  /** Names joined by `,`, as in the cookie. */
  readonly blocked: string;
  /** Allowed categories joined by `,`. */
  readonly categories: string;
}

/** 24 months and a day: no decision lasts longer, unless the owner says so. */
export const MAX_AHEAD = 731 * 86_400;

const DAYS_180 = 180 * 86_400;
const NO = [false, 0, null, undefined, '', '0', 'no', 'false'] as readonly unknown[];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown, fallback = ''): string => (typeof value === 'string' && value) || fallback;
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((entry) => text(entry)) : []);
const amount = (value: unknown, fallback = 0): number => (Number(value) > 0 ? Math.min(Number(value), 2e9) : fallback);
const implied = (value: unknown): Implied => (value === 'yes' || value === 'no' ? value : 'other');
const isOn = (value: unknown, fallback = false): boolean => (value === undefined ? fallback : !NO.includes(value));
const category = (value: unknown): Category =>
  value === 'necessary' ? value : (CATEGORIES.find((known) => known === value) ?? 'marketing');

/** Total, and without imports: the head script carries it inline. A category nobody knows is marketing. */
export const decodeConsent = (value: unknown): ConsentConfig => {
  const given = isObject(value) ? value : {};
  const google = given.google;
  return {
    version: text(given.version).replace(/\W/g, ''),
    expire_time: amount(given.expire_time, DAYS_180),
    cookiepath: text(given.cookiepath, '/'),
    cookies: (Array.isArray(given.cookies) ? given.cookies : [])
      .filter((entry) => isObject(entry) && text(entry.name))
      .map((entry) => ({ name: entry.name, category: category(entry.category), provider: text(entry.provider) })),
    strictly_necessary: texts(given.strictly_necessary),
    strictly_necessary_family: texts(given.strictly_necessary_family),
    cookies_bar_on_close: implied(given.cookies_bar_on_close),
    cookies_bar_on_scroll: implied(given.cookies_bar_on_scroll),
    cookies_bar_on_page_redirect: implied(given.cookies_bar_on_page_redirect),
    display_delay: amount(given.display_delay),
    dismiss_timeout: amount(given.dismiss_timeout),
    block_until_accept: isOn(given.block_until_accept),
    user_cookies_settings_enable: isOn(given.user_cookies_settings_enable, true),
    gpc: isOn(given.gpc, true),
    google: isObject(google)
      ? {
          wait_for_update: amount(google.wait_for_update, 500),
          ads_data_redaction: isOn(google.ads_data_redaction),
          url_passthrough: isOn(google.url_passthrough),
        }
      : null,
    microsoft: isOn(given.microsoft),
    log: text(given.log),
    page: text(given.page),
    details: text(given.details),
  };
};
