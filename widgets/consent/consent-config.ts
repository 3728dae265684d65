import type { ConsentModule } from './consent-api';

/**
 * The contract between PHP and the browser about consent. Four things pass between them, and each says here who
 * writes it and what it may hold. The golden `tests/contract/golden/consent.json` holds both sides to it.
 *
 * **1. Configuration.** PHP prints `<script id="islas-head-consent">islas={"consent":{…JSON of ConsentConfig…}};` with
 * the built code of `widgets/consent/head/consent-head.ts` right behind it, in the head, before every script that might be held, the same
 * bytes for every visitor. After it, where the page has scripts that are not the shop's own,
 * `<script id="islas-consent-tags">` (`widgets/consent/tag-data.ts`), and where the shop has tags of Google or Microsoft,
 * `<script id="islas-consent-signals">`.
 * Settings bear the specification's names. `decodeConsent` reads it; what is missing or foreign falls to the default
 * beside each field. What the browser would have to work out of settings alone, PHP has.
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
 *   first letters of the categories of which nothing is refused (`p`, `s`, `m`). Another version than the page's:
 *   undecided again, and so is a value of another form. Missing (a decision taken with EU Cookies Bar): decided; without blocked names all is allowed, with
 *   some nothing is until `widgets/consent/entry.ts` has kept here what follows from them, with time 0 and no id.
 * - `islas_consent_embeds`: providers whose embeds the visitor has loaded by hand, joined by `,`.
 *
 * Withdrawing deletes all five. These five are necessary by themselves, on both sides, under all settings.
 *
 * **3. Decisions.** Without JavaScript the bar's and the page's `<form method="post">` send `islas_consent` =
 * `accept | decline | save | withdraw`, with `save` the ticked boxes as `islas_consent_cookies[]` (names) and
 * `islas_consent_categories[]`: of a category that is not ticked everything is refused; `islas_consent_shown[]` names the
 * cookies in no list that had a box. With JavaScript each decision is
 * told to `log` by `navigator.sendBeacon` as form fields: the visitor's `id`, and the cookies it writes by their names,
 * `null` for one that is deleted; no address, no agent, nothing of the page. The answer is not read. A browser that
 * refuses by Global Privacy Control is told once, as `id`, `version` and `decision=gpc`; it keeps `islas_consent` alone,
 * which decides nothing. Tabs tell each other a decision with its time in milliseconds; the later one counts.
 *
 * **4. Markup.**
 * - The bar: `<div id="islas-consent" role="region" aria-label="…">`, without `hidden`: style sheets hide it by the head script's mark on `<html>` (`data-consent`, see `ConsentMark`, and `data-consent-bar`, see
 *   `BarMark`), so that it stands where scripts do not run. Its controls: submit buttons with
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
 *   with the names of the attributes that are put aside, and each of them as `data-islas-<name>`. While it is allowed,
 *   `data-islas-freed` stands in place of `data-islas-held`. It keeps its box. `data-islas-provider` (as in `cookies`) on
 *   held scripts and frames.
 * - Behind what would be seen, `<span class="islas-consent-placeholder">` with a button `data-islas-action="consent.embed"`
 *   lies over its box. Both carry the same `data-islas-frame`, and style sheets find the box by the anchor `--islas-<id>`.
 */
export const CATEGORIES = ['preferences', 'statistics', 'marketing'] as const;
/** Those a visitor decides on; `necessary` is never asked. */
export type OptionalCategory = (typeof CATEGORIES)[number];
export type Category = OptionalCategory | 'necessary';

/** What the owner's `yes` and `no` do to a visitor who has not decided; anything else does nothing. */
export type Implied = 'accept' | 'decline' | '';

/** A listed cookie. Its name may end in `*`: every name that begins so. */
export interface ListedCookie {
  readonly name: string;
  readonly category: Category;
  /** Key of who sets it, as in `data-islas-provider`; empty for the shop itself. */
  readonly provider: string;
}

export interface ConsentConfig {
  /** Hash of the texts and lists, letters and digits only. */
  readonly version: string;
  /** How long a decision lasts, in seconds. Default 180 days. */
  readonly expire_time: number;
  /** Default '/'. */
  readonly cookiepath: string;
  /** Without those that are necessary: their names stand in the next list. */
  readonly cookies: readonly ListedCookie[];
  /**
   * Source of a regular expression for the names that are never blocked or deleted (`strictly_necessary` and its
   * family, necessary ones of the list, consent's own), with what the owner typed escaped. Default '', which is every
   * name: what is not known is not deleted.
   */
  readonly necessary: string;
  readonly cookies_bar_on_close: Implied;
  readonly cookies_bar_on_scroll: Implied;
  readonly cookies_bar_on_page_redirect: Implied;
  /** Seconds, default 0. */
  readonly display_delay: number;
  /** Seconds from the moment the bar is shown; 0 or '' for never. Default 0. */
  readonly dismiss_timeout: number;
  /** Whether the wheel, leaving or time may decide: something has to listen before anybody presses a button. */
  readonly is_implied: boolean;
  readonly block_until_accept: boolean;
  /** Off: no dialog, the controls lead to `page`. */
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
  /** Address that takes the record of a decision; empty for none. */
  readonly log: string;
  /** The shop's page with the same choices as a form; empty for none. */
  readonly page: string;
  /** Address that answers a GET with the dialog's contents (`ConsentDetails`, `widgets/consent/settings/consent-details.ts`). */
  readonly details: string;
  /** A hosted tool that asks in this page instead of Islas (a key of `Known\Tools` in PHP); absent without one. One
   * that a script brings is put here when it comes. */
  tool?: string;
  /** Address of `widgets/consent/entry.ts`. */
  readonly module: string;
  /** Loads it instead, where a host's own bundle holds it. */
  readonly load?: () => Promise<ConsentModule>;
}

/** Value of `data-consent` on the root element; `gpc` is undecided with Global Privacy Control. */
export type ConsentMark = 'undecided' | 'accepted' | 'saved' | 'declined' | 'gpc';
/** Value of `data-consent-bar` on the root element; absent while the bar waits, is closed or has nothing to ask. */
export type BarMark = 'open';

/** 24 months and a day: no decision lasts longer, unless the owner says so. */
export const MAX_AHEAD = 731 * 86_400;

const DEFAULTS = { version: '', expire_time: 15_552_000, cookiepath: '/', cookies: [], necessary: '' };

/**
 * Total, because the head script has nothing to fall back on, and small, because every page carries it: a field of
 * another type than its default is that default. Switches and words are taken as they are: true is on, a word that is
 * not known does nothing.
 */
export const decodeConsent = (value: unknown): ConsentConfig => {
  const config = { ...Object(value) } as Record<string, unknown>;
  for (const [name, usual] of Object.entries(DEFAULTS))
    if (config[name]?.constructor !== usual.constructor) config[name] = usual;
  return config as unknown as ConsentConfig;
};
