import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import type { Decoder } from '../../../src/browser/decode';
import type { ShopError } from '../../../src/wordpress/errors';

export const SHOP = 'http://127.0.0.1:5173';
export const ROOT = `${SHOP}/wp-json`;
export const REFRESH = `${SHOP}/wp-admin/admin-ajax.php`;

export const as: Decoder<unknown> = (value) => value;

type Answer = () => Response | Promise<Response>;

/** Answers requests to `address` with the given responses in order, repeating the last. Returns the requests. */
export const answers = (address: string, ...given: Answer[]): Request[] => {
  const seen: Request[] = [];
  server.use(
    http.all(address, ({ request }) => {
      seen.push(request.clone());
      return (given[seen.length - 1] ?? given.at(-1) ?? (() => HttpResponse.json({})))();
    }),
  );
  return seen;
};

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  () =>
    new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

export const refusedWith = (code: string, status: number): Answer =>
  json({ code, message: 'No.', data: { status } }, status);

export const nonces = (seen: readonly Request[]): Array<string | null> =>
  seen.map(({ headers }) => headers.get('X-WP-Nonce'));

/** The error that a call rejected with; throws if it resolved. */
export const rejection = (call: Promise<unknown>): Promise<ShopError> =>
  call.then(
    (value) => {
      throw new Error(`resolved with ${JSON.stringify(value)}`);
    },
    (error: ShopError) => error,
  );
