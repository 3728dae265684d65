/** The error catalogue: Specification §8, plus Islas' own words where the specification is silent. */
export const MESSAGES = {
  fetch_error: 'You are probably offline.',
  invalid_json: 'The response is not a valid JSON response.',
  unknown_error: 'An unknown error occurred.',
  post_process: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
  timeout: 'The shop is taking too long to answer.',
  not_added: 'This product could not be added to the cart.',
} as const;

export type ErrorCode = keyof typeof MESSAGES;

/** Codes of newer WordPress versions and of the platform, as the catalogue calls them. */
const ALIASES: Readonly<Record<string, ErrorCode>> = { offline_error: 'fetch_error', TimeoutError: 'timeout' };

export const toErrorCode = (code: unknown): ErrorCode => {
  const name = typeof code === 'string' ? code : '';
  if (Object.hasOwn(MESSAGES, name)) return name as ErrorCode;
  return (Object.hasOwn(ALIASES, name) && ALIASES[name]) || 'unknown_error';
};

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
    super(MESSAGES[code], { cause });
    this.name = 'ShopError';
  }
}
