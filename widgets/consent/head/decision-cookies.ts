import type { ConsentConfig } from '../consent-config';
import type { Writes } from '../choice';
import { type Jar, parseCookies } from '../decision';
import { setCookie } from '../../../src/browser/plain-cookies';

/** Cookies of decisions on this page, for browsers that store none. */
const decided: Record<string, string> = {};

/** Cookies that the page may read; if the browser stores none, those that `writeCookies` has written. */
export const readCookies = (): Jar =>
  // `cookieEnabled` blocks the page on another process of the browser, so it is read only after a decision on this page.
  decided.islas_consent && !navigator.cookieEnabled ? decided : parseCookies(document.cookie);

/** Writes the cookies of a decision. */
export const writeCookies = ({ expire_time, cookiepath }: ConsentConfig, written: Writes): void => {
  for (const [name, value] of Object.entries(written)) {
    decided[name] = value ?? '';
    setCookie(name, value ?? '', value === null ? 0 : expire_time, `;path=${cookiepath}`);
  }
};
