import type { ConsentConfig } from '../consent-config';
import type { TimedDecision } from './timed-decision';
import { setCookie } from '../../../src/browser/plain-cookies';

/** Seconds after which a page sends a decision again that the log may not have. */
const AGAIN_AFTER = 60;

/**
 * Sends a decision by the visitor with this id to the shop's log. The answer sets the decision's cookies; `onAnswer` is
 * called then. Returns a promise that resolves with the answer or the failure; undefined if the browser tells of neither.
 */
export const sendDecision = (
  { log, expire_time, cookiepath }: ConsentConfig,
  [at, written]: TimedDecision,
  id: string,
  onAnswer: () => void,
): Promise<void> | undefined => {
  // The server's answer deletes it once the decision is in the log.
  const again = `${id}.${Math.round(at / 1000) + AGAIN_AFTER}`;
  setCookie('islas_consent_unlogged', again, expire_time, `;path=${cookiepath}`);
  const body = new URLSearchParams({ ...written, id } as Record<string, string>);
  // Not by the page's transport: the head has none, and this request outlives its page.
  if ('keepalive' in Request.prototype)
    return fetch(log, { method: 'POST', body, keepalive: true }).then(
      onAnswer,
      () => undefined, // The browser has stored the decision.
    );
  // Without it (Firefox before 133) a request ends with its page.
  navigator.sendBeacon(log, body);
  return undefined;
};
