/** @typedef {import('./visits.mjs').Visit} Visit */

/** Replaces numbers in addresses and messages, which differ between visits. @param {string} text */
const comparable = (text) => text.replace(/\d+/g, '#');

/** @param {readonly string[]} found @param {readonly string[]} known @returns {string[]} entries that are not known */
const unknown = (found, known) => {
  const before = new Set(known.map(comparable));
  return found.filter((one) => !before.has(comparable(one)));
};

/**
 * Regressions with Islas: failing steps, and errors of browser or PHP. A PHP error that names Islas is always a fault
 * of Islas.
 * @param {readonly Visit[]} visits
 * @returns {string[]}
 */
export const faultsOf = (visits) =>
  visits
    .filter(({ islas }) => islas)
    .flatMap((visit) => {
      const stock = visits.find(({ width, islas }) => !islas && width === visit.width);
      const at = `${visit.width} px`;
      // A request that a theme or plugin sends on every page can appear in this step or in the next.
      const known = stock?.steps.flatMap(({ complaints }) => complaints) ?? [];
      const steps = visit.steps.flatMap(({ name, error, complaints }) => {
        const same = stock?.steps.find((step) => step.name === name);
        return [
          ...(error && !same?.error ? [`${at}, ${name}: ${error}`] : []),
          ...unknown(complaints, known).map((text) => `${at}, ${name}: the browser says ${text}`),
        ];
      });
      const php = [
        ...unknown(visit.php, stock?.php ?? []),
        ...(stock?.php ?? []).filter((entry) => /plugins\/islas\//.test(entry)),
      ];
      return [...steps, ...new Set(php.map((entry) => `${at}: PHP says ${entry.split('\n')[0]}`))];
    });
