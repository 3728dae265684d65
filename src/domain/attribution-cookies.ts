import type { AttributionParams, Lifetimes } from '../contracts/attribution';

/**
 * Characters of one cookie, so that all of them stay within what servers accept in one header (8 kB); browsers refuse a
 * cookie above 4096 altogether. The end of a longer one is cut off.
 */
const MOST = 1200;

/** Signs that the stock library reads once more, whenever it reads. */
export const plain = (text: string): string =>
  text.replace(/%(?:21|7E|2A|2[7-9])/g, (sign) => decodeURIComponent(sign));

/** Percent errors are read as the stock library reads them, without halves of signs that nobody could write again. */
export const decode = (text: string): string => {
  try {
    return plain(decodeURIComponent(text));
  } catch {
    return unescape(text).replace(/[\uD800-\uDFFF]/g, '');
  }
};

/** The raw value of a cookie, base64 or not, to what it holds. */
export const readContent = (raw: string): string =>
  // No base64 has this length.
  decode(/^[A-Za-z0-9+/]+$/.test(raw) && raw.length % 4 !== 1 ? atob(raw) : raw);

/** A content as the cookie's raw value. */
export const writeContent = (content: string, isBase64: unknown): string => {
  const value = encodeURIComponent(content)
    .replace(/[!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .slice(0, MOST)
    .replace(/%.?$/, '');
  return isBase64 ? btoa(value).replace(/=+$/, '') : value;
};

/** Months and minutes as the shop has them; six months and half an hour where it has none (Specification §9). */
export const lifetimes = ({ lifetime, session }: AttributionParams): Lifetimes => ({
  others: Math.trunc((Number(lifetime) || 6) * 43_200),
  session: Math.trunc(Number(session)) || 30,
});

/** Every domain a cookie of this host may stand under; empty for the host alone (W-47). */
export const domainsOf = (host: string): readonly string[] => {
  const labels = host.split('.');
  return ['', ...labels.map((_, i) => `.${labels.slice(i).join('.')}`)];
};
