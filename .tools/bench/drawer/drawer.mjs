import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { writeTable } from '../../build/benchmarks.mjs';
import { openBrowser } from '../browser.mjs';
import { SHOP_OPTIONS, eachShop, log, shopsOf } from '../shops.mjs';
import { drawersOf } from './drawers.mjs';
import { drawerReport } from './markdown.mjs';
import { openDrawers } from './rounds.mjs';
import { putSideCart } from './side-cart.mjs';

const HELP = `What it takes to open the cart drawer, in turns with WooCommerce's Mini-Cart block and the Side Cart plugin on the same
page of the real shop, by the tap of a finger. Reported, never asserted.

  npm run bench -- drawer                      the real shop, Storefront: about five minutes
  --theme storefront | twentytwentyfive | both
  --side-cart PATH   folder or zip of side-cart-woocommerce; without it, it is not measured
  --rounds 5         how many visitors open each drawer: for the first time (nothing in the browser's cache), on the
                     next page (with what the cache kept), and there three times more
  --slowdown 4       CPU so many times slower
  --latency 100      milliseconds that every request after the press takes at least
  --json FILE        all figures
  --write            writes the table into docs/benchmarks.md
  --from FILE        figures of an earlier --json instead of measuring

PORT (8180), ISLAS_CACHE and CHROMIUM_PATH are read from the environment.`;

const { values } = parseArgs({
  options: {
    ...SHOP_OPTIONS,
    'side-cart': { type: 'string', default: '' },
    slowdown: { type: 'string', default: '4' },
    latency: { type: 'string', default: '100' },
    json: { type: 'string' },
    from: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

/** @param {'rounds' | 'slowdown' | 'latency'} name @param {number} least */
const numberOf = (name, least) => {
  const value = Number(values[name]);
  if (!(value >= least)) throw new Error(`--${name} is a number from ${least}, not "${values[name]}".`);
  return value;
};

/** @returns {Promise<import('./markdown.mjs').Report>} */
const measure = async () => {
  const [rounds, rate, latency] = [numberOf('rounds', 1), numberOf('slowdown', 1), numberOf('latency', 0)];
  for (const shop of shopsOf(values)) drawersOf(shop); // Throws for a wrong option before a browser is opened.
  const browser = await openBrowser();
  try {
    const shops = await eachShop(values, async (shop) => {
      const isAsked = values['side-cart'] && drawersOf(shop.name).some(({ plugin }) => plugin);
      const plugin = isAsked ? await putSideCart(browser, shop, values['side-cart']) : undefined;
      try {
        const versions = { ...shop.versions, ...(plugin && { 'Side Cart': plugin.version }) };
        const options = { rounds, rate, latency, hasPlugin: !!plugin, log };
        return await openDrawers(browser, { ...shop, versions }, options);
      } finally {
        plugin?.remove();
      }
    });
    const machine = { cores: String(cpus().length), Chromium: browser.version() };
    return { machine, rounds, rate, latency, shops };
  } finally {
    await browser.close();
  }
};

if (values.help) console.log(HELP);
else {
  const report = values.from ? JSON.parse(readFileSync(values.from, 'utf8')) : await measure();
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 1)}\n`);
  if (values.write) writeTable('<!-- drawer -->', drawerReport(report));
  console.log(drawerReport(report));
}
