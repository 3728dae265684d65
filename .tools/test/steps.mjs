import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkLanguages } from '../languages/check.mjs';
import { packageStep } from '../package/steps.mjs';
import { browserSteps } from './browsers.mjs';
import { runNode } from './command.mjs';
import { journeySteps } from './journeys.mjs';
import { withoutTool } from './needs.mjs';
import { vitestResult } from './reports.mjs';
import { leftOut } from './runner.mjs';
import { walkSteps } from './walks.mjs';

/** @typedef {import('./runner.mjs').Step} Step */
/** @typedef {import('./runner.mjs').Result} Result */
/** @typedef {import('./needs.mjs').Need} Need */
/**
 * @typedef {Step & { needs?: Need[], wants?: Need[], adds?: string, standsIn?: true, runInAll?: Step['run'], runNightly?: Step['run'] }} NeedyStep
 * `needs`: tools without which the step is left out. `wants`: tools whose absence the step reports itself.
 * `adds`: description of what this step adds to `npm test -- all`; the short run leaves it out.
 * `standsIn`: the short run's part of a longer step; `npm test -- all` leaves it out.
 * `runInAll`: what the step runs in `npm test -- all`, where other steps run the rest.
 * `runNightly`: all that the step can run, in `npm test -- nightly`.
 */

export const ROOT = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Each program counts as one check. @param {[script: string, args: string[]][]} programs @returns {Promise<Result>} */
const programs = async (programs) => {
  /** @type {Result} */
  const sum = { passed: 0, failed: 0, skipped: 0, output: '' };
  for (const [script, args] of programs) {
    const { code, output } = await runNode(script, args, { cwd: ROOT });
    sum.passed += code ? 0 : 1;
    sum.failed += code ? 1 : 0;
    if (code) sum.output += output;
  }
  return sum;
};

const unit = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'islas-test-'));
  const report = join(folder, 'vitest.json');
  const uncaught = join(folder, 'uncaught.json');
  const reporters = ['default', 'json', join(import.meta.dirname, 'uncaught.mjs')].map((name) => `--reporter=${name}`);
  const args = ['run', ...reporters, `--outputFile.json=${report}`];
  const options = { cwd: ROOT, env: { ISLAS_UNCAUGHT: uncaught } };
  try {
    const outcome = await runNode(join(ROOT, 'node_modules/vitest/vitest.mjs'), args, options);
    return vitestResult(report, outcome, uncaught);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** @returns {Promise<Result>} */
const languages = async () => {
  const checks = checkLanguages(ROOT);
  const wrong = checks.filter(({ problems }) => problems.length);
  return {
    passed: checks.length - wrong.length,
    failed: wrong.length,
    skipped: 0,
    output: wrong.map(({ name, problems }) => `Not so: ${name}\n  ${problems.join('\n  ')}\n`).join(''),
  };
};

/** @type {NeedyStep[]} */
const LONG_STEPS = [
  {
    name: 'Build, and the sizes of its files',
    group: 'build',
    run: () =>
      programs([
        [join(ROOT, '.tools/build/build.mjs'), []],
        [join(ROOT, 'node_modules/size-limit/bin.js'), []],
      ]),
  },
  // Long steps start first, and the short ones fill the second place when one of them has ended.
  { name: 'Unit, contract and guards', group: 'unit', requires: ['build'], run: unit },
];

/** @type {NeedyStep[]} */
const SHORT_STEPS = [
  { name: 'Types', group: 'types', run: () => programs([[require.resolve('typescript/bin/tsc'), ['--noEmit']]]) },
  {
    name: 'Lint, format and spelling',
    group: 'lint',
    run: () =>
      programs([
        [join(ROOT, 'node_modules/eslint/bin/eslint.js'), ['.']],
        [require.resolve('@biomejs/biome/bin/biome'), ['format', '.']],
        [join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'), ['src', 'widgets', 'mocks']],
        [join(ROOT, 'node_modules/cspell/bin.mjs'), ['lint', '--no-progress', '--no-summary']],
      ]),
  },
  { name: 'Languages', group: 'languages', run: languages },
  packageStep(ROOT),
];

/** The PHP steps, which have a separate list. @returns {Promise<NeedyStep[]>} */
const phpSteps = async () => {
  const file = join(ROOT, '.tools/php/steps.mjs');
  if (!existsSync(file)) return [];
  /** @type {{ steps: Pick<NeedyStep, 'name' | 'adds' | 'run' | 'runNightly'>[] }} */
  const { steps } = await import(pathToFileURL(file).href);
  return steps.map((step) => ({ ...step, group: 'php', requires: ['build'], needs: ['php'], wants: ['composer'] }));
};

/** All steps in order. @returns {Promise<NeedyStep[]>} */
export const allSteps = async () => [
  ...LONG_STEPS,
  ...(await phpSteps()),
  ...SHORT_STEPS,
  ...journeySteps(ROOT),
  ...browserSteps(ROOT),
  ...walkSteps(ROOT),
];

/**
 * Skips steps whose tools are missing, with the reason. @param {NeedyStep[]} steps @param {Record<Need, string>} tools
 * @returns {Step[]}
 */
export const withTools = (steps, tools) =>
  steps.map((step) => {
    const missing = step.needs?.find((need) => !tools[need]);
    return missing ? { ...step, run: async () => leftOut(withoutTool(missing)) } : step;
  });

const ALL = 'all';
const NIGHTLY = 'nightly';

/**
 * The steps of one run: the short run without words, everything with `all`, otherwise all steps of the named groups and
 * parts. With `nightly` each runs all that it has; alone it means everything.
 * @param {NeedyStep[]} steps @param {string[]} words @returns {NeedyStep[]}
 */
export const pick = (steps, words) => {
  const known = new Set([...steps.flatMap(({ group, part }) => [group, ...(part ? [part] : [])]), ALL, NIGHTLY]);
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length)
    throw new Error(`There is no step "${unknown.join('", "')}". There are: ${[...known].join(', ')}.`);
  if (words.includes(NIGHTLY)) {
    const others = words.filter((word) => word !== NIGHTLY);
    const whole = steps.map(({ runNightly, ...step }) =>
      runNightly ? { ...step, run: runNightly, runInAll: runNightly } : step,
    );
    return pick(whole, others.length ? others : [ALL]);
  }
  if (words.includes(ALL))
    return steps
      .filter(({ standsIn }) => !standsIn)
      .map((step) => (step.runInAll ? { ...step, run: step.runInAll } : step));
  if (words.length) {
    const named = steps.filter(({ group, part }) => words.includes(group) || (part && words.includes(part)));
    // A fresh clone has no build, and without one the plugin does nothing.
    const required = new Set(named.flatMap(({ requires = [] }) => requires));
    return steps.filter((step) => named.includes(step) || required.has(step.group));
  }
  return steps.filter(({ adds }) => !adds);
};

/** What `npm test -- all` adds to the short run, without duplicates. @param {NeedyStep[]} steps @returns {string[]} */
export const additions = (steps) => [...new Set(steps.flatMap(({ adds }) => adds ?? []))];
