/** Median and quartiles of several rounds. @typedef {{ median: number, low: number, high: number }} Spread */

/**
 * A quantile of the list, interpolated linearly between neighbours.
 * @param {readonly number[]} list @param {number} part 0 to 1
 */
const quantile = (list, part) => {
  const sorted = [...list].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
};

/** @param {readonly number[]} list @returns {number} `NaN` for an empty list */
export const median = (list) => quantile(list, 0.5);

/** The median and the quartiles. @param {readonly number[]} list @returns {Spread} */
export const spread = (list) => ({ median: median(list), low: quantile(list, 0.25), high: quantile(list, 0.75) });
