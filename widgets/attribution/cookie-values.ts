import type { AttributionParams } from './visit';

/**
 * Cap on the characters of one cookie, so that all of them stay within what servers accept in one header (8 kB);
 * browsers refuse a cookie above 4096 bytes. The end of a longer value is cut off.
 */
const MOST = 1200;

/** Decodes the characters that the stock library decodes once more at each read. */
export const decodeStockCharacters = (text: string): string => text.replace(/%(2[17-9A]|7E)/g, unescape);

/** Decodes bad percent codes as the stock library does; drops lone surrogates, which `encodeURIComponent` rejects. */
export const decodePercents = (text: string): string => {
  try {
    return decodeStockCharacters(decodeURIComponent(text));
  } catch {
    return unescape(text).replace(/\p{Cs}/gu, '');
  }
};

/** Decodes the raw value of a cookie, base64 or not. */
export const readContent = (raw: string): string => {
  try {
    return decodePercents(atob(raw));
  } catch {
    return decodePercents(raw); // No base64: `%` is not in its alphabet.
  }
};

/** Encodes a content as a cookie's raw value. */
export const encodeContent = (content: string, isBase64: unknown): string => {
  const value = encodeURIComponent(content)
    .replace(/[!~'()]/g, escape)
    .replace(/\*/g, '%2A')
    .slice(0, MOST)
    .replace(/%.?$/, '');
  return isBase64 ? btoa(value).replace(/=/g, '') : value;
};

/** A cookie's lifetime in minutes. Defaults: half an hour for the visit's, six months for others (Specification §9). */
export const lifetimeInMinutes = (name: string, { lifetime, session }: AttributionParams): number =>
  name === 'session' ? (session as number) | 0 || 30 : ((lifetime || 6) * 43_200) | 0;

/** Every domain under which a cookie of this host may be stored; empty for the host alone (W-47). */
export const cookieDomains = (host: string): readonly string[] => [
  ...host.split('.').map((_, i, labels) => `.${labels.slice(i).join('.')}`),
  '',
];
