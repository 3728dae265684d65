import { isNarrow } from './narrow';
import type { Section } from './screen-data';

const findBoxes = (): HTMLElement | null => document.getElementById('islas-boxes');

/** Moves the parts of the screen that PHP prints into this place, and shows those of a section; null for none. */
export const placeBoxes = (place: HTMLElement | null, section: Section | null): void => {
  const container = findBoxes();
  if (!container || !place) return;
  const boxes = container.querySelectorAll<HTMLDetailsElement>('[data-islas-section]');
  if (container.parentElement !== place) {
    place.append(container);
    // On a telephone they are as long as three screens.
    if (isNarrow()) for (const box of boxes) box.open = false;
  }
  for (const box of boxes) box.hidden = box.dataset.islasSection !== section;
  if (!location.hash.startsWith('#islas-')) return;
  // A link to a box found it hidden or folded.
  const linked = document.getElementById(location.hash.slice(1));
  const box = linked?.closest<HTMLDetailsElement>('[data-islas-section]');
  if (box) box.open = true;
  linked?.scrollIntoView();
};
