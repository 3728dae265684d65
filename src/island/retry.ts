/** Milliseconds before the second and last try. */
export const RETRY_AFTER = 1000;

/**
 * Loads a chunk, once more after a second when that failed. The same address again, without a query: the HTML
 * standard no longer remembers a failed fetch, and a second address would be a second copy of the chunk's stores.
 * Browsers that still remember it refuse at once, and the caller falls back.
 */
export const retry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER)).then(load));
