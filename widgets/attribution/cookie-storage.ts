import type { PageView } from './visit';

/** The attribution cookies by name without `sbjs_`; of a name that stands twice, the first. */
export const readCookies = <T>(read: (raw: string) => T): Readonly<Record<string, T>> => {
  const found: Record<string, T> = {};
  try {
    for (const [, name, raw] of document.cookie.matchAll(/(?:^|; )sbjs_(\w+)=([^;]*)/g))
      found[name as string] ??= read(raw as string);
  } catch {
    // The page may have no cookies (a sandboxed frame).
  }
  return found;
};

/**
 * @param minutes 0: until the browser is closed.
 * @param domain With its dot; '' is the host alone.
 * @param isByAge Whether the browser counts the minutes, where the page's clock is not the browser's.
 */
export const writeCookie = (name: string, value: string, minutes: number, domain: string, isByAge = false): void => {
  const end = new Date(Date.now() + minutes * 60_000).toUTCString();
  const lasts = minutes && (isByAge ? `;max-age=${minutes * 60}` : `;expires=${end}`);
  try {
    // In the stock library's way (contract 5.5): js-cookie encodes values in its own.
    document.cookie = `sbjs_${name}=${value};path=/;domain=${domain}${lasts || ''}`;
  } catch {
    // As above.
  }
};

type Came = Pick<PageView, 'href' | 'referrer'>;

/**
 * Pages of this site that led here in this tab, the earliest first: what the browser remembers for its Back button, with
 * the referrer that a landing has noted there (PHP's `Tracking`). Where it does not tell, the page before, if it was of
 * this site: its address is known then, and its own referrer is not.
 */
export const pagesBefore = (referrer: string): readonly Came[] => {
  // Not in every browser.
  const entries = (window as Partial<Pick<Window, 'navigation'>>).navigation?.entries() ?? [];
  const pages = entries
    .slice(
      0,
      entries.findIndex(({ sameDocument }) => sameDocument),
    )
    .flatMap((entry) => {
      const state = entry.getState() as { readonly islasReferrer?: unknown } | null | undefined;
      return entry.url ? { href: entry.url, referrer: `${state?.islasReferrer ?? ''}` } : [];
    });
  return pages[0] ? pages : referrer.startsWith(`${location.origin}/`) ? [{ href: referrer, referrer: '' }] : [];
};
