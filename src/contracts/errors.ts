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
  ) {
    super(translated(code), { cause });
    this.name = 'ShopError';
  }
}
