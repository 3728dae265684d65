import { existsSync, readFileSync } from 'node:fs';

/** @typedef {import('./runner.mjs').Result} Result */
/** @typedef {import('./command.mjs').Outcome} Outcome */

/** @param {string} file @returns {unknown} */
const readJson = (file) => {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined; // A report cut short says the same as none: the run did not end well.
  }
};

/** @param {unknown} report @param {string} key */
const number = (report, key) => {
  const value = /** @type {Record<string, unknown> | undefined} */ (report)?.[key];
  return typeof value === 'number' ? value : 0;
};

/**
 * Counts and output agree: a program that ended badly has at least one failure, whatever it counted.
 * @param {Omit<Result, 'output'>} counts @param {Outcome} outcome @returns {Result}
 */
const settle = (counts, { code, output }) => ({
  ...counts,
  failed: code && !counts.failed ? 1 : counts.failed,
  output,
});

/** @param {string} file Vitest's JSON report @param {Outcome} outcome @returns {Result} */
export const vitestResult = (file, outcome) => {
  const report = readJson(file);
  return settle(
    {
      passed: number(report, 'numPassedTests'),
      failed: number(report, 'numFailedTests'),
      skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
    },
    outcome,
  );
};

/** @param {string} file Playwright's JSON report @param {Outcome} outcome @returns {Result} */
export const playwrightResult = (file, outcome) => {
  const stats = /** @type {{ stats?: unknown } | undefined} */ (readJson(file))?.stats;
  return settle(
    {
      passed: number(stats, 'expected') + number(stats, 'flaky'),
      failed: number(stats, 'unexpected'),
      skipped: number(stats, 'skipped'),
    },
    outcome,
  );
};
