import type { Wake } from './define';

/** What a state wake reads: any nanostores store. */
interface Readable<T> {
  subscribe(listener: (value: T) => void): () => void;
}

export const load: Wake = (_host, go) => go();

/** The browser is idle after the page's load event; without requestIdleCallback, 200 ms after it. */
export const idle: Wake = (_host, go, signal) => {
  const rest = () => {
    const calm = () => signal.aborted || go();
    if (typeof requestIdleCallback === 'function') requestIdleCallback(calm);
    else setTimeout(calm, 200);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true, signal });
};

/** The host comes within 200 px of the viewport. */
export const visible: Wake = (host, go, signal) => {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && go(), {
    rootMargin: '200px',
  });
  observer.observe(host);
  signal.addEventListener('abort', () => observer.disconnect());
};

export const media =
  (query: string): Wake =>
  (_host, go, signal) => {
    const list = matchMedia(query);
    if (list.matches) go();
    else list.addEventListener('change', () => list.matches && go(), { signal });
  };

/** Pointer, touch or focus on the host, or on any element that matches `selector` (its openers). */
export const interaction =
  (selector?: string): Wake =>
  (host, go, signal) => {
    const target = selector ? document : host;
    const approached = (event: Event) => {
      if (!selector || (event.target instanceof Element && event.target.closest(selector))) go();
    };
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      target.addEventListener(type, approached, { signal, passive: true });
  };

/** The store's value satisfies the predicate, now or later. */
export const state =
  <T>($store: Readable<T>, holds: (value: T, host: HTMLElement) => boolean): Wake =>
  (host, go, signal) => {
    const stop = $store.subscribe((value) => holds(value, host) && go());
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  };

/** Every one of the wakes has gone. */
export const all =
  (...wakes: readonly Wake[]): Wake =>
  (host, go, signal) => {
    const waiting = new Set(wakes);
    for (const wake of wakes) wake(host, () => waiting.delete(wake) && !waiting.size && go(), signal);
  };

/** The first of the wakes to go. */
export const any =
  (...wakes: readonly Wake[]): Wake =>
  (host, go, signal) => {
    for (const wake of wakes) if (!signal.aborted) wake(host, go, signal);
  };
