/**
 * Measurements that the page takes, times in milliseconds. `scripts` are those that ran at least 5 ms in a frame of at
 * least 50 ms.
 * @typedef {{ lcp: number, cls: number, tasks: number[], scripts: { url: string, ms: number }[] }} Seen
 */

/**
 * Stores the result of WordPress' emoji test as of a browser that draws emoji, as telephones do, whatever fonts this
 * machine has. Otherwise WordPress would load pictures and search the whole page for emoji, with and without Islas.
 * Runs in the page before anything else, and cannot refer to this file.
 */
export const drawsEmoji = () => {
  try {
    const result = { supportTests: { flag: true, emoji: true }, timestamp: Date.now() };
    sessionStorage.setItem('wpEmojiSettingsSupports', JSON.stringify(result));
  } catch {
    // A page without storage, such as a cross-origin frame, runs its own test.
  }
};

/** Runs in the page before anything else, and cannot refer to this file. */
export const observe = () => {
  /** @type {Seen} */
  const seen = { lcp: 0, cls: 0, tasks: [], scripts: [] };
  /** @param {string} type @param {(entry: any) => void} take what an entry holds depends on its type */
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  watch('longtask', ({ duration }) => seen.tasks.push(duration));
  watch('long-animation-frame', ({ scripts }) => {
    for (const { sourceURL, duration } of scripts) seen.scripts.push({ url: sourceURL, ms: duration });
  });
  Object.assign(globalThis, { islasBench: seen });
};

/** Runs in the page: returns what `observe` has recorded so far. @returns {Seen} */
export const noticed = () => /** @type {{ islasBench: Seen }} */ (/** @type {unknown} */ (globalThis)).islasBench;
