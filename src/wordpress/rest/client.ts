import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import type { Decoder } from '../../browser/decode';
import { withDeadline } from '../deadline';
import { type Settings, getSettings } from '../settings';

import { guardRequest, uploadMedia, nonce, requireOwnRoot, addRootUrl, sendNonce, addSwatchQuery } from './middleware';
import { toShopError } from './refusal';

export interface RestOptions extends Omit<APIFetchOptions, 'headers' | 'parse' | 'namespace' | 'endpoint'> {
  readonly headers?: HeadersInit;
  /** Milliseconds of silence after which the call ends with `timeout`. */
  readonly timeout?: number;
}

const TIMEOUT = 15_000;
/** Longer than for other requests, because a photo over a slow mobile connection takes minutes. */
const UPLOAD_TIMEOUT = 120_000;

/** Header names as the package spells them: it merges by exact name and would send another spelling twice. */
const SPELLED = ['Accept', 'Content-Type', 'X-WP-Nonce'];

const normalizeHeaders = (headers: HeadersInit | undefined): Record<string, string> => {
  const spelled: Record<string, string> = {};
  new Headers(headers).forEach((value, name) => {
    spelled[SPELLED.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name] = value;
  });
  return spelled;
};

// Each `use` prepends its middleware, so a request runs through this list from right to left.
[requireOwnRoot, addRootUrl, sendNonce, uploadMedia, addSwatchQuery, guardRequest].forEach((middleware) =>
  apiFetch.use(middleware),
);
apiFetch.nonceMiddleware = nonce;
/** How the call that owns a signal gets its full time again: each page and each attempt has its own. */
const renewals = new WeakMap<AbortSignal, () => void>();
apiFetch.setFetchHandler((options) => {
  const renew = () => options.signal && renewals.get(options.signal)?.();
  renew();
  return apiFetch.defaultFetchHandler(options).finally(renew);
});

let configured: Settings | undefined;

const configure = (): void => {
  const settings = getSettings();
  if (configured === settings) return;
  configured = settings;
  nonce.nonce = settings.rest.nonce;
  apiFetch.nonceEndpoint = settings.rest.nonce_endpoint;
};

/**
 * Sends a request under the site's REST root (Specification §7), with the options of `@wordpress/api-fetch`. Resolves
 * with the decoded response (the decoder receives `null` for an empty one). Rejects with a ShopError only.
 */
export const request = async <T>(options: RestOptions, decode: Decoder<T>): Promise<T> => {
  const { timeout = TIMEOUT, signal: caller, headers, ...rest } = options;
  try {
    configure();
    const call = (signal: AbortSignal, renew: () => void): Promise<unknown> => {
      renewals.set(signal, renew);
      return apiFetch({ ...rest, headers: normalizeHeaders(headers), signal });
    };
    return decode(await withDeadline(timeout, caller, call));
  } catch (thrown) {
    throw toShopError(thrown);
  }
};

/** Uploads a file to the media library. Post-processes an unfinished image in up to five attempts, else deletes it. */
export const upload = <T>(file: File, decode: Decoder<T>, signal?: AbortSignal): Promise<T> => {
  const body = new FormData();
  body.append('file', file, file.name);
  const options = { path: '/wp/v2/media', method: 'POST', body, timeout: UPLOAD_TIMEOUT };
  return request(signal ? { ...options, signal } : options, decode);
};
