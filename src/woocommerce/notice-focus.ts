import { ALERT_NOTICE } from './alert-notice';
import { startFrame, startTimer } from '../browser/lifetime';

const FOCUS_AFTER_MS = 500;
const SCROLL_MS = 1000;
/** Pixels left free above a notice that was scrolled to. */
const SPACE_ABOVE = 100;
const TYPING = 'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select,[contenteditable]';

/** Scrolls to 100 px above a notice in 1000 ms, at once under reduced motion; user input stops it (Specification §9). */
export const scrollToNotice = (notice: Element, signal?: AbortSignal): void => {
  const from = scrollY;
  const way = Math.max(0, from + notice.getBoundingClientRect().top - SPACE_ABOVE) - from;
  const start = performance.now();
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SCROLL_MS;
  const stopped = new AbortController();
  signal?.addEventListener('abort', () => stopped.abort(), { signal: stopped.signal });
  // A press too: what it meant to press would move away under it, and browsers would send no click.
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(type, () => stopped.abort(), { passive: true, signal: stopped.signal });
  }
  const step = (now: number): void => {
    const part = duration ? Math.min(1, (now - start) / duration) : 1;
    scrollTo({ top: from + way * (0.5 - Math.cos(part * Math.PI) / 2), behavior: 'instant' });
    if (part < 1) startFrame(step, stopped.signal);
    else stopped.abort();
  };
  step(start);
};

/**
 * Focuses this notice after 500 ms if it is still the page's first, unless the shopper types or presses
 * something before (W-33).
 */
export const focusNoticeSoon = (notice: HTMLElement, signal: AbortSignal | undefined): void => {
  const focus = () => {
    if (document.activeElement?.matches(TYPING) || document.querySelector(ALERT_NOTICE) !== notice) return;
    notice.tabIndex = -1;
    notice.focus({ preventScroll: true });
    // WooCommerce's cart may be scrolling there already; a second animation would restart it.
    const before = scrollY;
    const scroll = () => scrollY === before && scrollToNotice(notice, signal);
    startFrame(() => startFrame(scroll, signal), signal);
  };
  const stop = startTimer(focus, FOCUS_AFTER_MS, signal);
  // A shopper who presses a key or anything on the page before that keeps the focus. The notice is announced anyway.
  const options = { once: true, ...(signal && { signal }) };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, stop, options);
};
