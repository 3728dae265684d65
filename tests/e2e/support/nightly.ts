/**
 * The first ways to the same result run on every change, all of them at night (`npm test -- nightly`).
 * @param first index of a way that runs at night only
 */
export const nightlyFrom = (first: number, index: number): { tag?: string } =>
  index < first ? {} : { tag: '@nightly' };
