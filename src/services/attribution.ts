/** The attribution cookies by name without `sbjs_`; of a name that stands twice, the first. */
export const readCookies = (read: (raw: string) => string): Readonly<Record<string, string>> => {
  try {
    const found = [...document.cookie.matchAll(/(?:^|; )sbjs_(\w+)=([^;]*)/g)];
    return Object.fromEntries(found.reverse().map(([, name = '', value = '']) => [name, read(value)]));
  } catch {
    return {}; // The page may have no cookies (a sandboxed frame).
  }
};

/** @param minutes 0: until the browser is closed. @param domain With its dot; '' is the host alone. */
export const writeCookie = (name: string, value: string, minutes: number, domain: string): void => {
  const expires = new Date(Date.now() + minutes * 60_000).toUTCString();
  // In the stock library's way (contract 5.5): js-cookie encodes values in its own.
  document.cookie = `sbjs_${name}=${value}${minutes ? `; expires=${expires}` : ''}${domain && `;domain=${domain}`}; path=/`;
};

/**
 * Addresses of the pages of this site that led here in this tab, the earliest first: what the browser remembers by
 * itself for its Back button. Where it does not tell, the page before, if it was of this site.
 */
export const pagesBefore = (referrer: string): readonly string[] => {
  // Not in every browser.
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  const before = navigation
    ?.entries()
    .slice(0, navigation.currentEntry?.index)
    .flatMap(({ sameDocument, url }) => (sameDocument || !url ? [] : url));
  return before?.length ? before : referrer.startsWith(`${location.origin}/`) ? [referrer] : [];
};
