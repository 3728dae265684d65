import { isRecord, oneOf } from '../../browser/decode';
import { type ErrorCode, ShopError } from '../errors';

/** Why a request was refused: the server's or the package's code, and the HTTP status (0 when unknown). */
export interface Refusal {
  readonly code: string;
  readonly status: number;
}

/** Reads WordPress's error body, the package's own errors and refusals read before. */
const fields = (body: unknown, answered = 0): Refusal => {
  const { code, status, data } = isRecord(body) ? body : {};
  const stated = Number(isRecord(data) ? data.status : status);
  return { code: typeof code === 'string' ? code : 'unknown_error', status: answered || stated || 0 };
};

/** Whatever was thrown (an answer, a plain object, a syntax error, `null`) as a refusal. */
export const readRefusal = async (thrown: unknown): Promise<Refusal> => {
  if (thrown instanceof Response) {
    const body: unknown = await thrown.json().catch(() => ({ code: 'invalid_json' }));
    return fields(body, thrown.status);
  }
  // Paged answers are parsed by the package without naming the failure.
  return fields(thrown instanceof SyntaxError ? { code: 'invalid_json' } : thrown);
};

const CODES: readonly ErrorCode[] = [
  'fetch_error',
  'invalid_json',
  'unknown_error',
  'post_process',
  'timeout',
  'not_added',
  'add_unclear',
];

/** Codes of newer WordPress versions and of the platform, as the catalogue calls them. */
const ALIASES = new Map<unknown, ErrorCode>([
  ['offline_error', 'fetch_error'],
  ['TimeoutError', 'timeout'],
]);

/** The catalogue's code for whatever a failure calls itself. */
export const toErrorCode = (code: unknown): ErrorCode => oneOf(CODES, ALIASES.get(code) ?? 'unknown_error')(code);

/** The catalogue's error for whatever a call rejected with (Specification §8, contract 6.3). */
export const toShopError = (thrown: unknown): ShopError => {
  if (thrown instanceof ShopError) return thrown;
  // Only the package's own nonce refresh can end so: every other failure has been read as a refusal.
  if (thrown instanceof TypeError) return new ShopError('fetch_error');
  const { code, status } = fields(thrown);
  return new ShopError(toErrorCode(code), status);
};
