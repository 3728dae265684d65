import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {import('./runner.mjs').Result} Result */
/** @typedef {import('./command.mjs').Outcome} Outcome */

/** @param {string} file @returns {unknown} */
const readJson = (file) => {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined; // A truncated report counts as missing: the run has failed.
  }
};

/** @param {unknown} report @param {string} key */
const number = (report, key) => {
  const value = /** @type {Record<string, unknown> | undefined} */ (report)?.[key];
  return typeof value === 'number' ? value : 0;
};

/**
 * Makes the counts agree with the exit code: a program that failed has at least one failure.
 * @param {Omit<Result, 'output'>} counts @param {Outcome} outcome @returns {Result}
 */
const settle = (counts, { code, output }) => ({
  ...counts,
  failed: code && !counts.failed ? 1 : counts.failed,
  output,
});

/** @param {unknown} value @param {string} key @returns {any[]} */
const list = (value, key) => {
  const found = /** @type {Record<string, unknown> | undefined} */ (value)?.[key];
  return Array.isArray(found) ? found : [];
};

/** An error without colours. @param {unknown} words */
const plain = (words) => stripVTControlCharacters(String(words ?? '')).trim();

/** The first line of an error. @param {unknown} words */
const brief = (words) => plain(words).split('\n')[0];

/** A whole error on one line, for what nothing else prints. @param {unknown} words */
const whole = (words) =>
  plain(words)
    .replace(/\s*\n\s*/g, ' | ')
    .slice(0, 600);

/** @param {unknown} report @returns {string[]} tests that Vitest skipped, and tests that failed with the reason */
const vitestNotes = (report) =>
  list(report, 'testResults').flatMap((file) => [
    ...(file.status === 'failed' && file.message ? [`Failed: ${file.name}: ${brief(file.message)}`] : []),
    ...list(file, 'assertionResults')
      .filter(({ status }) => status !== 'passed')
      .map(({ status, fullName, failureMessages }) =>
        status === 'failed' ? `Failed: ${fullName}: ${brief(failureMessages?.[0])}` : `Left out: ${fullName}`,
      ),
  ]);

/**
 * @param {unknown} suite
 * @returns {string[]} skipped tests of Playwright with their reason, failed tests with the error, and measured figures
 */
const playwrightNotes = (suite) => [
  ...list(suite, 'suites').flatMap(playwrightNotes),
  ...list(suite, 'specs').flatMap((spec) =>
    list(spec, 'tests').flatMap((test) => {
      /** @param {string} type @returns {string | undefined} */
      const said = (type) => list(test, 'annotations').find((annotation) => annotation.type === type)?.description;
      const why = said('skip');
      const figures = said('figures');
      const error = list(test, 'results').findLast(({ error }) => error)?.error;
      return [
        ...(test.status === 'unexpected' ? [`Failed: ${spec.title}: ${brief(error?.message)}`] : []),
        ...(test.status === 'skipped' ? [`Left out: ${spec.title}${why ? ` (${why})` : ''}`] : []),
        ...(test.status === 'flaky' ? [`Passed only the second time: ${spec.title}: ${whole(error?.message)}`] : []),
        ...(figures ? [figures] : []),
      ];
    }),
  ),
];

/**
 * @param {unknown} report written by `uncaught.mjs`
 * @returns {string[]} uncaught errors, each with the test that caused it
 */
const uncaughtNotes = (report) =>
  list(report, 'errors').map(({ type, message, path }) => {
    const kind = type ?? 'Uncaught error';
    return `${kind}${path ? ` in ${path}` : ''}: ${brief(message)}`;
  });

/**
 * @param {string} file Vitest's JSON report @param {Outcome} outcome
 * @param {string} [uncaught] file of the report of uncaught errors
 * @returns {Result}
 */
export const vitestResult = (file, outcome, uncaught = '') => {
  const report = readJson(file);
  return settle(
    {
      passed: number(report, 'numPassedTests'),
      failed: number(report, 'numFailedTests'),
      skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
      notes: [...vitestNotes(report), ...uncaughtNotes(readJson(uncaught))],
    },
    outcome,
  );
};

/** @param {string} file Playwright's JSON report @param {Outcome} outcome @returns {Result} */
export const playwrightResult = (file, outcome) => {
  const report = readJson(file);
  const stats = /** @type {{ stats?: unknown } | undefined} */ (report)?.stats;
  return settle(
    {
      passed: number(stats, 'expected') + number(stats, 'flaky'),
      failed: number(stats, 'unexpected'),
      skipped: number(stats, 'skipped'),
      notes: playwrightNotes(report),
    },
    outcome,
  );
};
