import type { AttributionParams, Contents, PageView, Touches } from './visit';
import { hostOf, unpack, visit } from './traffic-source';
import { domainsOf, minutesOf, readContent, writeContent } from './cookie-values';
import { pagesBefore, readCookies, writeCookie } from './cookie-storage';

export { fieldValues } from './traffic-source';

/**
 * Tracking is allowed: the page is counted, and the cookies written. For a visitor of whom nothing is known, because it
 * was not allowed before or no cookies are kept, the pages that led here count too, as far as the browser remembers them.
 * What is known is what the cookies then say; where the browser refuses them, it is known to this page alone. A cookie
 * that is over at once, because the page's clock was put back, is written again by its age.
 */
export const allow = (params: AttributionParams, page: PageView): Touches => {
  let known: Contents = readCookies(readContent);
  const before = known.current ? [] : pagesBefore(page.referrer);
  const here = before[0] ? { ...page, referrer: '' } : page;
  const write = (contents: Contents, isByAge?: boolean) => {
    for (const [name, content] of Object.entries(contents)) {
      const minutes = minutesOf(name, params);
      writeCookie(name, writeContent(content, params.base64), minutes, `.${hostOf(page.href)}`, isByAge);
    }
  };
  for (const came of [...before, here]) {
    const news = visit(known, { ...page, ...came });
    known = { ...known, ...news };
    write(news);
  }
  const kept = readCookies(readContent);
  write(Object.fromEntries(Object.entries(known).filter(([name]) => !(name in kept))), true);
  const all = Object.entries({ ...known, ...kept });
  return Object.fromEntries(all.map(([name, content]) => [name, unpack(content)]));
};

/** Tracking is not allowed: nothing is known, and every cookie goes, wherever it stands (Specification §4). */
export const forbid = (host: string): undefined => {
  for (const name in readCookies(String)) for (const domain of domainsOf(host)) writeCookie(name, '', -1, domain);
};
