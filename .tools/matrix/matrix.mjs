import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Cache } from '../store/cache.mjs';
import { buildIfStale } from '../store/site/islas.mjs';
import { endCommandsOnSignal } from '../test/command.mjs';
import { provide } from '../test/needs.mjs';
import { listCells } from './cells.mjs';
import { PARTS, runCell } from './run-cell.mjs';
import { withCells, writeTable } from './table.mjs';

const HELP = `Islas on the versions of WooCommerce and WordPress that shops run, in both themes.

  npm run matrix                                              all cells
  npm run matrix -- --woocommerce 9.3 --wordpress 6.7 --theme storefront

  --woocommerce  version, folder or zip; may be given again      --wordpress, --theme  likewise
  --part         ${Object.keys(PARTS).join(', ')}; may be given again (all)
  --json         one line of JSON at the end instead of the table
  --no-build     take the build as it is
  --write        writes the cells into docs/beside.md; parts that did not run stay as they are there
  --help

Versions come from the cache of "npm run store", or are downloaded from wordpress.org. A cell whose sources cannot be had is left out,
and named. Writes dist/matrix/matrix.json. Ends with 1 if a cell failed, or all were left out.
PORT (8195) is read from the environment.`;

const ROOT = join(import.meta.dirname, '../..');
/** @param {string} words */
const log = (words) => process.stderr.write(`· ${words}\n`);

const { values } = parseArgs({
  options: {
    woocommerce: { type: 'string', multiple: true },
    wordpress: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    part: { type: 'string', multiple: true, default: Object.keys(PARTS) },
    json: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const unknown = values.part.filter((name) => !(name in PARTS));
if (values.help) console.log(HELP);
else if (unknown.length) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = 2;
} else await main();

async function main() {
  endCommandsOnSignal();
  if (!values['no-build']) await buildIfStale(log);
  const { chromium } = await provide(['chromium', 'php'], log);
  process.env['CHROMIUM_PATH'] = chromium;
  const { woocommerce, wordpress, theme } = values;
  const asked = { ...(woocommerce && { woocommerce }), ...(wordpress && { wordpress }), ...(theme && { theme }) };
  const outcomes = [];
  for (const cell of listCells(asked, new Cache().versions('woocommerce'))) {
    log(`WooCommerce ${cell.woocommerce}, WordPress ${cell.wordpress}, ${cell.theme}`);
    const outcome = await runCell(cell, values.part, Number(process.env['PORT'] || 8195), log);
    outcomes.push(outcome);
    log(`${outcome.state} (${outcome.seconds.toFixed(0)} s) ${outcome.why}`);
    for (const { name, result } of outcome.parts)
      if (result.failed)
        process.stderr.write(`\n${name}:\n${(result.notes ?? []).join('\n')}\n${result.output.trim()}\n`);
  }
  const folder = join(ROOT, 'dist/matrix');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'matrix.json'), JSON.stringify(outcomes, null, 2));
  if (values.write) {
    const file = join(ROOT, 'docs/beside.md');
    const measured = outcomes.filter(({ state }) => state !== 'left out');
    writeFileSync(file, withCells(readFileSync(file, 'utf8'), measured, Object.keys(PARTS)));
  }
  console.log(values.json ? JSON.stringify(outcomes) : writeTable(outcomes));
  // A table of nothing is no proof: sources could not be had, or no such version is known.
  const isBad = outcomes.some(({ state }) => state === 'failed') || outcomes.every(({ state }) => state === 'left out');
  process.exitCode = isBad ? 1 : 0;
}
