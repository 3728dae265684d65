import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measure } from './measure.mjs';
import { ENGINES } from './page.mjs';
import { serve } from './serve.mjs';

/**
 * Compares the variation engine with WooCommerce's stock script, alone and with a swatch plugin's scripts (`--peer`), in
 * one browser. It prints a report and asserts nothing. Peer scripts are given in loading order, underscore first.
 * `npm run bench -- engine --stock add-to-cart-variation.js [--peer underscore.js --peer frontend.js]
 *   [--variations 30,300] [--attributes 1,4] [--slowdown 4] [--markdown]`
 */
if (process.argv.includes('--help')) {
  console.log('The variation engine beside the stock script: npm run bench -- engine --stock add-to-cart-variation.js');
  process.exit();
}
const { values } = parseArgs({
  options: {
    stock: { type: 'string', default: '' },
    peer: { type: 'string', multiple: true, default: [] },
    markdown: { type: 'boolean', default: false },
    build: { type: 'string', default: 'php-plugin/build' },
    variations: { type: 'string', default: '30,300,1000,5000' },
    attributes: { type: 'string', default: '1,2,3,4' },
    slowdown: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    limit: { type: 'string', default: '60' },
    engines: { type: 'string', default: ENGINES.join() },
    port: { type: 'string', default: '5510' },
    chromium: { type: 'string', default: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
  },
});

const numbers = (/** @type {string} */ list) => list.split(',').map(Number).filter(Boolean);
const peer = values.peer.flatMap((list) => list.split(','));
const missing = [values.stock, ...peer].filter((file) => file && !existsSync(file));
if (missing.length) throw new Error(`No such file: ${missing.join(', ')}`);

/** @type {Partial<Record<import('./page.mjs').Engine, boolean>>} */
const possible = { stock: !!values.stock, peer: !!values.stock && peer.length > 0 };
const engines = ENGINES.filter((engine) => values.engines.split(',').includes(engine) && (possible[engine] ?? true));
const server = await serve({ port: Number(values.port), build: values.build, stock: values.stock, peer });
const browser = await chromium.launch({
  ...(existsSync(values.chromium) && { executablePath: values.chromium }),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** @param {readonly string[]} cells */
const print = (cells) =>
  console.log(
    values.markdown
      ? `| ${cells.join(' | ')} |`
      : cells.map((cell, i) => (i === 2 ? cell.padEnd(12) : cell.padStart(i < 2 ? 10 : 9))).join(' '),
  );
console.log(`CPU slowed ${values.slowdown} times; milliseconds, medians of ${values.rounds} rounds.`);
print(['variations', 'attributes', 'engine', 'first', 'change', 'max', 'reset']);
if (values.markdown) print(['--:', '--:', '---', '--:', '--:', '--:', '--:']);
for (const variations of numbers(values.variations)) {
  for (const attributes of numbers(values.attributes)) {
    for (const engine of engines) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const url = `${server.url}/${engine}?variations=${variations}&attributes=${attributes}`;
      const options = { slowdown: Number(values.slowdown), rounds: Number(values.rounds), limit: Number(values.limit) };
      const figures = await measure(page, url, options);
      const cells = figures
        ? [figures.first, figures.change, figures.changeMax, figures.reset].map((ms) => ms.toFixed(1))
        : [`no answer within ${values.limit} s`, '–', '–', '–'];
      print([String(variations), String(attributes), engine, ...cells]);
      void context.close();
    }
  }
}
await browser.close();
server.close();
