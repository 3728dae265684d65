import type { PaintMount } from '../../src/island/define';

/** Raises the bar above what else is kept at its edge of the window: a store notice, a bar that adds to the cart. */
const lift = (host: HTMLElement): void => {
  const isTop = host.dataset.position === 'top';
  const taken = document
    .elementsFromPoint(innerWidth / 2, isTop ? 1 : innerHeight - 1)
    .filter((element) => !host.contains(element) && /fixed|sticky/.test(getComputedStyle(element).position))
    .map((element) => element.getBoundingClientRect())
    .map(({ top, bottom }) => (isTop ? bottom : innerHeight - top))
    .filter((height) => height < innerHeight / 2);
  document.body.style.setProperty('--islas-consent-lift', `${Math.max(0, ...taken)}px`);
};

/** The bar and the control that opens it again keep clear of others. */
export const keepClear: PaintMount = (host, { signal }) => {
  for (const type of ['resize', 'scrollend']) addEventListener(type, () => lift(host), { signal });
  lift(host);
};
