import { endCommandsOnSignal } from '../test/command.mjs';
import { lastLine, runSteps } from '../test/runner.mjs';
import { steps } from './steps.mjs';

/** `node .tools/php/php.mjs [word ...]`: runs only the PHP checks, or those whose name contains one of the words. */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = steps.filter(({ name }) => !words.length || words.some((word) => name.toLowerCase().includes(word)));

endCommandsOnSignal();

const sum = await runSteps(
  chosen.map((step) => ({ ...step, group: 'php' })),
  {
    report: ({ name }, result, seconds) => {
      console.log(`${result.failed ? 'FAILED' : 'ok    '} ${name}: ${lastLine(result)} (${seconds.toFixed(0)} s)`);
      if (result.failed) console.log(`\n${result.output.trim()}\n`);
      for (const note of result.notes ?? []) console.log(`       ${note}`);
    },
  },
);
console.log(lastLine(sum));
process.exitCode = sum.failed ? 1 : 0;
