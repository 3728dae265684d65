import { atom } from 'nanostores';
import type { AttributionParams, Contents, FieldPaths, FieldValues, PageView, Touches } from '../contracts/attribution';
import { fieldValues, hostOf, unpack, visit } from '../domain/attribution';
import { domainsOf, minutesOf, readContent, writeContent } from '../domain/attribution-cookies';
import { pagesBefore, readCookies, writeCookie } from '../services/attribution';

/** What is known of this visitor's way to the shop; nothing where it may not be. */
export const $attribution = atom<Touches | null>(null);

/**
 * Tracking is allowed: the page is counted, once, and the cookies written. What is known is what the cookies then say,
 * so that a browser that keeps none claims nothing.
 *
 * @param isAsked Consent is asked for, and may have come late: for a visitor of whom nothing is known, the pages that
 *   led here count too, as far as the browser remembers them.
 */
export const allow = (params: AttributionParams, page: PageView, isAsked: unknown): void => {
  if ($attribution.get()) return;
  const known: Contents = readCookies(readContent);
  const before = isAsked && !known.current && !known.first ? pagesBefore(page.referrer) : [];
  let written: Contents = {};
  for (const href of [...before, page.href])
    written = { ...written, ...visit({ ...known, ...written }, { ...page, href, ...(before[0] && { referrer: '' }) }) };
  for (const [name, content] of Object.entries(written))
    writeCookie(name, writeContent(content, params.base64), minutesOf(name, params), `.${hostOf(page.href)}`);
  $attribution.set(readCookies((raw) => unpack(readContent(raw))));
};

/** Tracking is not allowed: nothing is known, and every cookie goes, wherever it stands (Specification §4). */
export const forbid = (host: string): void => {
  for (const name in readCookies(String)) for (const domain of domainsOf(host)) writeCookie(name, '', -1, domain);
  $attribution.set(null);
};

/** What an order is sent now. */
export const values = (fields: FieldPaths): FieldValues => fieldValues(fields, $attribution.get());
