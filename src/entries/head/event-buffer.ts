/**
 * A part of the file in the head, which runs before first paint. Hides dismissed store notices by their cookie (W-38);
 * shows and hides scheduled notices on cached pages; buffers events until the core runs (R2.1,
 * `src/runtime/event-replay.ts`); delays links that open overlays until then; and imports modules again that have not run.
 */
import { isModifiedClick } from '../../browser/modified-click';
import './lost-styles';

/** Attempts to import a module that has not run, and milliseconds between them. */
const MOST_ATTEMPTS = 2;
const PAUSE_MS = 2000;
/** Cap on buffered events. */
const MOST_EVENTS = 99;

const own = document.getElementById('islas-head');
const events: Event[] = [];
(window as unknown as Record<symbol, unknown>)[Symbol.for('islas.early')] = events;
const parsing = new AbortController();
const { signal } = parsing;
for (const type of ['click', 'change', 'focusout', 'message'])
  addEventListener(
    type,
    (event) => {
      // Of messages only those of embeds, which have a secret: other scripts may send hundreds.
      if (events.length < MOST_EVENTS && (!('data' in event) || (event as MessageEvent).data?.secret))
        events.push(event);
    },
    { capture: true, signal },
  );

/** Selectors of links that open an overlay. */
const toggles = own?.dataset.toggles;

let held: HTMLAnchorElement | HTMLButtonElement | null;
// A link that opens an overlay, or a button that sends a form, waits for the core; its press is buffered as a replacement
// event. On the window, in the bubble phase, so that a press that the theme prevents stays the theme's.
addEventListener(
  'click',
  (event) => {
    held = null;
    if (event.defaultPrevented || isModifiedClick(event)) return;
    const target = event.target as Element;
    // `:is()` skips what is no selector in the owner's list; the rest of it still counts.
    if (!target.closest?.(`:is(${toggles})`)) return;
    held = target.closest<HTMLAnchorElement | HTMLButtonElement>(
      'a[href]:not([download],[target]:not([target=_self])),button[form]',
    );
    if (!held) return;
    event.preventDefault();
    // The second click of a double click would close what the first one opens.
    if (event.detail > 1) return;
    events.push({ type: 'click', target, preventDefault: () => (held = null) } as unknown as Event);
  },
  { signal },
);
// At the load event the core has run, or it never will. `abort(0)`: with a reason, the browser creates no DOMException
// with a stack.
addEventListener('load', () => {
  parsing.abort(0);
  // Nothing handled the press: follow the link, without a second click, because other listeners received the first.
  if (held && 'form' in held) held.form?.submit();
  else if (held) open(held.href, '_self');
});

/**
 * Imports a printed module again that has not run: another web head had no such file or one that does not fit, the
 * network failed, or the page is from a version whose names had a hash. The other address is because browsers remember
 * modules that failed.
 */
const importAgain = (name: string, address: string, attempt: number): void => {
  const mark = Symbol.for(name === 'main' ? 'islas' : `islas.${name}`);
  if (mark in window) return;
  import(/* @vite-ignore */ `${address}r=${attempt}`).catch((error: unknown) => {
    if (attempt < MOST_ATTEMPTS) setTimeout(importAgain, PAUSE_MS, name, address, attempt + 1);
    else {
      const detail = { name, code: 'script_failed', error };
      document.body.dispatchEvent(new CustomEvent('islas:island-error', { detail, bubbles: true }));
    }
  });
};
addEventListener('load', () => {
  for (const { src } of document.querySelectorAll<HTMLScriptElement>(
    'script[type=module][id^=islas][src*="/build/"]',
  )) {
    const address = src.replace(/-.{7}(?=\.js$)/, '');
    importAgain(address.replace(/.*\/|\.js.*/g, ''), address + (/\?/.test(src) ? '&' : '?'), 1);
  }
  // Style sheets of such a version, too.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href*="/islas/build/"][href$=".css"]'))
    if (!link.sheet) link.href = link.href.replace(/-.{8}(?=\.css$)/, '');
});

// When an optimiser delays this script, the browser handles presses natively: buffer none.
if (document.readyState === 'complete') parsing.abort(0);

const rules = [...document.cookie.matchAll(/\bstore_notice([\w-]+)=hidden/g)].map(
  ([, id]) => `[data-notice-id="${id}"]{display:none!important}`,
);

try {
  // Printed by PHP with the script: id, start and end of each notice, in Unix seconds, 0 for none.
  for (const [id, from, until] of JSON.parse(own?.dataset.notices ?? '[]')) {
    const now = Date.now() / 1000;
    const notice = `[data-notice-id="${id}"]`;
    if (until && now >= until) rules.push(`${notice}{display:none!important}`);
    else if (from && now >= from)
      rules.push(`:not([data-island-state=live])>*>${notice}[hidden]{display:flex!important}`);
  }
} catch {
  // Another plugin has changed the attribute.
}
// A Content Security Policy that allows this script allows the style element by the same nonce.
if (rules.length) {
  const style = document.createElement('style');
  style.textContent = rules.join('');
  style.nonce = own?.nonce as string;
  document.head.append(style);
}

export {};
