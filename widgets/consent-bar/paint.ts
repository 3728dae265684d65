import type { PaintMount } from '../../src/island/define';

const HEIGHT = '--islas-consent-lift';

/** Raises the bar above what else is kept at its edge of the window: a store notice, a bar that adds to the cart. */
const lift = (host: HTMLElement): void => {
  const isTop = host.dataset.position === 'top';
  const taken = document
    .elementsFromPoint(innerWidth / 2, isTop ? 1 : innerHeight - 1)
    .filter((element) => !host.contains(element) && /fixed|sticky/.test(getComputedStyle(element).position))
    .map((element) => element.getBoundingClientRect())
    .map(({ top, bottom }) => (isTop ? bottom : innerHeight - top))
    .filter((height) => height < innerHeight / 2);
  const height = Math.max(0, ...taken);
  const { style } = document.body;
  // Everything on the page inherits it: writing what holds anyway would style the whole page again.
  if (height || style.getPropertyValue(HEIGHT)) style.setProperty(HEIGHT, `${height}px`);
};

/** The bar and the control that opens it again keep clear of others. */
export const keepClear: PaintMount = (host, { signal }) => {
  for (const type of ['resize', 'scrollend']) addEventListener(type, () => lift(host), { signal });
  // After the next frame, for which the page is laid out anyway.
  requestAnimationFrame(() => setTimeout(lift, 0, host));
};
