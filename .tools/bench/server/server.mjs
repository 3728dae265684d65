import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeTable } from '../../build/benchmarks.mjs';
import { startMariaDb } from '../../php/database.mjs';
import { startStore } from '../../store/api.mjs';
import { Cache } from '../../store/cache.mjs';
import { kindsOf } from '../pages/kinds.mjs';
import { SHOP_OPTIONS, log, shopsOf } from '../shops.mjs';
import { startFront } from './front.mjs';
import { FRAGMENTS, measureServer, measureTogether } from './measure.mjs';
import { serverReport } from './table.mjs';

const HELP = `How many pages a second the server makes: stock WooCommerce and Islas in turns, nginx before PHP-FPM with OPcache, and
MariaDB; one request after the other, and eight visitors at a time. On Linux; reported, never asserted.

  npm run bench -- server                      the real shop, Storefront: about ten minutes
  --theme storefront | twentytwentyfive | both
  --object-cache FILE  also with a persistent object cache: the drop-in of a plugin for Redis (object-cache.php)
  --sqlite             SQLite in place of MariaDB
  --kinds LIST         only these, such as "listing,cart"
  --rounds 30          how often each page is asked for
  --json FILE          all figures
  --write              writes the table into docs/benchmarks.md
  --from FILE          figures of an earlier --json instead of measuring

Needs nginx, php-fpm, openssl, and redis-server for --object-cache. PORT (8180; nginx uses the next one) and ISLAS_CACHE
are read from the environment.`;

const { values } = parseArgs({
  options: {
    theme: SHOP_OPTIONS.theme,
    help: SHOP_OPTIONS.help,
    rounds: { type: 'string', default: '30' },
    kinds: { type: 'string', default: '' },
    'object-cache': { type: 'string' },
    sqlite: { type: 'boolean', default: false },
    json: { type: 'string' },
    from: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

/** @param {import('../shops.mjs').ShopName} name @returns {Promise<import('./table.mjs').ShopCosts>} */
const measureShop = async (name) => {
  const port = Number(process.env['PORT'] || 8180);
  const folder = join(new Cache().folder, 'bench-mariadb');
  mkdirSync(folder, { recursive: true });
  const database = values.sqlite ? undefined : await startMariaDb(folder);
  if (typeof database === 'string') throw new Error(`${database}; --sqlite measures without it.`);
  const asked = database ? { db: /** @type {const} */ ('mariadb'), dbHost: `localhost:${database.socket}` } : {};
  const store = await startStore({ ...asked, theme: name, port, packed: true, log }).catch(async (error) => {
    await database?.stop();
    throw error;
  });
  try {
    const only = values.kinds ? values.kinds.split(',') : [];
    const pages = [...kindsOf(name), FRAGMENTS].filter(({ kind }) => !only.length || only.includes(kind));
    const product = String(store.facts.products['taza-azahar']);
    /**
     * @template T
     * @param {number} workers @param {string | undefined} objectCache
     * @param {(front: import('./front.mjs').Front) => Promise<T>} work
     */
    const withFront = async (workers, objectCache, work) => {
      const { root, env, php } = store;
      const cache = objectCache ? { objectCache } : {};
      const front = await startFront({ root, env, php, port: port + 1, workers, ...cache });
      try {
        return await work(front);
      } finally {
        await front.stop();
      }
    };
    const options = { pages, times: Number(values.rounds), product, log };
    /** @param {string} [objectCache] @returns {Promise<import('./table.mjs').Costs>} */
    const measured = async (objectCache) => ({
      alone: await withFront(1, objectCache, (front) => measureServer(front, options)),
      together: await withFront(2, objectCache, (front) => measureTogether(front, options)),
    });
    const plain = await measured();
    const cached = values['object-cache'] ? await measured(values['object-cache']) : undefined;
    const versions = { WordPress: store.wordpress, WooCommerce: store.woocommerce, PHP: store.php, on: store.db };
    return { shop: name, versions, plain, ...(cached && { cached }) };
  } finally {
    await store.stop();
    await database?.stop();
  }
};

/** @returns {Promise<import('./table.mjs').ServerReport>} */
const measure = async () => {
  if (!(Number(values.rounds) >= 1)) throw new Error(`--rounds is a number from 1, not "${values.rounds}".`);
  const shops = [];
  for (const name of shopsOf({ theme: values.theme, pretend: false })) shops.push(await measureShop(name));
  return { rounds: Number(values.rounds), shops };
};

if (values.help) console.log(HELP);
else {
  const report = values.from ? JSON.parse(readFileSync(values.from, 'utf8')) : await measure();
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 1)}\n`);
  if (values.write) writeTable('<!-- server -->', serverReport(report));
  console.log(serverReport(report));
}
