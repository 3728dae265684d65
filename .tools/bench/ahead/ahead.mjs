import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { writeTable } from '../../build/benchmarks.mjs';
import { locate, withoutTool } from '../../test/needs.mjs';
import { ratio, table } from '../pages/markdown.mjs';
import { SHOP_OPTIONS, eachShop, log } from '../shops.mjs';
import { spread } from '../statistics.mjs';
import { openSlowProxy } from './slow-proxy.mjs';
import { pressCard } from './visit.mjs';

const HELP = `What "Pages that open at once" brings: from the press of a card in a listing to the largest paint of the product's page,
without it, with pages fetched ahead, and with pages rendered ahead. Needs a whole Chromium. Reported, never asserted.

  npm run bench -- ahead      --theme storefront | twentytwentyfive | both
  --rounds 5         --latency 150, milliseconds of each answer         --rest 600, milliseconds from hover to press
  --json FILE        all figures
  --write            writes the table into docs/benchmarks.md
  --from FILE        figures of an earlier --json instead of measuring

PORT (8180), ISLAS_CACHE and WHOLE_CHROMIUM_PATH are read from the environment.`;

const { values } = parseArgs({
  options: {
    theme: SHOP_OPTIONS.theme,
    rounds: SHOP_OPTIONS.rounds,
    help: SHOP_OPTIONS.help,
    latency: { type: 'string', default: '150' },
    rest: { type: 'string', default: '600' },
    json: { type: 'string' },
    from: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

/** @type {readonly import('./visit.mjs').Mode[]} */
const MODES = ['off', 'prefetch', 'prerender'];

/** @typedef {import('../statistics.mjs').Spread} Spread */
/** @typedef {{ shop: string, versions: Record<string, string>, paints: Record<import('./visit.mjs').Mode, Spread>, rendered: string }} ShopPaints */
/** @typedef {{ rounds: string, latency: string, rest: string, cores: number, shops: ShopPaints[] }} Report */

/** @param {string} executablePath @param {import('../shops.mjs').Shop} shop @returns {Promise<ShopPaints>} */
const measureShop = async (executablePath, { name, url, versions }) => {
  const slow = await openSlowProxy(Number(values.latency));
  /** @type {Record<import('./visit.mjs').Mode, number[]>} */
  const found = { off: [], prefetch: [], prerender: [] };
  let rendered = 0;
  try {
    // Round 0 fills the server's caches and is not counted.
    for (let round = 0; round <= Number(values.rounds); round += 1)
      for (const mode of round % 2 ? MODES : MODES.toReversed()) {
        log(`${name}: ${round ? `round ${round}` : 'a first look'}, ${mode}`);
        const { ms, isRendered } = await pressCard({
          executablePath,
          url,
          proxy: slow.address,
          mode,
          rest: Number(values.rest),
        });
        if (!round) continue;
        found[mode].push(ms);
        rendered += Number(isRendered);
      }
  } finally {
    slow.close();
  }
  const { off, prefetch, prerender } = found;
  return {
    shop: name,
    versions,
    paints: { off: spread(off), prefetch: spread(prefetch), prerender: spread(prerender) },
    rendered: `${rendered} of ${prerender.length}`,
  };
};

/** @param {Report} report */
const aheadReport = ({ rounds, latency, rest, cores, shops }) =>
  [
    table([
      ['From the press to the largest paint, ms', 'Without', 'Fetched ahead', 'Rendered ahead', 'Shown as rendered'],
      ...shops.map(({ shop, paints: { off, prefetch, prerender }, rendered }) => [
        shop,
        `${off.median.toFixed(0)} [${off.low.toFixed(0)}–${off.high.toFixed(0)}]`,
        ...[prefetch, prerender].map(
          ({ median, low, high }) =>
            `${median.toFixed(0)} [${low.toFixed(0)}–${high.toFixed(0)}] (${ratio(off.median, median)})`,
        ),
        rendered,
      ]),
    ]),
    `Medians of ${rounds} visitors, [quartiles]; every answer ${latency} ms later, ${rest} ms from hover to press; cores ${cores}.`,
  ].join('\n\n');

const measure = async () => {
  const { wholeChromium } = await locate(['wholeChromium']);
  if (!wholeChromium) throw new Error(withoutTool('wholeChromium'));
  const shops = await eachShop({ theme: values.theme, pretend: false }, (shop) => measureShop(wholeChromium, shop));
  return { rounds: values.rounds, latency: values.latency, rest: values.rest, cores: cpus().length, shops };
};

if (values.help) console.log(HELP);
else {
  /** @type {Report} */
  const report = values.from ? JSON.parse(readFileSync(values.from, 'utf8')) : await measure();
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 1)}\n`);
  if (values.write) writeTable('<!-- ahead -->', aheadReport(report));
  console.log(aheadReport(report));
}
