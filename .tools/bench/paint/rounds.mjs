import { addOne, kindsOf } from '../pages/kinds.mjs';
import { drawsEmoji, observe } from '../pages/observe.mjs';
import { OFF } from '../pages/visit.mjs';
import { spread } from '../statistics.mjs';
import { paintOf } from './view.mjs';

/**
 * @typedef {import('./view.mjs').Paint} Paint
 * @typedef {'stock' | 'islas'} Variant
 * @typedef {'first' | 'second'} Turn the second view is of the same page, with what the browser has kept
 * @typedef {Record<keyof Paint, import('../statistics.mjs').Spread>} Figures
 * @typedef {{ kind: string, turns: Record<Turn, Record<Variant, Figures>> }} KindPaints
 */

/** A telephone, by its window. */
const TELEPHONE = {
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
};
/** @type {readonly Variant[]} */
const VARIANTS = ['stock', 'islas'];
/** @type {readonly Turn[]} */
const TURNS = ['first', 'second'];
/** @type {readonly (keyof Paint)[]} */
const METRICS = ['fcp', 'lcp', 'cls', 'blocking', 'script'];

/** @param {readonly Paint[]} paints @returns {Figures} */
const figuresOf = (paints) =>
  /** @type {Figures} */ (
    Object.fromEntries(METRICS.map((metric) => [metric, spread(paints.map((paint) => paint[metric]))]))
  );

/** The cookies of a visitor. @param {import('@playwright/test').Browser} browser @param {string} url @param {Variant} variant @param {boolean} hasItem */
const cookiesOf = async (browser, url, variant, hasItem) => {
  const context = await browser.newContext({ ...TELEPHONE, ignoreHTTPSErrors: true });
  if (variant === 'stock') await context.addCookies([{ ...OFF, url }]);
  if (hasItem) await addOne(context.request, url);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
};

/**
 * Sees every kind of page twice in every round, with stock and with Islas in turns, each as a new visitor.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ shop: import('../shops.mjs').ShopName, url: string, rounds: number, only: readonly string[], log: (words: string) => void } & import('./view.mjs').Phone} options
 * @returns {Promise<KindPaints[]>}
 */
export const paintPages = async (browser, { shop, url, rounds, only, log, ...phone }) => {
  const kinds = kindsOf(shop).filter(({ kind }) => !only.length || only.includes(kind));
  /** @type {Map<string, Paint[]>} */
  const paints = new Map();
  const cookies = new Map();
  for (const variant of VARIANTS)
    for (const hasItem of [false, true])
      cookies.set(`${variant}${hasItem}`, await cookiesOf(browser, url, variant, hasItem));
  // Round 0 fills the server's caches and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    log(`${shop}: ${round ? `round ${round} of ${rounds}` : 'a first look'}`);
    for (const { kind, path, hasItem = false } of kinds)
      for (const variant of round % 2 ? VARIANTS : VARIANTS.toReversed()) {
        const context = await browser.newContext(TELEPHONE);
        await context.addCookies(cookies.get(`${variant}${hasItem}`));
        const page = await context.newPage();
        await page.addInitScript(drawsEmoji);
        await page.addInitScript(observe);
        for (const turn of round ? TURNS : TURNS.slice(0, 1)) {
          const paint = await paintOf(page, `${url}${path}`, phone);
          const key = `${kind}/${turn}/${variant}`;
          if (round) paints.set(key, [...(paints.get(key) ?? []), paint]);
        }
        await context.close();
      }
  }
  const figures = (/** @type {string} */ kind, /** @type {Turn} */ turn) => ({
    stock: figuresOf(paints.get(`${kind}/${turn}/stock`) ?? []),
    islas: figuresOf(paints.get(`${kind}/${turn}/islas`) ?? []),
  });
  return kinds.map(({ kind }) => ({
    kind,
    turns: { first: figures(kind, 'first'), second: figures(kind, 'second') },
  }));
};
