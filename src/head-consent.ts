/**
 * The first layer of consent, inline in the head and before every script that may be held (`contracts/consent.ts`):
 * reads the decision, marks the root element with it before first paint, answers the WP Consent API, hears the bar's
 * controls and takes decisions, alone and at once. `src/consent.ts` comes when something follows from a decision.
 */
import { CATEGORIES, type ConsentMark, type Implied, decodeConsent } from './contracts/consent';
import type { ConsentActs, ConsentApi } from './contracts/consent-api';
import { type Jar, isNecessary, mayRun, parseCookies, readDecision } from './domain/consent';
import { cookiesFor, idOf, refusable } from './domain/consent-choice';

const page: typeof globalThis & {
  islas?: { consent?: ConsentApi };
  wp_consent_type?: string;
  wp_has_consent?: ConsentApi['has'];
  wp_set_consent?: (category: string, answer: string) => unknown;
} = globalThis;

const given: DOMStringMap = { ...document.getElementById('islas-head-consent')?.dataset };
const parsed = (): unknown => {
  try {
    return JSON.parse(given.consent as string);
  } catch {
    return {}; // What another plugin has cut or rewritten: the defaults apply.
  }
};

const config = decodeConsent(parsed());
const { dataset } = document.documentElement;

/** What was decided here, for browsers that keep no cookies. */
let decided: Jar = {};
// eslint-disable-next-line prefer-const -- Made last: where it cannot be had, all else stands already.
let tabs: BroadcastChannel | undefined;
const cookies = (): Jar => (navigator.cookieEnabled ? parseCookies(document.cookie) : decided);
const now = () => Math.round(Date.now() / 1000);
const { globalPrivacyControl: asksGpc = false }: Navigator & { globalPrivacyControl?: boolean } = navigator;
const look = () => readDecision(cookies(), config, now(), config.gpc && asksGpc);
let state = look();

const has = (category: string, provider?: string): boolean =>
  /^(necessary|functional)$/.test(category) || mayRun(state, config, category.replace('-anonymous', ''), provider);
const answers = () => CATEGORIES.map((category) => (has(category) ? 'allow' : 'deny'));
const tell = (name: string, detail: unknown) => document.dispatchEvent(new CustomEvent(name, { detail }));

let acts: Promise<ConsentActs> | undefined;
const fetched = (): Promise<ConsentActs> => import(/* @vite-ignore */ given.module as string);
/** Runs one of them; where they cannot be had, one more try later (R2.5), what is given in their place. */
const act = (name: keyof ConsentActs, given?: unknown, otherwise?: () => void): void => {
  acts ??= fetched().catch(() => new Promise((wait) => setTimeout(wait, 1000)).then(fetched));
  acts.then((all) => all[name](given as never)).catch(() => otherwise?.());
};

/** Loads what follows where something of this page is to be done by it. */
const follow = (): void => {
  const { status, categories, isGpc, version } = state;
  const seen = Object.keys(cookies());
  if (
    (isGpc && version !== config.version) ||
    ((isGpc || (status === 'undecided' ? config.block_until_accept : status !== 'accepted')) &&
      seen.some((name) => !isNecessary(config, name))) ||
    ((categories.length || seen.includes('islas_consent_embeds')) &&
      document.querySelector('[data-islas-consent],[type="text/plain"][data-category]')) ||
    config.dismiss_timeout ||
    /yes|no/.test(config.cookies_bar_on_scroll + config.cookies_bar_on_page_redirect)
  )
    act('hear');
};

const show = (): void => {
  if (dataset.consent === 'undecided') dataset.consentBar = 'open';
};
const mark = (): void => {
  dataset.consent = (state.isGpc ? 'gpc' : state.status) satisfies ConsentMark;
  delete dataset.consentBar;
  if (config.display_delay) setTimeout(show, config.display_delay * 1000);
  else show();
};

