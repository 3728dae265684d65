/** Milliseconds before the second and last try. */
const RETRY_AFTER = 1000;

/**
 * Loads a file that is fetched on demand, once more after a second when that failed: the one policy for every
 * `import()`. The same address again, without a query: the HTML standard no longer remembers a failed fetch, and a
 * second address would be a second copy of the file's stores. Browsers that still remember it refuse at once, and the
 * caller gives the native way back.
 */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER)).then(load));
