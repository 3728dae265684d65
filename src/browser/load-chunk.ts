import { pause } from './lifetime';

/** Milliseconds before the second and last attempt. */
const RETRY_AFTER = 1000;

/**
 * Loads a chunk and retries once after a second: the policy for every `import()`. Rejects when both attempts fail or
 * the signal aborts before the second. The retry uses the same URL, because a URL with a query would create a second
 * copy of the chunk's stores; browsers that cache a failed import reject at once, and the caller falls back to the
 * native behaviour.
 */
export const loadChunk = <T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  load().catch(() => pause(RETRY_AFTER, signal).then(load));
