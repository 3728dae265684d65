import type { Implied } from '../contracts/consent';
import type { ConsentApi, ConsentHead } from '../contracts/consent-api';
import { type Choice, cookiesFor } from '../domain/consent-choice';
import { cookiesToDelete, placesOf } from '../domain/consent-cookies';
import { putCookie } from '../services/consent-cookies';
import { leaveBar, tellAnswer } from '../services/consent-others';
import { emit } from '../services/events';

const page: typeof globalThis & { islas?: { consent?: ConsentHead } } = globalThis;

const CATEGORIES = ['preferences', 'statistics', 'marketing'];

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Specification §4: at each page load, and when a decision changes what may stay. */
const purge = (head: ConsentHead): void => {
  for (const name of cookiesToDelete(head))
    for (const place of placesOf(location.hostname, head.config.cookiepath)) putCookie(name, '', 0, place);
};

/** Whose consent it is, from `startConsent` on. */
let consent: ConsentApi | undefined;

/** The visitor's consent; to be called by what `src/consent-acts.ts` starts. */
export const getConsent = (): ConsentApi => {
  if (!consent) throw new Error('The page has no script of consent in its head.');
  return consent;
};

/** Decides for a visitor who has not: `yes` accepts, `no` declines, anything else does nothing. */
export const imply = (word: Implied): void => {
  const { get, accept, decline } = getConsent();
  if (get().status !== 'undecided') return;
  if (word === 'yes') accept();
  if (word === 'no') decline();
};

/** The ways to decide, on what the head script has read, and what is heard from elsewhere. */
export interface Deciding extends ConsentApi {
  readonly hear: (event: Event) => void;
}

/**
 * Every decision and every change from elsewhere is told as `islas:consent-changed`, to the WP Consent API, the tags,
 * the other tabs and the log; what may not stay is deleted. Throws on a page without the head script.
 */
export const startConsent = (signal: AbortSignal): Deciding => {
  const head = page.islas?.consent;
  if (!head) throw new Error('The page has no script of consent in its head.');
  const answers = () => CATEGORIES.map((category) => head.has(category));
  const tabs = new BroadcastChannel('islas-consent');
  signal.addEventListener('abort', () => tabs.close());

  const refresh = (written: Readonly<Record<string, string>> = {}): void => {
    const [before, old] = [answers(), head.get()];
    head.read(written);
    if (JSON.stringify(head.get()) === JSON.stringify(old)) return;
    leaveBar();
    head.mark();
    purge(head);
    const now = answers();
    if (String(now) !== String(before)) head.signal('update');
    CATEGORIES.forEach((category, i) => now[i] !== before[i] && tellAnswer(category, now[i] ? 'allow' : 'deny'));
    emit(null, 'islas:consent-changed', head.get());
  };

  const decide = (choice: Choice): void => {
    const { config } = head;
    const id = head.get().id || newId();
    const cookies = cookiesFor(choice, head, Math.round(Date.now() / 1000), id);
    for (const [name, value, seconds] of cookies) putCookie(name, value, seconds, `;path=${config.cookiepath}`);
    const written = Object.fromEntries(cookies);
    refresh(written);
    tabs.postMessage(written);
    const { status, blocked, categories } = head.get();
    const record = { id, decision: choice.decision === 'withdraw' ? 'withdrawn' : status, version: config.version };
    if (config.log)
      navigator.sendBeacon(
        config.log,
        new URLSearchParams({ ...record, blocked: blocked.join(), categories: categories.join() }),
      );
  };

  /** Another plugin's answer for the visitor counts as the visitor's own. */
  const take = (answered: Readonly<Record<string, unknown>>): void => {
    const isAllowed = (category: string) => (answered[category] ?? (head.has(category) && 'allow')) === 'allow';
    if (CATEGORIES.every((category) => head.has(category) === isAllowed(category))) return;
    const refused = head.config.cookies.filter(({ category }) => category !== 'necessary' && !isAllowed(category));
    const blocked = refused.map(({ name }) => name);
    decide({ decision: 'save', blocked, categories: CATEGORIES.filter(isAllowed) });
  };

  purge(head);
  const deciding: Deciding = Object.assign(head, {
    accept: () => decide({ decision: 'accept' }),
    decline: () => decide({ decision: 'decline' }),
    withdraw: () => decide({ decision: 'withdraw' }),
    save: (blocked: readonly string[], categories: readonly string[]) =>
      decide({ decision: 'save', blocked, categories }),
    hear: (event: Event) => {
      if (event instanceof CustomEvent) take(Object(event.detail));
      else refresh(event instanceof MessageEvent ? event.data : {});
    },
  });
  consent = deciding;
  return deciding;
};
