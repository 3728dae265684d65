import { pause } from './lifetime';

/** Milliseconds before the second and last try. */
const RETRY_AFTER = 1000;

/**
 * Loads a file that is fetched on demand, once more after a second when that failed: the one policy for every
 * `import()`. The same address again, without a query: the HTML standard no longer remembers a failed fetch, and a
 * second address would be a second copy of the file's stores. Browsers that still remember it refuse at once, and the
 * caller gives the native way back. Where the signal ends first there is no second try.
 */
export const loadChunk = <T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  load().catch(() => pause(RETRY_AFTER, signal).then(load));
