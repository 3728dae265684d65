import { toShopError } from '../wordpress/errors';
import { endpointUrl, shopParams } from './globals';
import { toPlainFields } from './payload';
import type { Fields } from './shop-request';
import { sendRequest } from './transport';

export interface Options {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
  /** Handles the response before the library's completion events; its result is the promise's value. */
  readonly receive?: (value: unknown) => unknown;
}

const post = (url: () => string, fields: Fields, options: Options): Promise<unknown> => {
  const { signal, timeout, receive = (value) => value } = options;
  const create = () => ({ url: url(), body: toPlainFields(fields), expects: 'json', signal, receive }) as const;
  return sendRequest(create, timeout).catch((error: unknown) => {
    throw toShopError(error);
  });
};

/** `POST /?wc-ajax={endpoint}` (contract 4.0). Rejects with a ShopError. `fields` is read when the request starts. */
export const wcAjax = (endpoint: string, fields: Fields, options: Options = {}): Promise<unknown> =>
  post(() => endpointUrl(endpoint), fields, options);

/** `POST /wp-admin/admin-ajax.php` with an `action` (Specification §7). */
export const adminAjax = (action: string, fields: Fields, options: Options = {}): Promise<unknown> =>
  post(() => shopParams().ajax_url, { ...fields, action }, options);
