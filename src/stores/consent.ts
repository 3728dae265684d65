import { CATEGORIES } from '../contracts/consent';
import type { ConsentApi } from '../contracts/consent-api';
import { idOf, proofOf } from '../domain/consent-choice';
import { cookiesToDelete, placesOf } from '../domain/consent-cookies';
import { putCookie } from '../services/consent-cookies';
import { leaveBar } from '../services/consent-focus';
import { on } from '../services/events';

const page: typeof globalThis & { islas?: { consent?: ConsentApi } } = globalThis;

/** The visitor's consent. Throws on a page without the head script. */
export const getConsent = (): ConsentApi => {
  const consent = page.islas?.consent;
  if (!consent) throw new Error('The page has no script of consent in its head.');
  return consent;
};

/** Specification §4: at each page load, and when a decision changes what may stay. */
const purge = (consent: ConsentApi): void => {
  for (const name of cookiesToDelete(consent))
    for (const place of placesOf(location.hostname, consent.config.cookiepath)) putCookie(name, '', 0, place);
};

/**
 * A browser that refuses for its visitor (Global Privacy Control) is logged once, as a decision is: with an anonymous id
 * that the browser keeps. One that keeps nothing could not say that it was logged, and is not.
 */
const proveRefusal = ({ config, get, read }: ConsentApi): void => {
  const { isGpc, version } = get();
  if (!isGpc || version === config.version || !config.log) return;
  const id = idOf(crypto.getRandomValues(new Uint8Array(10)));
  const proof = proofOf(config.version, Math.round(Date.now() / 1000), id, []);
  putCookie('islas_consent', proof, config.expire_time, `;path=${config.cookiepath}`);
  read();
  if (get().id === id)
    navigator.sendBeacon(config.log, new URLSearchParams({ id, decision: 'gpc', version: config.version }));
};

/** Another plugin's answer for the visitor counts as the visitor's own. */
const take = ({ config, has, save }: ConsentApi, answered: Readonly<Record<string, unknown>>): void => {
  const isAllowed = (category: string) => (answered[category] ?? (has(category) && 'allow')) === 'allow';
  if (CATEGORIES.every((category) => has(category) === isAllowed(category))) return;
  const refused = config.cookies.filter(({ category }) => category !== 'necessary' && !isAllowed(category));
  save(
    refused.map(({ name }) => name),
    CATEGORIES.filter(isAllowed),
  );
};

/**
 * Does what follows from the decision, now and after each change, until the signal aborts; the answer takes what another
 * plugin has told the WP Consent API.
 */
export const startConsent = (signal: AbortSignal): ((event?: Event) => void) => {
  const consent = getConsent();
  const settle = () => {
    leaveBar();
    purge(consent);
  };
  settle();
  on('islas:consent-changed', settle, { signal });
  proveRefusal(consent);
  return (event) => event instanceof CustomEvent && take(consent, Object(event.detail));
};
