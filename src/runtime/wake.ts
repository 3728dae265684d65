import type { Wake } from './define';

/** Somebody touches the host, or an element around it: a press, or the focus, which may be there already (R2.3). */
export const touch =
  (around?: string): Wake =>
  (host, go, signal) => {
    const place = (around && host.closest(around)) || host;
    for (const type of ['pointerdown', 'touchstart', 'focusin'])
      place.addEventListener(type, go, { signal, passive: true, capture: true });
    if (place.contains(document.activeElement)) go();
  };
