import { endpointUrl, shopParams } from './globals';
import { toPlainFields } from './payload';
import { type Fields, type Transport, sendRequest } from './http';
import { platform } from './platform';

/** Default timeout (ms), so that every loading state ends; Specification §9 has none for adds and removals. */
const PATIENCE_MS = 15_000;

export interface Options {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Handles the response before the library's completion events; its result is the promise's value. */
  readonly receive?: (value: unknown) => unknown;
}

const post = (url: () => string, fields: Fields, options: Options): Promise<unknown> => {
  const { signal = null, timeout: patience = PATIENCE_MS, receive = (value) => value } = options;
  const send: Transport = async (request) => {
    const data = toPlainFields(fields);
    return platform.transport({ ...request, url: url(), data });
  };
  return sendRequest(send, patience, { url: '', signal, receive });
};

/** `POST /?wc-ajax={endpoint}` (contract 4.0). Rejects with a ShopError. `fields` is read when the request starts. */
export const wcAjax = (endpoint: string, fields: Fields, options: Options = {}): Promise<unknown> =>
  post(() => endpointUrl(endpoint), fields, options);

/** `POST /wp-admin/admin-ajax.php` with an `action` (Specification §7). */
export const adminAjax = (action: string, fields: Fields, options: Options = {}): Promise<unknown> =>
  post(() => shopParams().ajax_url, { ...fields, action }, options);
