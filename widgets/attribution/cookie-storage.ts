import type { PageView } from './visit';

/** Returns the attribution cookies by name without `sbjs_`; of two with one name, the first. */
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
 * @param isByAge Whether to use `max-age` instead of `expires`, for a page's clock that is not the browser's.
 */
export const writeCookie = (name: string, value: string, minutes: number, domain: string, isByAge = false): void => {
  const end = new Date(Date.now() + minutes * 60_000).toUTCString();
  const lasts = minutes && (isByAge ? `;max-age=${minutes * 60}` : `;expires=${end}`);
  try {
    // The stock library's format (contract 5.5); js-cookie would encode values in another way.
    document.cookie = `sbjs_${name}=${value};path=/;domain=${domain}${lasts || ''}`;
  } catch {
    // As above.
  }
};

type Came = Pick<PageView, 'href' | 'referrer'>;

/**
 * Returns earlier pages of this site in this tab, the earliest first, from the Navigation API, with the referrer that a
 * landing page has stored in its history entry (PHP's `Tracking`). Without entries, the previous page if it is of this
 * site; its own referrer is unknown.
 */
export const readEarlierPages = (referrer: string): readonly Came[] => {
  // Not every browser has the Navigation API.
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
