import { whenActivated } from '../../src/browser/page-seen';
import { setCookie } from '../../src/browser/plain-cookies';
import { createId, createProof } from './choice';
import type { ConsentApi } from './consent-api';
import { CATEGORIES } from './consent-config';
import { initialsOf } from './cookie-names';

/** Writes `islas_consent` for a decision that was not taken in Islas, with this version of the texts and lists. */
const writeProof = ({ config, read }: ConsentApi, time: number, id: string, initials: string): void => {
  const { version, expire_time, cookiepath } = config;
  setCookie('islas_consent', createProof(version, time, id, initials), expire_time, `;path=${cookiepath}`);
  read();
};

/**
 * Logs a refusal by Global Privacy Control once, with an anonymous id that the browser keeps in `islas_consent`. If the
 * browser stores no cookies, logs nothing, because each page would log it again.
 */
const proveRefusal = (consent: ConsentApi): void => {
  const { config, get } = consent;
  const { isGpc, version } = get();
  if (!isGpc || version === config.version || !config.log || config.log_off) return;
  const id = createId();
  const now = Math.round(Date.now() / 1000);
  writeProof(consent, now, id, '');
  if (get().id !== id) return;
  setCookie('islas_consent_unlogged', `${id}.${now + 60}`, config.expire_time, `;path=${config.cookiepath}`);
  navigator.sendBeacon(config.log, new URLSearchParams({ id, decision: 'gpc', version: config.version }));
};

/**
 * Sends a decision again that the log has not taken: what the cookies say now, with the anonymous id of the first time.
 * `islas_consent_unlogged` has the id and from when, `<id>.<Unix seconds>`; the server's answer deletes it. If the
 * server does not take the decision again, waits an hour.
 */
const resendUnlogged = ({ config, cookies, get }: ConsentApi): void => {
  const { islas_consent_unlogged = '', ...jar } = cookies();
  const [id = '', from = ''] = islas_consent_unlogged.split('.');
  const now = Math.round(Date.now() / 1000);
  if (!id || !config.log || Number(from) > now) return;
  setCookie('islas_consent_unlogged', `${id}.${now + 3600}`, config.expire_time, `;path=${config.cookiepath}`);
  const { isGpc, version } = get();
  const names = ['eu_cookies_bar', 'eu_cookies_bar_block', 'eu_cookies_bar_decline', 'islas_consent'];
  const decision =
    isGpc && version === config.version
      ? { decision: 'gpc', version }
      : Object.fromEntries(names.map((name) => [name, jar[name] ?? 'null']));
  navigator.sendBeacon(config.log, new URLSearchParams({ ...decision, id, unlogged: '1' }));
};

/** EU Cookies Bar stores refused names only: writes `islas_consent` with the categories that follow from them. */
const adoptForeignDecision = (consent: ConsentApi): void => {
  const { status, version, blocked } = consent.get();
  if (status === 'undecided' || status === 'accepted' || version) return;
  const { cookies } = consent.config;
  const known = CATEGORIES.filter((category) => cookies.some((cookie) => cookie.category === category));
  writeProof(consent, 0, '', status === 'saved' ? initialsOf(known, blocked, cookies) : '');
};

/** Completes what the cookies and the log have of the decision, once the page is no longer rendered ahead. */
export const completeProof = (consent: ConsentApi, signal: AbortSignal): void =>
  whenActivated(() => {
    resendUnlogged(consent);
    proveRefusal(consent);
    adoptForeignDecision(consent);
  }, signal);
