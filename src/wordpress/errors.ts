import type { MESSAGES } from './english';
import { translate } from './texts';

/** Keys of the error catalogue. */
export type ErrorCode = keyof typeof MESSAGES;

/**
 * An expected failure (architecture 2.14). `status` is the HTTP status, 0 without a response; `cause` is set only for an
 * unexpected error.
 */
export class ShopError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status = 0,
    cause?: unknown,
    /** URL of the page that the shop redirected to instead of responding; empty for none. */
    readonly url = '',
    /** Sentence for the shopper in which the shop says why it refuses; empty where it says nothing. */
    readonly reason = '',
  ) {
    super(translate(code), { cause });
    this.name = 'ShopError';
  }
}

/** The error as an expected failure; any other error becomes the cause of an `unknown_error`. */
export const toShopError = (error: unknown): ShopError =>
  error instanceof ShopError ? error : new ShopError('unknown_error', 0, error);

/**
 * Message for a failure: the shop's own reason, or the message of one of the three codes that a shopper can act on; all others
 * share `otherwise`.
 */
export const failureText = (error: unknown, otherwise = translate('not_added')): string => {
  const { code, reason } = error instanceof ShopError ? error : {};
  return (
    reason || (code === 'fetch_error' || code === 'timeout' || code === 'add_unclear' ? translate(code) : otherwise)
  );
};
