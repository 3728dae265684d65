import type { AttributionParams, Contents, PageView, Touches } from './visit';
import { hostOf, unpackValues, updateContents } from './traffic-source';
import { cookieDomains, lifetimeInMinutes, readContent, encodeContent } from './cookie-values';
import { readEarlierPages, readCookies, writeCookie } from './cookie-storage';

export { fieldValues } from './traffic-source';

/**
 * Counts the page and writes the cookies, when tracking is allowed. For a visitor without attribution cookies, the
 * pages that led here count too, as far as the browser remembers them. Returns what the cookies then hold; if the
 * browser refuses cookies, the values last for this page only. A cookie that expires at once, because the page's clock
 * was put back, is written again with `max-age`.
 */
export const recordVisit = (params: AttributionParams, page: PageView): Touches => {
  let known: Contents = readCookies(readContent);
  const before = known.current ? [] : readEarlierPages(page.referrer);
  const here = before[0] ? { ...page, referrer: '' } : page;
  const write = (contents: Contents, isByAge?: boolean) => {
    for (const [name, content] of Object.entries(contents)) {
      const minutes = lifetimeInMinutes(name, params);
      writeCookie(name, encodeContent(content, params.base64), minutes, `.${hostOf(page.href)}`, isByAge);
    }
  };
  for (const came of [...before, here]) {
    const news = updateContents(known, { ...page, ...came });
    known = { ...known, ...news };
    write(news);
  }
  const kept = readCookies(readContent);
  write(Object.fromEntries(Object.entries(known).filter(([name]) => !(name in kept))), true);
  const all = Object.entries({ ...known, ...kept });
  return Object.fromEntries(all.map(([name, content]) => [name, unpackValues(content)]));
};

/** Deletes every attribution cookie, on every domain, when tracking is not allowed (Specification §4). */
export const deleteVisitCookies = (host: string): undefined => {
  for (const name in readCookies(String)) for (const domain of cookieDomains(host)) writeCookie(name, '', -1, domain);
};
