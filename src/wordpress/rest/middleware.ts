import apiFetch, { type APIFetchMiddleware, type APIFetchOptions } from '@wordpress/api-fetch';
import { getSettings } from '../settings';
import { waitFor } from '../../browser/lifetime';
import { isUnderRestRoot, withoutParameters, restRoot, withQuery } from './address';
import { type Refusal, readRefusal } from './refusal';

const EXPIRED = 'rest_cookie_invalid_nonce';
/** A nonce endpoint that refuses answers `0`, `-1` or a login page instead of a nonce (contract 6.5). */
const isNonce = (text: string): boolean => /^\w{2,64}$/.test(text);
/** Limit of pages of one call, for a server that always names a next page. */
const MOST_PAGES = 1000;
/** Milliseconds before the second attempt to finish an image; doubled before each further one. */
const FIRST_PAUSE = 500;

const refuse = (code: string, status = 0): Refusal => ({ code, status });
const addressOf = ({ path, url = '' }: APIFetchOptions): string => path ?? url;

/** The package's nonce store; empty for guests, who send no nonce (contract 4.11). */
export const nonce = apiFetch.createNonceMiddleware('');

export const sendNonce: APIFetchMiddleware = (options, next) => (nonce.nonce ? nonce(options, next) : next(options));

export const addRootUrl: APIFetchMiddleware = (options, next) =>
  apiFetch.createRootURLMiddleware(restRoot())(options, next);

const visited = new WeakMap<AbortSignal, Set<string>>();

/** Throws when this call has read the page already, or too many pages. */
const countVisit = ({ parse, signal, url }: APIFetchOptions): void => {
  if (parse !== false || !signal || !url) return;
  const pages = visited.get(signal) ?? new Set();
  visited.set(signal, pages);
  if (pages.has(url) || pages.size >= MOST_PAGES) throw refuse('');
  pages.add(url);
};

/** The nonce before the refresh, by the options of calls whose nonce was refreshed. */
const refreshed = new WeakMap<APIFetchOptions, string>();

/**
 * Outermost middleware: turns every failure into a `Refusal` and allows the package one nonce refresh per call. A second
 * expired nonce is thrown under another code, which ends the package's recursion (W-51).
 */
export const guardRequest: APIFetchMiddleware = async (options, next) => {
  const before = refreshed.get(options);
  const { 'X-WP-Nonce': given, ...headers } = options.headers ?? {};
  try {
    if (before === undefined) countVisit(options);
    else if (!isNonce(nonce.nonce)) {
      nonce.nonce = before;
      throw refuse(EXPIRED, 403);
    }
    return await next({ ...options, headers: nonce.nonce || !given ? headers : { ...headers, 'X-WP-Nonce': given } });
  } catch (thrown) {
    const refusal = await readRefusal(thrown);
    if (refusal.code !== EXPIRED) throw refusal;
    if (before !== undefined || !(nonce.nonce || given)) throw refuse('', refusal.status);
    refreshed.set(options, nonce.nonce);
    throw refusal;
  }
};

/** Adds the configured parameters to paths with the swatch feature's name (Specification §7). */
export const addSwatchQuery: APIFetchMiddleware = (options, next) => {
  const address = addressOf(options);
  if (!/islas\/v1\/swatches|woo-variation-swatches/.test(withoutParameters(address))) return next(options);
  const longer = withQuery(address, getSettings().rest.swatch_query);
  return next({ ...options, [address === options.url ? 'url' : 'path']: longer });
};

/**
 * The package's upload middleware, for uploads only: waits longer before each further attempt to post-process the image,
 * and ignores errors of the package's cleanup request (W-52).
 */
export const uploadMedia: APIFetchMiddleware = (options, next) => {
  const { signal = null, method } = options;
  if (method !== 'POST' || !withoutParameters(addressOf(options)).endsWith('/wp/v2/media')) return next(options);
  let attempts = 0;
  const finish = async (step: APIFetchOptions): Promise<unknown> => {
    if (attempts++) await waitFor(FIRST_PAUSE * 2 ** (attempts - 2), signal);
    return next({ ...step, signal });
  };
  return apiFetch.mediaUploadMiddleware(options, (step) => {
    if (step.path?.endsWith('/post-process')) return finish(step);
    const sent = next(step);
    // Fire and forget: the upload error has been reported; errors of the cleanup are ignored.
    if (step.method === 'DELETE') sent.catch(() => undefined);
    return sent;
  });
};

/** Removes the nonce and cookies from requests outside the site's own REST root (W-51). */
export const requireOwnRoot: APIFetchMiddleware = (options, next) => {
  if (isUnderRestRoot(options.url ?? '')) return next(options);
  const { 'X-WP-Nonce': _nonce, ...headers } = options.headers ?? {};
  return next({ ...options, headers, credentials: 'same-origin' });
};
