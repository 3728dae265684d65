/**
 * The only script printed in the head, before first paint. Hides store notices whose cookie says so (W-38), shows and
 * hides the owner's by the time where a cached page is older than they are, makes WordPress's cached emoji test
 * last the 7 days that Specification §9 intends instead of ten minutes (W-54), notes what happens before the files
 * with the islands have run (R2.1), for `services/early.ts`, and keeps links that open overlays waiting for those files.
 */
const EMOJI_KEY = 'wpEmojiSettingsSupports';
const WEEK_MS = 604_800_000;
/** Enough for a person; a page that does more than this by itself is not remembered further. */
const MOST_EVENTS = 99;

const own = document.getElementById('islas-head');
const events: Event[] = [];
Object.assign(globalThis, { [Symbol.for('islas.early')]: events });
const parsing = new AbortController();
const { signal } = parsing;
for (const type of ['click', 'change', 'focusout', 'message'])
  addEventListener(
    type,
    (event) => {
      // Of messages only those of embeds, which say their secret: others may come by the hundred.
      if (events.length < MOST_EVENTS && (!('data' in event) || (event as MessageEvent).data?.secret))
        events.push(event);
    },
    { capture: true, signal },
  );

let held: HTMLAnchorElement | null;
// A link that opens an overlay waits for the file as a button does, by a press that the file can still answer. Last of
// all, so that what the theme answers stays the theme's.
addEventListener(
  'click',
  (event) => {
    held = null;
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    const target = event.target as Element;
    if (!target.closest?.(own?.dataset.toggles as string)) return;
    held = target.closest<HTMLAnchorElement>('a[href]:not([download],[target])');
    if (!held) return;
    event.preventDefault();
    events.push({ type: 'click', target, preventDefault: () => (held = null) } as unknown as Event);
  },
  { signal },
);
// The files are the page's own: the browser has run them by then, or they never come. A reason, so that the browser
// makes no error with the place it stands for.
addEventListener('load', () => {
  parsing.abort(0);
  // Nothing has answered: the link leads where it leads. Its press is not repeated, which others have heard.
  if (held) open(held.href, '_self');
});
// Run late by an optimiser, this would note presses that the browser already answers by its own way.
if (document.readyState === 'complete') parsing.abort(0);

const rules = [...document.cookie.matchAll(/\bstore_notice([\w-]+)=hidden/g)].map(
  ([, id]) => `[data-notice-id="${id}"]{display:none!important}`,
);

try {
  // Printed by PHP with the script: id, beginning and end of each notice of this page, in seconds, 0 for none.
  for (const [id, from, until] of JSON.parse(own?.dataset.notices as string)) {
    const now = Date.now() / 1000;
    const notice = `[data-notice-id="${id}"]`;
    if (until && now >= until) rules.push(`${notice}{display:none!important}`);
    else if (from && now >= from)
      rules.push(`:not([data-island-state=live])>*>${notice}[hidden]{display:flex!important}`);
  }
} catch {
  // None, or what another plugin wrote there and is not the time of a notice.
}
// A policy that lets this script run lets its style sheet in by the same nonce.
if (rules.length) {
  const style = document.createElement('style');
  style.textContent = rules.join('');
  style.nonce = own?.nonce as string;
  document.head.appendChild(style);
}

try {
  // WordPress trusts its result for 604800 milliseconds after `timestamp`; `since` remembers the test itself.
  const stored = JSON.parse(sessionStorage.getItem(EMOJI_KEY) as string);
  const now = Date.now();
  const since = stored.since ?? stored.timestamp;
  if (now - since < WEEK_MS) sessionStorage.setItem(EMOJI_KEY, JSON.stringify({ ...stored, since, timestamp: now }));
  else sessionStorage.removeItem(EMOJI_KEY);
} catch {
  // No result yet, or storage denied: WordPress tests by itself.
}

export {};
