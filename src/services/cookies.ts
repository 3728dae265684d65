import Cookies from 'js-cookie';

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
