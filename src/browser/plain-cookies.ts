/**
 * Cookies whose names and values are never encoded, as every page asks for them. Others are read with the library, in
 * `cookies.ts`, by files that only some pages fetch.
 */

/** A cookie's value as it stands; empty without one, and where the page may not read cookies (a sandboxed frame). */
export const plainCookie = (name: string): string => {
  try {
    return `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0] ?? '';
  } catch {
    return '';
  }
};

/** Writes a raw value for so many seconds, 0 to delete it; `place` is its path, and its domain where it has one. */
export const putCookie = (name: string, value: string, seconds: number, place: string): void => {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${name}=${value};max-age=${seconds};samesite=lax${place}${secure}`;
};
