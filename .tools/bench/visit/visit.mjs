import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeTable } from '../../build/benchmarks.mjs';
import { openBrowser } from '../browser.mjs';
import { OFF } from '../pages/visit.mjs';
import { SHOP_OPTIONS, eachShop, log } from '../shops.mjs';
import { NO_PASSWORDS, weighVisit } from './journey.mjs';
import { openPeerShop } from './peers.mjs';
import { visitReport } from './report.mjs';

const HELP = `What a visit weighs: ten pages of the real shop with one add, from the front page to the checkout, with stock WooCommerce
and with Islas. Bytes are gzip -9 of what crosses the network: documents each time, files once; together, and without
the theme's fonts. Reported here; the tests hold both ratios (tests/e2e/visit.e2e.ts).

  npm run bench -- visit                       the real shop, Storefront: about two minutes
  --theme storefront | twentytwentyfive | both
  --plugins          also WooCommerce with the plugins that Islas stands in for, set up and at work
  --json FILE        all figures
  --write            writes the tables into docs/benchmarks.md
  --from FILE        figures of an earlier --json instead of measuring

PORT (8180; the shop with plugins uses the next one), ISLAS_CACHE and CHROMIUM_PATH are read from the environment.`;

const { values } = parseArgs({
  options: {
    theme: SHOP_OPTIONS.theme,
    help: SHOP_OPTIONS.help,
    plugins: { type: 'boolean', default: false },
    json: { type: 'string' },
    from: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../shops.mjs').Shop} shop
 * @param {import('./peers.mjs').PeerShop | undefined} peer
 * @returns {Promise<import('./report.mjs').ShopVisits>}
 */
const weighShop = async (browser, { name, url, versions }, peer) => {
  /** @param {readonly { name: string, value: string }[]} cookies @returns {Promise<import('./report.mjs').Visits>} */
  const visits = async (cookies) => {
    log(`${name}: ten pages with and without Islas`);
    const stock = await weighVisit(browser, url, [OFF, ...cookies]);
    const islas = await weighVisit(browser, url, cookies);
    return { stock, islas, ...(peer && { plugins: await weighVisit(browser, peer.url, cookies) }) };
  };
  await visits([]); // The first visit fills the server's caches.
  const [generated, chosen] = [await visits([NO_PASSWORDS]), await visits([])];
  return { shop: name, versions, plugins: peer?.versions ?? {}, generated, chosen };
};

/** @returns {Promise<import('./report.mjs').VisitReport>} */
const measure = async () => {
  const browser = await openBrowser();
  try {
    const shops = await eachShop({ theme: values.theme, pretend: false }, async (shop) => {
      const port = Number(new URL(shop.url).port) + 1;
      const peer = values.plugins ? await openPeerShop({ theme: shop.name, port, log }) : undefined;
      try {
        return await weighShop(browser, shop, peer);
      } finally {
        await peer?.close();
      }
    });
    return { machine: { Chromium: browser.version() }, shops };
  } finally {
    await browser.close();
  }
};

if (values.help) console.log(HELP);
else {
  const report = values.from ? JSON.parse(readFileSync(values.from, 'utf8')) : await measure();
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 1)}\n`);
  if (values.write) writeTable('<!-- visit -->', visitReport(report));
  console.log(visitReport(report));
}
