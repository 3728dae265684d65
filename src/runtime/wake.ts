import type { Wake } from './define';

/** Wakes at the first press or focus in the host or its ancestor `around`, at once if it has the focus (R2.3). */
export const onTouch =
  (around?: string): Wake =>
  (host, callback, signal) => {
    const place = (around && host.closest(around)) || host;
    for (const type of ['pointerdown', 'touchstart', 'focusin'])
      place.addEventListener(type, callback, { signal, passive: true, capture: true });
    if (place.contains(document.activeElement)) callback();
  };