const read = (written?: Jar): void => {
  const [old, before] = [JSON.stringify(state), answers()];
  decided = { ...decided, ...written };
  state = look();
  if (old === JSON.stringify(state)) return;
  mark();
  tell('islas:consent-changed', state);
  answers().forEach((answer, i) => answer !== before[i] && page.wp_set_consent?.(CATEGORIES[i] as string, answer));
  follow();
};

const decide = (blocked: readonly string[] | null, categories: readonly string[] = [], isDeclined?: boolean): void => {
  const { log, cookiepath, version, expire_time } = config;
  const id = state.id || idOf(crypto.getRandomValues(new Uint8Array(10)));
  const written: Record<string, string> = {};
  for (const [name, value] of Object.entries(cookiesFor(config, now(), id, blocked, categories, isDeclined)))
    document.cookie = `${name}=${(written[name] = `${value ?? ''}`)};max-age=${value === null ? 0 : expire_time};samesite=lax;path=${cookiepath}${location.protocol === 'https:' ? ';secure' : ''}`;
  read(written);
  tabs?.postMessage(written);
  const record = {
    id,
    decision: blocked ? state.status : 'withdrawn',
    version,
    blocked: `${state.blocked}`,
    categories: `${state.categories}`,
  };
  if (log) navigator.sendBeacon(log, new URLSearchParams(record));
};

const imply = (word: Implied): void => {
  if (state.status !== 'undecided') return;
  if (word === 'yes') api.accept();
  if (word === 'no') api.decline();
};

const api: ConsentApi = {
  config,
  get: () => state,
  has,
  isNecessary: (name) => isNecessary(config, name),
  cookies,
  read,
  imply,
  accept: () => decide([], CATEGORIES),
  decline: () => decide(refusable(config, cookies(), state), [], true),
  close: () => {
    delete dataset.consentBar;
    imply(config.cookies_bar_on_close);
  },
  save: (blocked, categories) => decide(blocked, categories),
  withdraw: () => decide(null),
};

let lifted = 0;
const lift = (): void => {
  const bar = document.getElementById('islas-consent');
  const isTop = bar?.dataset.position === 'top';
  let taken = 0;
  // One may stand upon another: a store notice upon a theme's bar.
  for (let before = -1; before < taken; ) {
    before = taken;
    for (const element of document.elementsFromPoint(innerWidth / 2, isTop ? taken + 1 : innerHeight - taken - 1)) {
      const { top, bottom } = element.getBoundingClientRect();
      const height = isTop ? bottom : innerHeight - top;
      if (
        !bar?.contains(element) &&
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        height < innerHeight / 2
      )
        taken = Math.max(taken, height);
    }
  }
  // The whole page inherits it: writing what holds anyway would style all of it again.
  if (taken !== lifted) document.body.style.setProperty('--islas-consent-lift', `${(lifted = taken)}px`);
};

const hear = (event: MouseEvent): void => {
  const control = (event.target as Element).closest?.<HTMLElement>('[data-islas-action^="consent."]');
  if (!control || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const action = control.dataset.islasAction?.slice(8) as 'accept';
  if (api[action]) return state.status.startsWith(action) ? undefined : api[action]();
  act(action as 'settings', control, () => {
    delete control.dataset.islasAction;
    control.click();
  });
};

mark();
page.wp_consent_type ??= 'optin';
page.wp_has_consent ??= has;
page.wp_set_consent ??= (category, answer) => tell('wp_listen_for_consent_change', { [category]: answer });
page.islas = { ...page.islas, consent: api };
addEventListener('click', hear);
document.addEventListener('wp_listen_for_consent_change', (event) => act('hear', event));
addEventListener('pageshow', () => read());
const ready = () => {
  for (const type of ['resize', 'scrollend']) addEventListener(type, lift);
  follow();
  // After the next frame, for which the page is laid out anyway.
  requestAnimationFrame(() => setTimeout(lift));
};
if (document.body) ready();
else addEventListener('DOMContentLoaded', ready);
tabs = new BroadcastChannel('islas-consent');
tabs.onmessage = ({ data }) => read(data);
