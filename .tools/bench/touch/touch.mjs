import { parseArgs } from 'node:util';
import { VISITOR, openBrowser } from '../browser.mjs';
import { CARD_SWATCHES, kindsOf } from '../pages/kinds.mjs';
import { isReact } from '../pages/scripts.mjs';
import { Traffic } from '../pages/traffic.mjs';
import { SHOP_OPTIONS, eachShop, log, shopsOf } from '../shops.mjs';
import { spread } from '../statistics.mjs';
import { tasksAfterTouch } from './tasks.mjs';

const HELP = `What the first touch of a swatch costs: the tasks that follow a pointerdown. An available swatch fetches nothing;
with --unavailable a sold out one of a product's page is touched, whose offer of the nearest combination React draws.
Reported, never asserted. While a tool looks on, Chromium keeps the whole stack of every Error that is made, and parses its
files again for it: React makes five when its file is evaluated, which costs a visitor a tenth of what is seen here.

  npm run bench -- touch      --theme storefront | twentytwentyfive | both, --pretend
  --rounds 5         --slowdown 4         --from-ms 10, the shortest task to be named         --unavailable

PORT (8180), ISLAS_CACHE and CHROMIUM_PATH are read from the environment.`;

const { values } = parseArgs({
  options: {
    ...SHOP_OPTIONS,
    slowdown: { type: 'string', default: '4' },
    'from-ms': { type: 'string', default: '10' },
    unavailable: { type: 'boolean', default: false },
  },
});

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute', 'toplevel'];

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @returns {Promise<{ tasks: import('./tasks.mjs').Task[], before: boolean, after: boolean }>} and whether React was
 *   loaded before and after the touch
 */
const touch = async (browser, url) => {
  const context = await browser.newContext(VISITOR);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  const traffic = new Traffic(page);
  await page.goto(url);
  await traffic.quiet();
  const state = values.unavailable ? 'disabled' : 'available';
  const swatch = page.locator(`.islas-swatch[data-state="${state}"] .islas-swatch__radio`).first();
  await swatch.scrollIntoViewIfNeeded();
  const box = await swatch.boundingBox();
  if (!box) throw new Error(`${url} shows no swatch.`);
  await traffic.quiet();
  const hasReact = () => traffic.scriptRequests.some((request) => isReact(request.url()));
  const before = hasReact();

  await browser.startTracing(page, { categories: CATEGORIES });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await traffic.quiet();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return { tasks: tasksAfterTouch(traceEvents), before, after: hasReact() };
};

/** @param {readonly number[]} list */
const range = (list) => {
  const { median, low, high } = spread(list);
  return `${median.toFixed(0)} [${low.toFixed(0)}–${high.toFixed(0)}]`;
};

const isOfReact = (/** @type {import('./tasks.mjs').Task} */ { files }) => files.some((file) => /^react-/.test(file));
const longest = (/** @type {readonly import('./tasks.mjs').Task[]} */ tasks) =>
  Math.max(0, ...tasks.map(({ ms }) => ms));

/** @param {import('@playwright/test').Browser} browser @param {import('../shops.mjs').Shop} shop */
const report = async (browser, shop) => {
  const variable = kindsOf(shop.name).filter(({ kind }) => kind === 'variable product');
  // Blue is sold out in L. A card has its states only after a touch, so it is left out.
  const chosen = variable.map(({ kind, path }) => ({ kind, path: `${path}?attribute_pa_color=azul` }));
  for (const { kind, path } of values.unavailable ? chosen : [CARD_SWATCHES, ...variable]) {
    const rounds = [];
    await (await fetch(`${shop.url}${path}`)).text();
    for (let round = 0; round < Number(values.rounds); round += 1) {
      log(`${shop.name}, ${kind}: round ${round + 1} of ${values.rounds}`);
      rounds.push(await touch(browser, `${shop.url}${path}`));
    }
    const [first] = rounds;
    const when = first?.before ? 'was there before the touch' : first?.after ? 'came with the touch' : 'did not come';
    console.log(`\n## ${shop.name}, ${kind}, CPU ÷ ${values.slowdown}\n
React ${when}.
Longest task after the touch: ${range(rounds.map(({ tasks }) => longest(tasks)))} ms
Longest task of React: ${range(rounds.map(({ tasks }) => longest(tasks.filter(isOfReact))))} ms
Tasks of 50 ms and more: ${range(rounds.map(({ tasks }) => tasks.filter(({ ms }) => ms >= 50).length))}\n
| Task of the last round, ms after | ms | Files |\n| ---: | ---: | --- |`);
    for (const { at, ms, files } of rounds.at(-1)?.tasks ?? [])
      if (ms >= Number(values['from-ms'])) console.log(`| ${at.toFixed(0)} | ${ms.toFixed(1)} | ${files.join(', ')} |`);
  }
};

if (values.help) console.log(HELP);
else {
  shopsOf(values); // Throws for a wrong option before a browser is opened.
  const browser = await openBrowser();
  try {
    await eachShop(values, (shop) => report(browser, shop));
  } finally {
    await browser.close();
  }
}
