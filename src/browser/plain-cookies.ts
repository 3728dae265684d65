/**
 * Cookies whose names and values are never encoded; part of every page. Encoded ones are read with the library in
 * `cookies.ts`, by chunks that only some pages load.
 */

/** A cookie's raw value; empty when it is missing or the page may not read cookies (a sandboxed frame). */
export const readPlainCookie = (name: string): string => {
  try {
    return `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0] ?? '';
  } catch {
    return '';
  }
};

/** Writes a raw value for `seconds`, 0 to delete it. `place` holds `;path=…` and optionally `;domain=…`. */
export const setCookie = (name: string, value: string, seconds: number, place: string): void => {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${name}=${value};max-age=${seconds};samesite=lax${place}${secure}`;
};
