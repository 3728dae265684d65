import { ShopError } from '../wordpress/errors';
import { redirectUrl, parseAnswer } from './responses';
import type { Fields, Transport } from './http';

/** The headers of WooCommerce's own requests (contract 4.0). The cart queue knows requests of Islas by this object. */
export const HEADERS = {
  Accept: 'application/json, text/javascript, */*; q=0.01',
  'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
  'X-Requested-With': 'XMLHttpRequest',
};

const flatten = (key: string, value: unknown): [string, string][] => {
  if (typeof value !== 'object' || value === null) return [[key, String(value)]];
  const isList = Array.isArray(value);
  // A key that ends in `[]` gets no second pair of brackets.
  if (isList && key.endsWith('[]')) return value.map((entry) => [key, String(entry)]);
  return Object.entries(value).flatMap(([name, entry]) =>
    flatten(`${key}[${isList && typeof entry !== 'object' ? '' : name}]`, entry),
  );
};

/** Form encoding as jQuery writes it: brackets for nested data, `+` for a space. */
export const encodeFields = (fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([key, value]) => flatten(key, value))
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&')
    .replace(/%20/g, '+');

/** Transport that uses `fetch`, with the headers and encoding of WooCommerce's requests. Rejects with a ShopError. */
export const fetchTransport: Transport = async ({ url, data, signal = null, receive }) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: HEADERS,
    body: encodeFields(data as Fields),
    signal,
  }).catch(() => {
    throw new ShopError('fetch_error');
  });
  const { ok, status } = response;
  const value = parseAnswer(await response.text());
  const led = redirectUrl(url, response.url);
  if (led && value === undefined) throw new ShopError('invalid_json', status, undefined, led);
  if (!ok || value === undefined) throw new ShopError(ok ? 'invalid_json' : 'unknown_error', status);
  return receive(value);
};
