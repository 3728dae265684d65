import { endCommandsOnSignal } from './command.mjs';
import { provide } from './needs.mjs';
import { lastLine, runSteps } from './runner.mjs';
import { additions, allSteps, pick, withTools } from './steps.mjs';

/**
 * `npm test`: the short run, and a list of what `all` would add. `npm test -- all`: everything. `npm test -- unit php`:
 * the named steps. `nightly` beside them, or instead of `all`: also what only nightly runs have. Prints one line for each step, the full output of failed ones, and as the last line "N passed, N
 * failed[, N skipped]".
 */
const log = (/** @type {string} */ words) => console.log(words);

endCommandsOnSignal();

/** @type {Awaited<ReturnType<typeof allSteps>>} */
let steps;
/** @type {string[]} */
let more;
try {
  const all = await allSteps();
  const words = process.argv.slice(2);
  steps = pick(all, words);
  more = words.length ? [] : additions(all);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
const tools = await provide(
  steps.flatMap(({ needs = [], wants = [] }) => [...needs, ...wants]),
  log,
);

const sum = await runSteps(withTools(steps, tools), {
  report: (step, result, seconds) => {
    log(`${result.failed ? 'FAILED' : 'ok    '} ${step.name}: ${lastLine(result)} (${seconds.toFixed(0)} s)`);
    for (const note of result.notes ?? []) log(`       ${note}`);
    if (result.failed) log(`\n${result.output.trim()}\n`);
    else if (result.skipped && !result.notes?.length) log(result.output.trim());
  },
});

if (more.length) log(`\n"npm test -- all" adds: ${more.join('; ')}.`);
process.exitCode = sum.failed ? 1 : 0;
log(lastLine(sum));
