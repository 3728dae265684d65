import { isRecord, oneOf } from '../../browser/decode';
import { type ErrorCode, ShopError } from '../errors';

/** Why a request was refused: the server's or the package's code, and the HTTP status (0 when unknown). */
export interface Refusal {
  readonly code: string;
  readonly status: number;
}

/** Reads the error body of WordPress, an error of the package, or a `Refusal`. */
const parseRefusal = (body: unknown, answered = 0): Refusal => {
  const { code, status, data } = isRecord(body) ? body : {};
  const stated = Number(isRecord(data) ? data.status : status);
  return { code: typeof code === 'string' ? code : 'unknown_error', status: answered || stated || 0 };
};

/** Turns any thrown value (a Response, a plain object, a SyntaxError, `null`) into a `Refusal`. */
export const readRefusal = async (thrown: unknown): Promise<Refusal> => {
  if (thrown instanceof Response) {
    const body: unknown = await thrown.json().catch(() => ({ code: 'invalid_json' }));
    return parseRefusal(body, thrown.status);
  }
  // The package parses paged responses without catching the SyntaxError.
  return parseRefusal(thrown instanceof SyntaxError ? { code: 'invalid_json' } : thrown);
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

/** Codes of newer WordPress versions and of the platform, with the catalogue's code for each. */
const ALIASES = new Map<unknown, ErrorCode>([
  ['offline_error', 'fetch_error'],
  ['TimeoutError', 'timeout'],
]);

/** The catalogue's code for an error's own code; `unknown_error` when there is none. */
export const toErrorCode = (code: unknown): ErrorCode => oneOf(CODES, ALIASES.get(code) ?? 'unknown_error')(code);

/** Turns any value that a call rejected with into a ShopError (Specification §8, contract 6.3). */
export const toShopError = (thrown: unknown): ShopError => {
  if (thrown instanceof ShopError) return thrown;
  // Only the package's nonce refresh throws a TypeError; `guard` has turned every other failure into a `Refusal`.
  if (thrown instanceof TypeError) return new ShopError('fetch_error');
  const { code, status } = parseRefusal(thrown);
  return new ShopError(toErrorCode(code), status);
};
