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
