import { typeOf } from './types.mjs';

/** @typedef {{ method: string, url: string, form?: Record<string, string>, json?: unknown, headers: Record<string, string> }} Asked */
/** @typedef {{ status: number, headers: Record<string, string>, setCookie: string[], body: unknown }} Answered */
/** @typedef {{ request: Asked, response: Answered }} Exchange */

/** Parameters whose value is kept, because it names an endpoint; of all others only the name is kept. */
const ENDPOINTS = ['wc-ajax', 'action'];
/** Headers that clients read. */
const HEADERS = ['content-type', 'link', 'x-wp-nonce', 'x-wp-total', 'x-wp-totalpages', 'nonce', 'cart-token'];

/** A cookie's name with the site's hash replaced. @param {string} cookie */
export const cookieName = (cookie) => cookie.split('=')[0]?.replace(/[0-9a-f]{32}/, '{hash}') ?? '';

/** @param {string} url */
const addressShape = (url) => {
  const { pathname, searchParams } = new URL(url, 'http://shop.example');
  const query = [...searchParams].map(([name, value]) => (ENDPOINTS.includes(name) ? `${name}=${value}` : name));
  return { path: pathname, query };
};

/** Names and types of a recorded exchange, without values. @param {Exchange} exchange */
export const exchangeShape = ({ request, response }) => ({
  request: {
    method: request.method,
    ...addressShape(request.url),
    ...(request.form && { form: Object.keys(request.form) }),
    ...(request.json !== undefined && { json: typeOf(request.json) }),
    headers: Object.keys(request.headers),
  },
  response: {
    status: response.status,
    type: (response.headers['content-type'] ?? '').split(';')[0] ?? '',
    headers: HEADERS.filter((name) => name in response.headers),
    cookies: response.setCookie.map(cookieName).sort(),
    body: typeOf(response.body),
    // WordPress's error codes are names, like keys.
    ...(isError(response.body) && { code: response.body.code }),
  },
});

/** @param {unknown} body @returns {body is { code: string }} */
const isError = (body) => typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
