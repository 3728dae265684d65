import type { ConsentContents } from './consent-configuration';
import type { ConsentModule } from './consent-module';

/**
 * The contract between PHP and the browser about consent: four kinds of data, each with its writer and its allowed
 * values. The golden `tests/contract/golden/consent.json` tests both sides against it.
 *
 * **1. Configuration.** PHP prints `<script id="islas-head-consent">islas={"config":{…JSON of ConsentConfig…}}`, and
 * right behind it the file of the head with `widgets/consent/head/consent-head.ts`, before every script that might be held, the same
 * bytes for every visitor. After it, where tags are held, `<script id="islas-consent-tags">` (`widgets/consent/tag-data.ts`), and where the shop has tags of Google or Microsoft,
 * `<script id="islas-consent-signals">`.
 * Settings have the specification's names. `decodeConsent` reads it; a missing field or one of another type gets the
 * default beside it. PHP computes the values that depend on settings alone.
 *
 * **2. Cookies**, raw (never URL-encoded), `path=cookiepath`, host-only, `SameSite=Lax`, `Secure` on https, all of them
 * expiring with the decision:
 * - `eu_cookies_bar`: Unix time in whole seconds at which the decision expires. Past, unreadable or more than
 *   `MAX_AHEAD` seconds ahead means undecided.
 * - `eu_cookies_bar_block`: blocked names joined by `,`. Kept, empty, after a plain accept. A name that ends in `*`
 *   matches every name with that beginning. Names with `,`, `;` or white space cannot be listed and are left out.
 * - `eu_cookies_bar_decline`: `1` after a refusal, absent otherwise.
 * - `islas_consent`: `<version>.<time>.<id>.<categories>`: `version` of the configuration that was decided on, Unix
 *   time in seconds, the visitor's anonymous id (20 hexadecimal digits, kept until the consent is withdrawn), and the
 *   first letters of the categories of which nothing is refused (`p`, `s`, `m`). A version that is neither the page's
 *   nor one of its `versions` means undecided again, except after a refusal of everything, which covers what is new; so
 *   does a value of another form. Missing (a decision taken with EU Cookies Bar): decided. Without
 *   blocked names all categories are allowed; with some, none is until `widgets/consent/entry.ts` has written this
 *   cookie with the categories that follow from them, time 0 and no id.
 * - `islas_consent_embeds`: providers whose embeds the visitor has loaded by hand, joined by `,`.
 *
 * Withdrawing deletes all five. Otherwise both sides treat them as necessary, under all settings.
 *
 * **3. Decisions.** Without JavaScript the bar's and the page's `<form method="post">` send `islas_consent` =
 * `accept | decline | save | withdraw`, with `save` the ticked boxes as `islas_consent_cookies[]` (names) and
 * `islas_consent_categories[]`: a category that is not ticked is refused as a whole; `islas_consent_shown[]` names
 * the unlisted cookies that had a box. With JavaScript the head script sends each decision to `log` as form fields, by a
 * request that outlives its page: the visitor's `id`, and the written cookies by name, `null` for a deleted one; no
 * address, no user agent, nothing about the page. The answer sets the same cookies (PHP's `AnsweredCookies`); a decision
 * that was taken meanwhile is written again after it. A decision that refuses what was allowed loads each open page
 * again (`widgets/consent/taken-back`); for a minute `islas_consent_reload` says so to the next pages. In a page that is
 * rendered ahead decisions wait for its activation. A refusal by Global Privacy Control
 * is sent once, as `id`, `version` and `decision=gpc`; the browser then keeps `islas_consent` alone, which decides
 * nothing. Tabs send each other each decision with its time in milliseconds; the later one counts.
 *
 * **4. Markup.**
 * - The bar: `<div id="islas-consent" role="region" aria-label="…">`, without `hidden`: style sheets hide it by the head script's mark on `<html>` (`data-consent`, see `ConsentMark`, and `data-consent-bar`, see
 *   `BarMark`), so that it is visible where scripts do not run. Its controls: submit buttons with
 *   `data-islas-action="consent.accept"` and `"consent.decline"`, `"consent.close"` on a button, and
 *   `"consent.settings"` on a link to `page`, there and anywhere else on the page; where settings are off, none of these,
 *   and `"consent.open"` on the button that shows the bar again.
 * - The note for Global Privacy Control: `<p class="islas-consent-note">` beside the re-open control; both stand in
 *   `<div class="islas-consent-again">`, shown while the bar is not.
 * - The dialog: an empty `<div data-island="consent-settings"></div>` at the end of the body, where settings are enabled.
 * - A held script: `<script type="text/plain" data-islas-consent="statistics">`, inline or with `data-islas-src`, and
 *   `data-islas-type="module"` where it was one; other attributes stay as they are. By hand, `data-category` in place of
 *   `data-islas-consent`. Right behind one that PHP holds, `<script class="islas-run">` calls `islas.run`, which runs it in
 *   its place for a visitor who has accepted; others run later, with `data-islas-released`.
 * - A held frame, `embed`, `object` or image, or a part of one: `data-islas-consent`, `data-islas-held="src data-src"`
 *   with the names of the removed attributes, and each of them as `data-islas-<name>`. While it is allowed,
 *   `data-islas-freed` replaces `data-islas-held`. It keeps its box. `data-islas-provider` (as in `cookies`) on
 *   held scripts and frames.
 * - Whoever writes a post may write these attributes too. The browser believes those of an element whose
 *   `data-islas-key` is the configuration's `key`, gives back no attribute that `held/held-attributes.ts` does not have,
 *   and lets controls accept, reject, close or load an embed only in an element whose `data-islas-region` is that key.
 *   Scripts need none: who can write a held script can write a script.
 * - After a visible one, `<span class="islas-consent-placeholder">` with a button `data-islas-action="consent.embed"`
 *   lies over its box. Both carry the same `data-islas-frame`, and style sheets find the box by the anchor `--islas-<id>`.
 */
