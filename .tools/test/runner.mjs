/**
 * @typedef {{ passed: number, failed: number, skipped: number, output: string, notes?: string[] }} Result
 * `output` is shown in full if something failed; `notes` (skipped tests with reasons) are always shown.
 *
 * @typedef {object} Step
 * @property {string} name for the report
 * @property {string} group word on the command line that picks all steps of the group
 * @property {string} [part] word that picks a part of the group
 * @property {string[]} [after] groups that must end before
 * @property {string[]} [requires] groups that must end before; if one has failed, this step is left out
 * @property {number} [weight] number of places it takes (default 1)
 * @property {() => Promise<Result>} run
 */

/** @param {Result[]} results @returns {Result} */
export const total = (results) =>
  results.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      output: '',
    }),
    { passed: 0, failed: 0, skipped: 0, output: '' },
  );

/** The report's last line. @param {{ passed: number, failed: number, skipped: number }} sum */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** @param {number} failed @param {string} output @returns {Result} result of a step with a single check */
export const verdict = (failed, output) => ({ passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0, output });

/** @param {string} why @returns {Result} */
export const leftOut = (why) => ({ passed: 0, failed: 0, skipped: 1, output: '', notes: [why] });

/** Runs a step. One that throws or runs no test has failed. @param {Step} step @returns {Promise<Result>} */
const runStep = async (step) => {
  try {
    const result = await step.run();
    const nothing = result.passed + result.failed + result.skipped === 0;
    return nothing ? verdict(1, `${result.output}\nNo test was run.`) : result;
  } catch (error) {
    return verdict(1, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
};

/**
 * Runs steps in order, as many at once as there are places.
 * @param {Step[]} steps
 * @param {{ places?: number, report?: (step: Step, result: Result, seconds: number) => void }} [options]
 * @returns {Promise<Result>} the sum
 */
export const runSteps = async (steps, { places = 2, report = () => {} } = {}) => {
  /** @type {Map<Step, Result>} */
  const done = new Map();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];
  const free = () => places - [...running.keys()].reduce((sum, { weight = 1 }) => sum + Math.min(weight, places), 0);
  /** @param {Step} step @param {string[]} groups */
  const among = (step, groups) => steps.filter((other) => other !== step && groups.includes(other.group));
  /** @param {Step} step */
  const before = (step) => among(step, [...(step.after ?? []), ...(step.requires ?? [])]);
  /** @param {Step} step */
  const start = (step) => {
    const broken = among(step, step.requires ?? []).find((other) => done.get(other)?.failed);
    const began = Date.now();
    const result = broken ? Promise.resolve(leftOut(`Left out, because "${broken.name}" failed.`)) : runStep(step);
    running.set(
      step,
      result.then((value) => {
        done.set(step, value);
        running.delete(step);
        report(step, value, (Date.now() - began) / 1000);
      }),
    );
  };
  while (waiting.length || running.size) {
    const next = waiting.find((step) => before(step).every((other) => done.has(other)));
    if (next && Math.min(next.weight ?? 1, places) <= free()) {
      waiting.splice(waiting.indexOf(next), 1);
      start(next);
    } else if (running.size) await Promise.race(running.values());
    else throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return total([...done.values()]);
};
