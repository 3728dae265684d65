import { atom } from 'nanostores';
import { type AnalyticsEventName, type AnalyticsEvents, type PageAnalytics, decodeBatches } from './page-data';
import { parseJson } from '../../src/browser/decode';
import { checkEvent } from './cart-items';
import { redact } from './redact';
import { readPlainCookie } from '../../src/browser/plain-cookies';
import { loadTag, pushEvent, switchTag } from './google-tag';

export interface Outcome {
  readonly event: string;
  readonly outcome: 'sent' | 'held' | 'refused';
  /** A code for the owner's log; empty for a sent event. */
  readonly reason: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Outcomes of this page's events, the oldest first. */
export const $outcomes = atom<readonly Outcome[]>([]);

type Held = readonly [name: string, params: Outcome['params'], taken: (() => void) | undefined];

let target: PageAnalytics['target'] | undefined;
/** Loads Google's script with the first event, if Islas is to load it. */
let load: (() => void) | undefined;
let held: Held[] = [];
const counted = new Set<string>();

const noteOutcome = (event: string, outcome: Outcome['outcome'], reason: string, params: Outcome['params']): void =>
  $outcomes.set([...$outcomes.get(), { event, outcome, reason, params }]);

type Has = (category: string) => boolean;

/** Globals of consent tools: the WP Consent API, which stores decisions in cookies only, and Islas' own consent. */
interface Tools {
  readonly wp_has_consent?: Has;
  readonly islas?: { readonly consent?: { readonly has: Has; readonly get: () => { readonly status: string } } };
}

/** Reads consent for statistics through the WP Consent API. Without a consent tool on the site it is `allow`. */
export const readConsent = (): 'allow' | 'wait' | 'deny' => {
  const { wp_has_consent: has, islas } = window as Tools;
  if (!has) return target?.consent ? 'wait' : 'allow';
  if (has('statistics')) return 'allow';
  const isDecided = islas?.consent?.has === has && islas.consent.get().status !== 'undecided';
  return isDecided || readPlainCookie('wp_consent_statistics') === 'deny' ? 'deny' : 'wait';
};

const sendEvent = (name: string, params: Outcome['params'], taken?: () => void): void => {
  if (!target) return;
  load?.();
  load = undefined;
  pushEvent(target, name, params, taken);
  noteOutcome(name, 'sent', '', params);
};

/** Sends a checked event, holds it until the visitor has decided, or refuses it. */
const sendOrHold = (...[name, params, taken]: Held): void => {
  const decision = readConsent();
  if (decision === 'allow') return sendEvent(name, params, taken);
  if (decision === 'deny') return noteOutcome(name, 'refused', 'denied', params);
  held.push([name, params, taken]);
  noteOutcome(name, 'held', 'consent', params);
};

/**
 * Sends an event, holds it until the visitor has decided, or refuses it, and notes which. `taken` is called when
 * Google's script has it.
 */
export const countEvent = (name: string, given: object, taken?: () => void): void => {
  const params = checkEvent(name, given);
  if (typeof params === 'string') noteOutcome(name, 'refused', params, {});
  else sendOrHold(name, params, taken);
};

/** `count` with typed parameters, for events that the page's own code creates. */
export const countOwn: <N extends AnalyticsEventName>(name: N, params: AnalyticsEvents[N]) => void = countEvent;

/** Counts the cart changes of a response; each batch counts once, however often it is read. */
export const countBatches = (json: string | null | undefined): void => {
  for (const { id, events } of decodeBatches(parseJson(json))) {
    if (counted.has(id)) continue;
    counted.add(id);
    for (const { name, params } of events) countEvent(name, params);
  }
};

/** Called when the visitor's decision may have changed: sends or refuses the held events. */
export const applyConsent = (): void => {
  const decision = readConsent();
  if (target) switchTag(target, decision === 'allow');
  if (decision === 'wait') return;
  const waiting = held;
  held = [];
  for (const event of waiting) sendOrHold(...event);
};

/**
 * @param page Page parameters for Google's script, `page_location` and the like; redacted here.
 * @param bringScript Puts a script on the page.
 */
export const startCounting = (
  to: PageAnalytics['target'],
  page: Readonly<Record<string, string>>,
  bringScript: (url: string) => void,
): void => {
  const redacted = Object.fromEntries(Object.entries(page).map(([name, value]) => [name, redact(value)]));
  target = to;
  load = to.load ? () => loadTag(to, redacted, bringScript) : undefined;
  held = [];
  counted.clear();
  applyConsent();
};
