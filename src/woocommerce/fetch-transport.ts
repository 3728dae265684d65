import { ShopError } from '../wordpress/errors';
import { parseAnswer, requestFailure } from './responses';
import type { Fields, ShopRequest, Transport } from './shop-request';

const ACCEPT = {
  json: 'application/json, text/javascript, */*; q=0.01',
  html: 'text/html, */*; q=0.01',
};

const ownHeaders = new WeakSet<object>();

/** The headers of WooCommerce's own requests (contract 4.0). */
const createHeaders = ({ expects, body }: Pick<ShopRequest, 'expects' | 'body'>): Record<string, string> => {
  const headers = {
    Accept: ACCEPT[expects],
    ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }),
    'X-Requested-With': 'XMLHttpRequest',
  };
  ownHeaders.add(headers);
  return headers;
};

/** Whether a request is one of Islas: it has its turn in the cart queue. */
export const hasOwnHeaders = (init?: RequestInit): boolean => ownHeaders.has(init?.headers ?? {});

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

/** Sends a request and hands over its answer. Rejects with a ShopError, or with what `receive` throws. */
export const fetchAnswer = async <Result>(
  url: string,
  init: RequestInit & { readonly signal: AbortSignal | null },
  { expects, receive }: Pick<ShopRequest<Result>, 'expects' | 'receive'>,
): Promise<Result> => {
  const [response, text] = await fetch(url, init)
    .then(async (response) => [response, await response.text()] as const)
    .catch(() => {
      throw new ShopError('fetch_error');
    });
  const { ok, status } = response;
  const value = expects === 'html' ? text : parseAnswer(text);
  if (!ok || value === undefined)
    throw requestFailure(ok ? 'invalid_json' : 'unknown_error', status, url, response.url);
  return receive(value, response.url);
};

/** Transport that uses `fetch`. */
export const fetchTransport: Transport = (request) => {
  const { url, body, signal = null } = request;
  const isPost = body !== undefined;
  const init = { method: isPost ? 'POST' : 'GET', headers: createHeaders(request), signal };
  const form = isPost && { body: typeof body === 'string' ? body : encodeFields(body) };
  return fetchAnswer(url, { ...init, ...form }, request);
};
