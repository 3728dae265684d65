import { spread } from '../statistics.mjs';

/**
 * @typedef {import('../statistics.mjs').Spread} Spread
 * @typedef {import('./open.mjs').Visit} Visit
 * @typedef {'first' | 'next' | 'later'} Moment
 * @typedef {Record<keyof import('./watch.mjs').Opening, Spread>} Took
 * @typedef {{ page: Spread, requests: Spread, fetched: Spread, moments: Record<Moment, Took> }} Figures
 */

/** @param {readonly import('./watch.mjs').Opening[]} openings @returns {Took} */
const tookOf = (openings) => ({
  inp: spread(openings.map(({ inp }) => inp)),
  shown: spread(openings.map(({ shown }) => shown)),
  usable: spread(openings.map(({ usable }) => usable)),
});

/** Figures of several visits of the same drawer. @param {readonly Visit[]} visits @returns {Figures} */
export const figuresOf = (visits) => ({
  page: spread(visits.map(({ page }) => page)),
  requests: spread(visits.map(({ requests }) => requests)),
  fetched: spread(visits.map(({ fetched }) => fetched)),
  moments: {
    first: tookOf(visits.map(({ first }) => first)),
    next: tookOf(visits.map(({ next }) => next)),
    later: tookOf(visits.flatMap(({ later }) => later)),
  },
});

/**
 * Rotates the list by one entry for each round, so that no entry is always the first.
 * @template T @param {readonly T[]} list @param {number} round @returns {T[]}
 */
export const turned = (list, round) => list.map((_, i) => /** @type {T} */ (list[(i + round) % list.length]));
