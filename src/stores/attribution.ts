import type { AttributionParams, PageView, Touches } from '../contracts/attribution';
import { hostOf, unpack, visit } from '../domain/attribution';
import { domainsOf, minutesOf, readContent, writeContent } from '../domain/attribution-cookies';
import { pagesBefore, readCookies, writeCookie } from '../services/attribution';

export { fieldValues } from '../domain/attribution';

/**
 * Tracking is allowed: the page is counted, and the cookies written. What is known is what the cookies then say, so
 * that a browser that keeps none claims nothing.
 *
 * @param isAsked Consent is asked for, and may have come late: for a visitor of whom nothing is known, the pages that
 *   led here count too, as far as the browser remembers them.
 */
export const allow = (params: AttributionParams, page: PageView, isAsked: unknown): Touches => {
  const before = isAsked && !readCookies(String).current ? pagesBefore(page.referrer) : [];
  for (const href of [...before, page.href]) {
    const view = { ...page, href, ...(before[0] && { referrer: '' }) };
    for (const [name, content] of Object.entries(visit(readCookies(readContent), view)))
      writeCookie(name, writeContent(content, params.base64), minutesOf(name, params), `.${hostOf(page.href)}`);
  }
  return readCookies((raw) => unpack(readContent(raw)));
};

/** Tracking is not allowed: nothing is known, and every cookie goes, wherever it stands (Specification §4). */
export const forbid = (host: string): undefined => {
  for (const name in readCookies(String)) for (const domain of domainsOf(host)) writeCookie(name, '', -1, domain);
};
