import Cookies from 'js-cookie';

/** A cookie's value; empty without one, and where the page may not read cookies at all (a sandboxed frame). */
export const readCookie = (name: string): string => {
  try {
    return Cookies.get(name) ?? '';
  } catch {
    return '';
  }
};
