import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { writeTable } from '../../build/benchmarks.mjs';
import { openBrowser } from '../browser.mjs';
import { SHOP_OPTIONS, eachShop, log } from '../shops.mjs';
import { fullReport, shortReport } from './markdown.mjs';
import { profileShop } from './profile.mjs';
import { weighShop } from './rounds.mjs';

const HELP = `What a page costs: stock WooCommerce and Islas in turns on the real shop. Reported, never asserted.

  npm run bench -- pages                       the real shop, Storefront: about five minutes
  --theme storefront | twentytwentyfive | both
  --pretend          the pretend shop's build instead, which has no stock page to compare with
  --rounds 5         how often each page is seen at each CPU
  --slowdown 1,4     CPU as it is, and so many times slower
  --kinds LIST       only these, such as "listing,variable product"
  --alike            Islas without consent, cart drawer, search and social links, which stock has not
  --profile          instead, the server alone: its time, its queries, and those that Islas adds
  --json FILE        all figures
  --write            writes the short table into docs/benchmarks.md
  --from FILE        figures of an earlier --json instead of measuring

PORT (8180), ISLAS_CACHE and CHROMIUM_PATH are read from the environment.`;

const { values } = parseArgs({
  options: {
    ...SHOP_OPTIONS,
    slowdown: { type: 'string', default: '1,4' },
    kinds: { type: 'string', default: '' },
    alike: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    json: { type: 'string' },
    from: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

if (values.alike && (values.write || values.pretend || values.profile))
  throw new Error(
    '--alike weighs pages of the real shop, and not for the document: no --write, --pretend or --profile.',
  );
const only = values.kinds ? values.kinds.split(',') : [];

/** @returns {Promise<import('./markdown.mjs').Report>} */
const measure = async () => {
  const rounds = Number(values.rounds);
  const rates = values.slowdown.split(',').map(Number);
  if (!(rounds >= 1)) throw new Error(`--rounds is a number from 1, not "${values.rounds}".`);
  if (!rates.every((rate) => rate >= 1)) throw new Error(`--slowdown is "1,4" or alike, not "${values.slowdown}".`);
  const browser = await openBrowser();
  try {
    const shops = await eachShop(values, (shop) =>
      weighShop(browser, shop, { rounds, rates, only, isAlike: values.alike, log }),
    );
    const machine = { cores: String(cpus().length), Chromium: browser.version() };
    return { machine, rounds, shops };
  } finally {
    await browser.close();
  }
};

if (values.help) console.log(HELP);
else if (values.profile && !values.pretend) {
  for (const text of await eachShop(values, (shop) =>
    profileShop(shop, { times: 4 * Number(values.rounds), only, log }),
  ))
    console.log(text);
} else {
  const report = values.from ? JSON.parse(readFileSync(values.from, 'utf8')) : await measure();
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 1)}\n`);
  if (values.write) writeTable('<!-- bench -->', shortReport(report));
  console.log(fullReport(report));
}
