import type { AttributionParams } from './visit';

/**
 * Characters of one cookie, so that all of them stay within what servers accept in one header (8 kB); browsers refuse a
 * cookie above 4096 altogether. The end of a longer one is cut off.
 */
const MOST = 1200;

/** Signs that the stock library reads once more, whenever it reads. */
export const plain = (text: string): string => text.replace(/%(2[17-9A]|7E)/g, unescape);

/** Percent errors are read as the stock library reads them, without halves of signs that nobody could write again. */
export const decode = (text: string): string => {
  try {
    return plain(decodeURIComponent(text));
  } catch {
    return unescape(text).replace(/\p{Cs}/gu, '');
  }
};

/** The raw value of a cookie, base64 or not, to what it holds. */
export const readContent = (raw: string): string => {
  try {
    return decode(atob(raw));
  } catch {
    return decode(raw); // No sign of a percent code is base64.
  }
};

/** A content as the cookie's raw value. */
export const writeContent = (content: string, isBase64: unknown): string => {
  const value = encodeURIComponent(content)
    .replace(/[!~'()]/g, escape)
    .replace(/\*/g, '%2A')
    .slice(0, MOST)
    .replace(/%.?$/, '');
  return isBase64 ? btoa(value).replace(/=/g, '') : value;
};

/** How long a cookie lasts; where the shop does not say, half an hour the visit's and six months the others (Specification §9). */
export const minutesOf = (name: string, { lifetime, session }: AttributionParams): number =>
  name === 'session' ? (session as number) | 0 || 30 : ((lifetime || 6) * 43_200) | 0;

/** Every domain a cookie of this host may stand under; empty for the host alone (W-47). */
export const domainsOf = (host: string): readonly string[] => [
  ...host.split('.').map((_, i, labels) => `.${labels.slice(i).join('.')}`),
  '',
];
