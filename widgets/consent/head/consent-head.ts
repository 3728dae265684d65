/**
 * The first layer of consent, a part of the file in the head, before every script that may be held
 * (`widgets/consent/consent-config.ts`): reads the decision, marks the root element with it before first paint,
 * implements the WP Consent API, handles the bar's controls and applies decisions synchronously. Loads
 * `widgets/consent/entry.ts` when a decision or the page needs it.
 */
import { CATEGORIES, type ConsentMark, decodeConsent } from '../consent-config';
import type { ConsentApi } from '../consent-api';
import type { ConsentModule } from '../consent-module';
import { type Jar, isNecessary, parseCookies, readDecision } from '../decision';
import { type Writes, cookiesFor, newId, refusable } from '../choice';
import { lift } from './lift-bar';
import { USUAL_LISTS, USUAL_SETTINGS } from './usual-config';
import { isInOurs } from '../marks';
import { isRenderedAhead, whenActivated, whenVisible } from '../../../src/browser/page-seen';
import { putCookie } from '../../../src/browser/plain-cookies';

const page: typeof globalThis & {
  /** Printed with the configuration; this script puts the API in its place. */
  islas?: { config?: unknown; consent?: ConsentApi };
  wp_consent_type?: string;
  wp_has_consent?: ConsentApi['has'];
  wp_set_consent?: (category: string, answer: string) => unknown;
  wp_fallback_consent_type?: string;
  waitfor_consent_hook?: boolean;
  consent_api?: object;
  consent_api_get_cookie?: (name: string) => string;
  consent_api_set_cookie?: (name: string, value: string) => void;
} = globalThis;

/** Actions of controls. The others decide, so they work only in elements of ours. */
const ANYWHERE = ['settings', 'open'];

/** Prefix of the WP Consent API's cookies. */
const API_COOKIE = 'wp_consent';

const given: { readonly module?: unknown } = Object(page.islas?.config);
// Earlier versions had a hash in the name.
const module = `${given.module}`.replace(/-.{7}(?=\.js$)/, '');
const config = decodeConsent({ ...USUAL_LISTS, ...USUAL_SETTINGS, ...given, module });
const { dataset } = document.documentElement;

/** Cookies of decisions on this page, for browsers that store none. */
const decided: Record<string, string> = {};
// `cookieEnabled` blocks the page on another process of the browser, so it is read only after a decision on this page.
const cookies = (): Jar =>
  decided.islas_consent && !navigator.cookieEnabled ? decided : parseCookies(document.cookie);
const { globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator;
const readNow = () => readDecision(cookies(), config, Date.now() / 1000, config.gpc && !!globalPrivacyControl);
let state = readNow();

const has = (category: string): boolean =>
  ['necessary', 'functional', ...state.categories].includes(category.replace('-anonymous', ''));
const dispatch = (name: string, detail: unknown) => document.dispatchEvent(new CustomEvent(name, { detail }));

let consentModule: Promise<ConsentModule> | undefined;
const loadConsentModule = (query = ''): Promise<ConsentModule> =>
  config.load?.() ?? import(/* @vite-ignore */ config.module + query);
/**
 * Runs an export of the consent module. Retries a failed load after a second (R2.5), by another address because browsers
 * remember modules that failed, then calls `fallback`.
 */
const runAction = (name: keyof ConsentModule, given?: unknown, fallback?: () => void): void => {
  consentModule ??= loadConsentModule().catch(() =>
    new Promise((wait) => setTimeout(wait, 1000)).then(() =>
      loadConsentModule(/\?/.test(config.module) ? '&r=1' : '?r=1'),
    ),
  );
  consentModule.then((all) => all[name](given as never)).catch(() => fallback?.());
};

/**
 * Loads the consent module if the decision, the log of it, the cookies, held elements of this page or the focus need it: a bar that is
 * gone hands the focus of a keyboard on.
 */
const loadIfNeeded = (): void => {
  const isUndecided = dataset.consent === 'undecided';
  if (
    config.tool ||
    cookies().islas_consent_unlogged ||
    cookies().islas_consent_reload ||
    document.querySelector('#islas-consent :focus-visible') ||
    (isUndecided
      ? config.is_implied
      : !state.categories.length && (state.isGpc ? state.version !== config.version : !state.version)) ||
    ((isUndecided ? config.block_until_accept : state.status !== 'accepted') &&
      Object.keys(cookies()).some((name) => !isNecessary(config, name))) ||
    ((/^[as]/.test(state.status) || cookies().islas_consent_embeds) &&
      document.querySelector('[data-islas-consent],[type$=plain][data-category]'))
  )
    runAction('applyAnswers');
};

const show = (): void => {
  if (dataset.consent === 'undecided' && !config.tool) dataset.consentBar = 'open';
};
const mark = (): void => {
  dataset.consent = (state.isGpc ? 'gpc' : state.status) satisfies ConsentMark;
  delete dataset.consentBar;
  if (config.display_delay) whenVisible(() => setTimeout(show, config.display_delay * 1000));
  else show();
};

const read = (): void => {
  const before = state;
  state = readNow();
  if (JSON.stringify(before) === JSON.stringify(state)) return;
  mark();
  dispatch('islas:consent-changed', state);
  for (const category of CATEGORIES)
    if (before.categories.includes(category) !== has(category))
      page.wp_set_consent?.(category, has(category) ? 'allow' : 'deny');
  loadIfNeeded();
  if (['accepted', 'saved'].includes(before.status)) runAction('takeBack', before);
};

/** Time of a decision, in milliseconds, and the cookies it writes: the message that tabs post to each other. */
type Decided = readonly [at: number, written: Writes];
/** The latest decision of all tabs. Every tab orders two decisions in the same way. */
let last: Decided = [0, {}];

/**
 * Writes the latest decision's cookies. The deciding tab and each tab that receives its message do so: in whatever order
 * the browser stores what two tabs write at the same time, both tabs write the later decision last.
 */
const writeDecision = (): void => {
  for (const [name, value] of Object.entries(last[1])) {
    decided[name] = value ?? '';
    putCookie(name, value ?? '', value === null ? 0 : config.expire_time, `;path=${config.cookiepath}`);
  }
};
const applyDecision = (decision: Decided): void => {
  last = decision;
  writeDecision();
  read();
};

// eslint-disable-next-line prefer-const -- Assigned last: if the constructor throws, all else is set up.
let tabs: BroadcastChannel | undefined;

/** Sends a decision to the shop. The answer sets its cookies, so a later decision is written again after it. */
const send = (decision: Decided, id: string): void => {
  // The server's answer deletes it once the decision is in the log; a page after a minute sends it again.
  const again = `${id}.${Math.round(decision[0] / 1000) + 60}`;
  putCookie('islas_consent_unlogged', again, config.expire_time, `;path=${config.cookiepath}`);
  const body = new URLSearchParams({ ...decision[1], id } as Record<string, string>);
  // Without it (Firefox before 133) a request ends with its page.
  if (!('keepalive' in Request.prototype)) navigator.sendBeacon(config.log, body);
  else
    api.stored = fetch(config.log, { method: 'POST', body, keepalive: true }).then(
      () => last === decision || writeDecision(),
      () => undefined, // The browser has stored it.
    );
};

const decide: ConsentApi['decide'] = (blocked, initials, isDeclined) =>
  whenActivated(() => {
    const id = state.id || newId();
    const at = Math.max(Date.now(), last[0] + 1);
    applyDecision([at, cookiesFor(config, Math.round(at / 1000), id, blocked, initials, isDeclined)]);
    tabs?.postMessage(last);
    if (config.log) send(last, id);
  });

const api: ConsentApi = {
  config,
  get: () => state,
  has,
  cookies,
  read,
  accept: () => decide([], 'psm'),
  decline: () => decide(refusable(config, state), '', true),
  open: () => {
    dataset.consentBar = 'open';
    document.querySelector<HTMLElement>('#islas-consent button')?.focus();
  },
  close: () => {
    const { cookies_bar_on_close } = config;
    delete dataset.consentBar;
    if (cookies_bar_on_close && state.status === 'undecided') api[cookies_bar_on_close]();
  },
  decide,
};

const onClick = (event: MouseEvent): void => {
  const control = (event.target as Element).closest?.<HTMLElement>('[data-islas-action^=consent]');
  if (!control || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const action = control.dataset.islasAction?.slice(8) as 'accept';
  if (!ANYWHERE.includes(action) && !isInOurs(control, config.key)) return;
  event.preventDefault();
  if (!api[action])
    runAction(action as 'settings', control, () => {
      delete control.dataset.islasAction;
      control.click();
    });
  // Repeating the present decision only closes the bar.
  else api[state.status.startsWith(action) ? 'close' : action]();
};

// All globals of the WP Consent API's script; where that plugin is installed, its own take precedence.
page.wp_consent_type ??= page.wp_fallback_consent_type ??= 'optin';
page.waitfor_consent_hook ??= false;
page.consent_api ??= {
  consent_type: 'optin',
  waitfor_consent_hook: false,
  cookie_expiration: config.expire_time / 86_400,
  cookie_prefix: API_COOKIE,
};
// The API stores a cookie for each category. Islas stores one decision and derives the values of those cookies from it.
page.consent_api_get_cookie ??= (name) => {
  const [prefix, category = ''] = name.split(/_(?=[^_]*$)/);
  if (prefix !== API_COOKIE || state.status === 'undecided') return cookies()[name] ?? '';
  return has(category) ? 'allow' : 'deny';
};
page.consent_api_set_cookie ??= (name, value) => putCookie(name, value, config.expire_time, ';path=/');
page.wp_has_consent ??= has;
page.wp_set_consent ??= (category, answer) => dispatch('wp_listen_for_consent_change', { [category]: answer });
page.islas = { consent: api };
addEventListener('click', onClick);
// Compared at once: after the next tab's decision, this page's own events would look like another plugin's answers.
document.addEventListener('wp_listen_for_consent_change', (event) => {
  const { detail } = event as CustomEvent;
  if (Object.keys({ ...detail }).some((category) => has(category) !== (detail[category] === 'allow')))
    runAction('applyAnswers', event);
});
addEventListener('pageshow', read);
// Another tab, or an answer of the shop, may have decided while nobody saw this page.
document.addEventListener('prerenderingchange', read);
document.addEventListener('visibilitychange', () => document.hidden || read());
const ready = () => {
  addEventListener('resize', lift);
  addEventListener('scrollend', lift);
  loadIfNeeded();
  // After the next frame, so that measuring needs no extra layout.
  requestAnimationFrame(() => setTimeout(lift));
};
const begin = () => {
  mark();
  if (document.body) ready();
  else addEventListener('DOMContentLoaded', ready);
};
// An optimiser may delay this script until the first touch. Then the bar is already visible as a form, maybe under a
// finger: it must not move or disappear before the click.
if (document.getElementById('islas-consent')) setTimeout(begin, 500);
else begin();
tabs = new BroadcastChannel('islas-consent');
tabs.onmessage = ({ data }) => {
  // A page that is rendered ahead only reads what the deciding tab has written.
  if (isRenderedAhead()) read();
  else if (JSON.stringify(data) > JSON.stringify(last)) applyDecision(data);
};
