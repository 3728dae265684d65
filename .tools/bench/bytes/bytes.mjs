import { parseArgs } from 'node:util';
import { writeTable } from '../../build/benchmarks.mjs';
import { ensureBuilt } from '../../build/fresh.mjs';
import { sizeTable } from '../../build/entry-sizes.mjs';

const HELP = `The size of each built file that has a limit (\`npx size-limit\` compares them).

  npm run bench -- bytes           prints the table
  npm run bench -- bytes --write   writes it into docs/benchmarks.md, when a version is made`;

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
});

if (values.help) console.log(HELP);
else {
  await ensureBuilt();
  const rows = sizeTable().join('\n');
  if (values.write) writeTable('<!-- bytes -->', rows);
  console.log(rows);
}
