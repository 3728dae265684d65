import { waitFor } from './lifetime';

/** Milliseconds before the second and last attempt. */
const RETRY_AFTER = 1000;

/**
 * The address of a module that did not load, where the browser's error has it, and no other browser remembers it.
 * Errors of the loaded code itself name other files, which may be no modules.
 */
const addressOf = (error: unknown): string | undefined =>
  /dynamically imported module: (https?:[^\s'"]+)/i.exec(String(error))?.[1];

/**
 * Loads a chunk and retries once after a second: the policy for every `import()`. Rejects when both attempts fail or
 * the signal aborts before the second. Chromium remembers a module that failed, so the second attempt has another
 * address; the caller falls back to the native behaviour when that fails too. Bundlers of hosts are told that they cannot
 * know this address: Next would not build.
 */
export const loadChunk = <T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  load().catch((error: unknown) =>
    waitFor(RETRY_AFTER, signal).then(() => {
      const address = addressOf(error);
      return address
        ? (import(
            /* @vite-ignore */ /* webpackIgnore: true */ `${address}${/\?/.test(address) ? '&' : '?'}r=1`
          ) as Promise<T>)
        : load();
    }),
  );
