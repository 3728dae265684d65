import type { Section } from './screen-data';

const findBoxes = (): HTMLElement | null => document.getElementById('islas-boxes');

/** Moves the parts of the screen that PHP prints into this place, and shows those of a section; null for none. */
export const placeBoxes = (place: HTMLElement | null, section: Section | null): void => {
  const container = findBoxes();
  if (!container || !place) return;
  if (container.parentElement !== place) place.append(container);
  for (const box of container.querySelectorAll<HTMLElement>('[data-islas-section]'))
    box.hidden = box.dataset.islasSection !== section;
  // A link to a box found it hidden.
  if (location.hash.startsWith('#islas-')) container.querySelector(location.hash)?.scrollIntoView();
};
