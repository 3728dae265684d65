/** The stock script's mark of a region that is being changed, by which other code knows it. */
const BUSY = 'processing';
/** Specification §9: a blocking overlay is 0.6 opaque. */
const OPACITY = '0.6';

/** Whether an element, or something around it, is being changed. */
export const isBlocked = (element: Element): boolean => !!element.closest(`.${BUSY}`);

const blockRegion = (region: HTMLElement): (() => void) => {
  const { inert } = region;
  const { opacity } = region.style;
  region.classList.add(BUSY);
  region.setAttribute('aria-busy', 'true');
  region.inert = true;
  region.style.opacity = OPACITY;
  return () => {
    region.classList.remove(BUSY);
    region.removeAttribute('aria-busy');
    region.inert = inert;
    region.style.opacity = opacity;
    if (!region.getAttribute('style')) region.removeAttribute('style');
  };
};

/** Blocks regions for pointer, keyboard and assistive technology. Returns a function that unblocks them. */
export const blockRegions = (selector: string): (() => void) => {
  const regions = [...document.querySelectorAll<HTMLElement>(selector)].filter((region) => !isBlocked(region));
  const undo = regions.map(blockRegion);
  return () => {
    for (const unblock of undo) unblock();
  };
};
