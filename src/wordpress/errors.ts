import type { MESSAGES } from './english';
import { translated } from './texts';

/** Keys of the error catalogue. */
export type ErrorCode = keyof typeof MESSAGES;

/**
 * An expected failure as data (architecture 2.14). `status` is the HTTP status, 0 when there was no answer; a `cause`
 * is what nobody expected.
 */
export class ShopError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status = 0,
    cause?: unknown,
    /** Where the shop has led instead of answering. */
    readonly url = '',
  ) {
    super(translated(code), { cause });
    this.name = 'ShopError';
  }
}

/**
 * What is said of a failure: a shopper can do something about these three, the rest is one thing to them, said in words
 * about what they wanted.
 */
export const failureText = (error: unknown, otherwise = translated('not_added')): string => {
  const code = error instanceof ShopError && error.code;
  return code === 'fetch_error' || code === 'timeout' || code === 'add_unclear' ? translated(code) : otherwise;
};
