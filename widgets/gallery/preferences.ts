/** Whether the shopper asks for less motion. Read at each use, because the preference can change. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
