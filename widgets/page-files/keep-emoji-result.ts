const KEY = 'wpEmojiSettingsSupports';
const WEEK_MS = 604_800_000;

/**
 * Makes the stored result of WordPress' emoji test last the seven days of Specification §9: WordPress trusts it for
 * 604800 ms after `timestamp` (W-54). `since` keeps the time of the test.
 */
export const keepEmojiResult = (): void => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) as string);
    const now = Date.now();
    const since = stored.since ?? stored.timestamp;
    if (now - since < WEEK_MS) sessionStorage.setItem(KEY, JSON.stringify({ ...stored, since, timestamp: now }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // No result yet, or storage is denied: WordPress runs its test.
  }
};
