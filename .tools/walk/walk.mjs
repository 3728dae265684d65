import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../bench/browser.mjs';
import { startStore } from '../store/api.mjs';
import { faultsOf } from './differences.mjs';
import { namesOf, recordWalk } from './record.mjs';
import { writeReport } from './report.mjs';
import { VISITS, walkShop } from './visits.mjs';

const HELP = `The shopper's whole walk on any theme and beside any plugins, without and with Islas, at 360 and 1280 px.

  npm run walk -- --theme PATH --plugin PATH --plugin PATH

  --theme     folder, zip or name, as for "npm run store" (storefront)
  --plugin    another plugin, active beside WooCommerce; may be given again
  --out       folder of the report (dist/walk/NAME)
  --no-build  take the build as it is
  --write     adds the walk to docs/beside.md
  --help

Writes walk.md (a table of differences, requests, and what browser and PHP complained of) and a screenshot of every step.
Plugins that need settings or other hosts, and have steps of their own, are in ".tools/walk/beside.mjs".
Islas is what an owner uploads, the files of the zip. Ends with 1 if a step fails with Islas that succeeds without it, or
if something complains that was silent without it.
PORT (8190) is read from the environment.`;

/**
 * Walks one shop and writes its report.
 *
 * @param {{ theme: string, plugins: string[], port: number, build: boolean, out?: string, write?: boolean, log?: (words: string) => void }} options
 * @returns {Promise<{ name: string, folder: string, faults: string[], steps: number, versions: string }>}
 */
export const walk = async ({ theme, plugins, port, build, out, write = false, log = () => {} }) => {
  const store = await startStore({ theme, plugins, port, build, packed: true, reset: true, log });
  const browser = await openBrowser();
  try {
    const name = [store.theme, ...store.plugins.map((plugin) => plugin.replace(/@.*/, ''))].join('+');
    const folder = resolve(out ?? join(import.meta.dirname, '../../dist/walk', name));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const visits = await walkShop(browser, store, folder, log);
    const faults = faultsOf(visits);
    const versions = `WordPress ${store.wordpress}, WooCommerce ${store.woocommerce}, PHP ${store.php}`;
    const beside = [store.theme, ...store.plugins].join(', ');
    writeFileSync(join(folder, 'walk.md'), writeReport({ title: beside, versions, visits, faults }));
    const steps = visits.reduce((sum, { steps }) => sum + steps.length, 0);
    if (write) recordWalk({ ...(await namesOf(store)), versions, steps, faults });
    return { name, folder, faults, steps, versions };
  } finally {
    await browser.close();
    await store.stop();
  }
};

const main = async () => {
  const { values } = parseArgs({
    options: {
      theme: { type: 'string', default: 'storefront' },
      plugin: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const { folder, faults, steps } = await walk({
    theme: values.theme,
    plugins: values.plugin,
    port: Number(process.env['PORT'] || 8190),
    build: !values['no-build'],
    write: values.write,
    ...(values.out && { out: values.out }),
    log: (words) => process.stderr.write(`· ${words}\n`),
  });
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(`${steps} steps in ${VISITS.length} visits, ${faults.length} faults: ${join(folder, 'walk.md')}`);
  process.exitCode = faults.length ? 1 : 0;
};

if (basename(process.argv[1] ?? '') === 'walk.mjs') {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
