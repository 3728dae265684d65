import { startObserver } from '../../src/browser/lifetime';
import type { Mount } from '../../src/runtime/define';
import { loadLater } from '../../src/runtime/load-later';

/** How far from view the select may be when its stars are fetched. */
const NEAR = { rootMargin: '600px' };

/** Fetches the stars when the select of a rating comes near. Until then, and without them, the select works. */
export const approachStars: Mount<HTMLSelectElement> = (select, { signal }) => {
  const onNear: IntersectionObserverCallback = (entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void loadLater(
      'product-tabs',
      () => import('./paint-stars'),
      ({ paintStars }) => paintStars(select, signal),
      { signal },
    );
  };
  startObserver(new IntersectionObserver(onNear, NEAR), signal).observe(select);
};
