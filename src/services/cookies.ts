import Cookies from 'js-cookie';

/** A cookie's value; empty without one, and where the page may not read cookies at all (a sandboxed frame). */
export const readCookie = (name: string): string => {
  try {
    return Cookies.get(name) ?? '';
  } catch {
    return '';
  }
};

/** Writes a raw value for the whole site; `days` without a number ends with the browser's session. */
export const writeCookie = (name: string, value: string, days?: number): void => {
  const secure = location.protocol === 'https:';
  Cookies.withConverter({ write: (raw) => String(raw) }).set(name, value, {
    path: '/',
    sameSite: 'Lax',
    ...(secure && { secure }),
    ...(days !== undefined && { expires: days }),
  });
};
