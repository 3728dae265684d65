/**
 * The only script printed in the head, before first paint. Hides store notices whose cookie says so (W-38), and
 * makes WordPress's cached emoji test last the 7 days that Specification §9 intends instead of ten minutes (W-54).
 */
const EMOJI_KEY = 'wpEmojiSettingsSupports';
const WEEK_MS = 604_800_000;

const rules = [...document.cookie.matchAll(/(?:^|; )store_notice([\w-]+)=hidden/g)].map(
  ([, id]) => `[data-notice-id="${id}"]{display:none!important}`,
);
if (rules.length) document.head.appendChild(document.createElement('style')).textContent = rules.join('');

try {
  // WordPress trusts its result for 604800 milliseconds after `timestamp`; `since` remembers the test itself.
  const stored = JSON.parse(sessionStorage.getItem(EMOJI_KEY) ?? '');
  const now = Date.now();
  const since = stored.since ?? stored.timestamp;
  if (now - since < WEEK_MS) sessionStorage.setItem(EMOJI_KEY, JSON.stringify({ ...stored, since, timestamp: now }));
  else sessionStorage.removeItem(EMOJI_KEY);
} catch {
  // No result yet, or storage denied: WordPress tests by itself.
}

export {};
