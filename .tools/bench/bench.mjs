import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measure } from './measure.mjs';
import { ENGINES } from './page.mjs';
import { serve } from './serve.mjs';

/**
 * Compares the variation engine with WooCommerce's stock script in one browser: reported, never asserted.
 * `npm run bench -- --stock path/to/add-to-cart-variation.js [--variations 30,300] [--attributes 1,4] [--slowdown 4]`
 */
const { values } = parseArgs({
  options: {
    stock: { type: 'string', default: '' },
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
const fixed = (/** @type {number} */ ms) => ms.toFixed(1).padStart(9);

const engines = ENGINES.filter(
  (engine) => values.engines.split(',').includes(engine) && (engine !== 'stock' || existsSync(values.stock)),
);
const server = await serve({ port: Number(values.port), build: values.build, stock: values.stock });
const browser = await chromium.launch({
  ...(existsSync(values.chromium) && { executablePath: values.chromium }),
  args: ['--no-sandbox', '--disable-gpu'],
});

console.log(`CPU slowed ${values.slowdown} times; milliseconds, medians of ${values.rounds} rounds.`);
console.log('variations attributes engine            first   change      max    reset');
for (const variations of numbers(values.variations)) {
  for (const attributes of numbers(values.attributes)) {
    for (const engine of engines) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const url = `${server.url}/${engine}?variations=${variations}&attributes=${attributes}`;
      const options = { slowdown: Number(values.slowdown), rounds: Number(values.rounds), limit: Number(values.limit) };
      const figures = await measure(page, url, options);
      const cells = figures
        ? [figures.first, figures.change, figures.changeMax, figures.reset].map(fixed).join('')
        : `  no answer within ${values.limit} s`;
      console.log(`${String(variations).padStart(10)} ${String(attributes).padStart(10)} ${engine.padEnd(12)}${cells}`);
      void context.close();
    }
  }
}
await browser.close();
server.close();
