import { readFileSync } from 'node:fs';
import { request as send } from 'node:https';
import { median } from '../statistics.mjs';
import { OFF } from '../pages/visit.mjs';

/**
 * @typedef {'stock' | 'islas'} Variant
 * @typedef {{ kind: string, path: string, hasItem?: boolean, isPost?: boolean }} Page
 * @typedef {{ cpu: number, wall: number }} Cost milliseconds of a page: of PHP's processor, and until its last byte
 * @typedef {{ kind: string, stock: Cost, islas: Cost }} KindCosts
 * @typedef {{ kind: string, stock: number, islas: number }} KindRates pages a second
 */

/** The answer of the mini-cart, which most pages of a shop ask for. @type {Page} */
export const FRAGMENTS = { kind: 'fragments', path: '/?wc-ajax=get_refreshed_fragments', hasItem: true, isPost: true };

/** @type {readonly Variant[]} */
const VARIANTS = ['stock', 'islas'];
const WARM = 3;
/** Visitors who ask at the same time, requests of one turn, and turns of each page with and without Islas. */
const TOGETHER = { visitors: 8, requests: 16, turns: 8 };
/** Time for a worker to end a request whose last byte is here. */
const END_MS = 4;

/** Milliseconds that a process has had of the processor. @param {number} pid */
const cpuOf = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/**
 * @param {string} url @param {{ cookie?: string, isPost?: boolean }} options
 * @returns {Promise<{ body: string, cookies: string[] }>}
 */
const ask = (url, { cookie = '', isPost = false }) =>
  new Promise((resolve, reject) => {
    const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip', Connection: 'close' };
    const options = { method: isPost ? 'POST' : 'GET', headers, rejectUnauthorized: false };
    send(url, options, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        if ((response.statusCode ?? 500) >= 400) reject(new Error(`${url} answered ${response.statusCode}.`));
        const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
        resolve({ body: Buffer.concat(parts).toString(), cookies });
      });
    })
      .on('error', reject)
      .end();
  });

/** The cookies of a visitor with an item in the cart. @param {string} url @param {string} id of a product @param {string} cookie */
const withItem = async (url, id, cookie) => {
  const { cookies } = await ask(`${url}/mi-cuenta/?add-to-cart=${id}`, { cookie });
  return [cookie, ...cookies].filter(Boolean).join('; ');
};

/** @param {string} url @param {string} product an id @returns {Promise<Readonly<Record<Variant, { empty: string, full: string }>>>} */
const visitorsOf = async (url, product) => {
  const off = `${OFF.name}=${OFF.value}`;
  return {
    stock: { empty: off, full: await withItem(url, product, off) },
    islas: { empty: '', full: await withItem(url, product, '') },
  };
};

/**
 * Asks for each page in turns with and without Islas, from one worker of PHP, so that other load on the machine affects
 * both.
 * @param {import('./front.mjs').Front} front
 * @param {{ pages: readonly Page[], times: number, product: string, log: (words: string) => void }} options `product`: an id
 * @returns {Promise<KindCosts[]>}
 */
export const measureServer = async ({ url, workers }, { pages, times, product, log }) => {
  const visitors = await visitorsOf(url, product);
  const [worker] = workers();
  if (worker === undefined) throw new Error('PHP-FPM has no worker.');
  /** @type {KindCosts[]} */
  const found = [];
  for (const { kind, path, hasItem, isPost = false } of pages) {
    log(`${kind}: ${times} requests with and without Islas`);
    /** @type {Record<Variant, Cost[]>} */
    const costs = { stock: [], islas: [] };
    for (let time = -WARM; time < times; time += 1) {
      for (const variant of time % 2 ? VARIANTS : VARIANTS.toReversed()) {
        const cookie = visitors[variant][hasItem ? 'full' : 'empty'];
        const [cpu, began] = [cpuOf(worker), performance.now()];
        await ask(`${url}${path}`, { cookie, isPost });
        const wall = performance.now() - began;
        await new Promise((resolve) => setTimeout(resolve, END_MS));
        if (time >= 0) costs[variant].push({ cpu: cpuOf(worker) - cpu, wall });
      }
    }
    /** @param {readonly Cost[]} list */
    const middle = (list) => ({ cpu: median(list.map(({ cpu }) => cpu)), wall: median(list.map(({ wall }) => wall)) });
    found.push({ kind, stock: middle(costs.stock), islas: middle(costs.islas) });
  }
  return found;
};

/**
 * Asks for each page from all workers of PHP, eight visitors at a time, in turns with and without Islas.
 * @param {import('./front.mjs').Front} front
 * @param {{ pages: readonly Page[], product: string, log: (words: string) => void }} options `product`: an id
 * @returns {Promise<KindRates[]>}
 */
export const measureTogether = async ({ url }, { pages, product, log }) => {
  const visitors = await visitorsOf(url, product);
  /** @type {KindRates[]} */
  const found = [];
  for (const { kind, path, hasItem, isPost = false } of pages) {
    log(`${kind}: ${TOGETHER.visitors} visitors at a time with and without Islas`);
    /** @param {Variant} variant @returns {Promise<number>} pages a second */
    const turn = async (variant) => {
      const cookie = visitors[variant][hasItem ? 'full' : 'empty'];
      let left = TOGETHER.requests;
      const visit = async () => {
        while (left > 0) {
          left -= 1;
          await ask(`${url}${path}`, { cookie, isPost });
        }
      };
      const began = performance.now();
      await Promise.all(Array.from({ length: TOGETHER.visitors }, visit));
      return (TOGETHER.requests * 1000) / (performance.now() - began);
    };
    /** @type {Record<Variant, number[]>} */
    const rates = { stock: [], islas: [] };
    for (let time = -1; time < TOGETHER.turns; time += 1) {
      for (const variant of time % 2 ? VARIANTS : VARIANTS.toReversed()) {
        const rate = await turn(variant);
        if (time >= 0) rates[variant].push(rate);
      }
    }
    found.push({ kind, stock: median(rates.stock), islas: median(rates.islas) });
  }
  return found;
};
