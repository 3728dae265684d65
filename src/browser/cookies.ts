import Cookies from 'js-cookie';

/** A cookie's decoded value; empty when it is missing or the page may not read cookies (a sandboxed frame). */
export const readCookie = (name: string): string => {
  try {
    return Cookies.get(name) ?? '';
  } catch {
    return '';
  }
};
