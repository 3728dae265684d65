import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { writeTable } from '../../build/benchmarks.mjs';
import { startStore } from '../../store/api.mjs';
import { openBrowser } from '../browser.mjs';
import { startFront } from '../server/front.mjs';
import { SHOP_OPTIONS, log, shopsOf } from '../shops.mjs';
import { paintReport } from './paints.mjs';
import { paintPages } from './rounds.mjs';

const HELP = `When a page is painted on a slow telephone: stock WooCommerce and Islas in turns, first and second view, behind nginx with
compression and files that the browser keeps. Reported, never asserted.

  npm run bench -- paint                       the real shop, Storefront: about twelve minutes
  --theme storefront | twentytwentyfive | both
  --kinds LIST       only these, such as "listing,cart"
  --protocol http/2  or http/1.1
  --rounds 5         how many visitors see each page twice
  --slowdown 4       CPU so many times slower
  --latency 150      milliseconds of each request
  --down 1600        kbit/s; --up 750
  --json FILE        all figures
  --write            writes the table into docs/benchmarks.md
  --from FILE        figures of an earlier --json instead of measuring

Needs nginx, php-fpm and openssl. PORT (8180; nginx uses the next one), ISLAS_CACHE and CHROMIUM_PATH are read from the
environment.`;

const { values } = parseArgs({
  options: {
    theme: SHOP_OPTIONS.theme,
    rounds: SHOP_OPTIONS.rounds,
    help: SHOP_OPTIONS.help,
    kinds: { type: 'string', default: '' },
    protocol: { type: 'string', default: 'http/2' },
    slowdown: { type: 'string', default: '4' },
    latency: { type: 'string', default: '150' },
    down: { type: 'string', default: '1600' },
    up: { type: 'string', default: '750' },
    json: { type: 'string' },
    from: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

/** @param {'rounds' | 'slowdown' | 'latency' | 'down' | 'up'} name @param {number} least */
const numberOf = (name, least) => {
  const value = Number(values[name]);
  if (!(value >= least)) throw new Error(`--${name} is a number from ${least}, not "${values[name]}".`);
  return value;
};

/** @param {string} asked @returns {import('../server/config.mjs').Protocol} */
const protocolOf = (asked) => {
  if (asked === 'http/2' || asked === 'http/1.1') return asked;
  throw new Error(`--protocol is http/2 or http/1.1, not "${asked}".`);
};

/** @param {import('../shops.mjs').ShopName} name @param {number} rounds @param {import('./view.mjs').Phone} phone */
const measureShop = async (name, rounds, phone) => {
  const port = Number(process.env['PORT'] || 8180);
  const store = await startStore({ theme: name, port, log });
  try {
    const { root, env, php } = store;
    const front = await startFront({
      root,
      env,
      php,
      port: port + 1,
      workers: 2,
      protocol: protocolOf(values.protocol),
    });
    // Without the error of an unknown certificate: with it, browsers keep no file.
    const browser = await openBrowser([`--ignore-certificate-errors-spki-list=${front.key}`]);
    try {
      const only = values.kinds ? values.kinds.split(',') : [];
      const kinds = await paintPages(browser, { shop: name, url: front.url, rounds, only, log, ...phone });
      const versions = { WordPress: store.wordpress, WooCommerce: store.woocommerce, PHP: php };
      return { version: browser.version(), paints: { shop: name, versions, kinds } };
    } finally {
      await browser.close();
      await front.stop();
    }
  } finally {
    await store.stop();
  }
};

/** @returns {Promise<import('./paints.mjs').PaintReport>} */
const measure = async () => {
  const rounds = numberOf('rounds', 1);
  const phone = {
    rate: numberOf('slowdown', 1),
    latency: numberOf('latency', 0),
    down: numberOf('down', 1),
    up: numberOf('up', 1),
  };
  const found = [];
  for (const name of shopsOf({ theme: values.theme, pretend: false }))
    found.push(await measureShop(name, rounds, phone));
  const { protocol } = values;
  const machine = { protocol, cores: String(cpus().length), Chromium: found[0]?.version ?? '' };
  return { machine, rounds, phone, shops: found.map(({ paints }) => paints) };
};

if (values.help) console.log(HELP);
else {
  const report = values.from ? JSON.parse(readFileSync(values.from, 'utf8')) : await measure();
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 1)}\n`);
  if (values.write) writeTable('<!-- paint -->', paintReport(report));
  console.log(paintReport(report));
}