export const CATEGORIES = ['preferences', 'statistics', 'marketing'] as const;
/** The categories that a visitor decides on; `necessary` is always allowed. */
export type OptionalCategory = (typeof CATEGORIES)[number];
export type Category = OptionalCategory | 'necessary';

/** Decision that the owner's `yes` or `no` implies for an undecided visitor; empty, or an unknown word: none. */
export type Implied = 'accept' | 'decline' | '';

/** A listed cookie. A name that ends in `*` matches every name with that beginning. */
export interface ListedCookie {
  readonly name: string;
  readonly category: Category;
  /** Key of the provider that sets it, as in `data-islas-provider`; empty for the shop itself. */
  readonly provider: string;
}

export interface ConsentConfig {
  /** By which this page's marks are told from those that somebody has written (`marks.ts`). Only on pages of the plugin. */
  readonly key?: string;
  /** Hash of the texts and lists, letters and digits only: it names what the visitor is shown. */
  readonly version: string;
  /** Earlier versions that asked for all that this one asks for, so that decisions on them hold. Default none. */
  readonly versions: readonly string[];
  /** How long a decision lasts, in seconds. Default 180 days. */
  readonly expire_time: number;
  /** Default '/'. */
  readonly cookiepath: string;
  /** Without the necessary ones, whose names are in `necessary`. */
  readonly cookies: readonly ListedCookie[];
  /**
   * Source of a regular expression for the names that are never blocked or deleted (`strictly_necessary` and its
   * family, necessary ones of the list, consent's five cookies); the owner's input is escaped. Default '', which
   * matches every name, so that nothing is deleted without a configuration.
   */
  readonly necessary: string;
  readonly cookies_bar_on_close: Implied;
  readonly cookies_bar_on_scroll: Implied;
  readonly cookies_bar_on_page_redirect: Implied;
  /** Seconds, default 0. */
  readonly display_delay: number;
  /** Seconds from the moment the bar is shown; 0 or '' for never. Default 0. */
  readonly dismiss_timeout: number;
  /** Whether the wheel, leaving the page or a timeout may decide, so that listeners must load before any press. */
  readonly is_implied: boolean;
  readonly block_until_accept: boolean;
  /** If off, there is no dialog, and the controls lead to `page`. */
  readonly user_cookies_settings_enable: boolean;
  /** Whether Global Privacy Control counts as a refusal until the visitor decides. */
  readonly gpc: boolean;
  /** Google's consent mode; `null` where it is off. */
  readonly google: {
    /** Milliseconds that Google's tags wait for an update. */
    readonly wait_for_update: number;
    readonly ads_data_redaction: boolean;
    readonly url_passthrough: boolean;
  } | null;
  /** Microsoft's consent mode (UET and Clarity). */
  readonly microsoft: boolean;
  /** Address that receives each decision, and answers with its cookies; empty for none. */
  readonly log: string;
  /** Whether the shop keeps no log of the decisions. */
  readonly log_off: boolean;
  /** The shop's page with the same choices as a form; empty for none. */
  readonly page: string;
  /** Address that answers a GET with the dialog's contents (`widgets/consent/settings/consent-details.ts`); a host's own. */
  readonly details?: string | ConsentContents;
  /** Key (PHP's `Known\Tools`) of the hosted tool that asks for consent on this page instead of Islas; absent without
   * one. Set later if a script adds the tool. */
  tool?: string;
  /** Address of `widgets/consent/entry.ts`. */
  readonly module: string;
  /** Loads the module from a host's bundle instead of from `module`. */
  readonly load?: () => Promise<ConsentModule>;
}

/** Value of `data-consent` on the root element; `gpc` is undecided with Global Privacy Control. */
export type ConsentMark = 'undecided' | 'accepted' | 'saved' | 'declined' | 'gpc';
/** Value of `data-consent-bar` on the root element; absent while the bar waits, is closed or has nothing to ask. */
export type BarMark = 'open';

/** Seconds: 24 months and a day. No decision lasts longer, unless `expire_time` does. */
export const MAX_AHEAD = 731 * 86_400;

const DEFAULTS = { version: '', versions: [], expire_time: 15_552_000, cookiepath: '/', cookies: [], necessary: '' };

/**
 * Accepts any value, because the head script has no fallback, and is small, because every page carries it. A field of
 * another type than its default gets that default. Flags and words are not checked: a truthy flag is on, an unknown
 * word does nothing.
 */
export const decodeConsent = (value: unknown): ConsentConfig => {
  const config = { ...Object(value) } as Record<string, unknown>;
  for (const [name, usual] of Object.entries(DEFAULTS))
    if (config[name]?.constructor !== usual.constructor) config[name] = usual;
  return config as unknown as ConsentConfig;
};
