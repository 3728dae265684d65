import { VISITOR } from '../browser.mjs';
import { spread } from '../statistics.mjs';
import { addOne, kindsOf } from './kinds.mjs';
import { ALIKE, COUNTED, METRICS, OFF, visit } from './visit.mjs';

/**
 * @typedef {import('../shops.mjs').Shop} Shop
 * @typedef {import('./kinds.mjs').Kind} Kind
 * @typedef {import('./visit.mjs').Metric} Metric
 * @typedef {import('./visit.mjs').View} View
 * @typedef {import('../statistics.mjs').Spread} Spread
 * @typedef {'stock' | 'islas'} Variant
 * @typedef {Partial<Record<Metric, Spread>>} Figures without metrics that could not be measured
 * @typedef {{ kind: string, path: string, rates: Record<string, Partial<Record<Variant, Figures>>> }} KindFigures
 * @typedef {{ shop: import('../shops.mjs').ShopName, versions: Record<string, string>, kinds: KindFigures[] }} ShopFigures
 */

/**
 * The cookies of a visitor.
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @param {{ variant: Variant, hasItem: boolean, isAlike: boolean }} visitor
 */
const cookiesOf = async (browser, url, { variant, hasItem, isAlike }) => {
  const context = await browser.newContext(VISITOR);
  const own = variant === 'stock' ? [OFF] : isAlike ? [ALIKE] : [];
  await context.addCookies([COUNTED, ...own].map((cookie) => ({ ...cookie, url })));
  if (hasItem) await addOne(context.request, url);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
};

/** @param {readonly View[]} views @returns {Figures} */
const figuresOf = (views) =>
  Object.fromEntries(
    METRICS.map((metric) => /** @type {const} */ ([metric, views.map((view) => view[metric]).filter(Number.isFinite)]))
      .filter(([, values]) => values.length)
      .map(([metric, values]) => [metric, spread(values)]),
  );

/**
 * Measures every kind of page of a shop. Each round opens all of them, with stock and Islas one after the other and in
 * alternating order, so that other load on the machine affects both.
 * @param {import('@playwright/test').Browser} browser @param {Shop} shop
 * @param {object} options
 * @param {number} options.rounds
 * @param {readonly number[]} options.rates
 * @param {readonly string[]} options.only kinds of page; empty means all
 * @param {boolean} options.isAlike Islas without features that stock lacks
 * @param {(words: string) => void} options.log
 * @returns {Promise<ShopFigures>}
 */
export const weighShop = async (browser, shop, { rounds, rates, only, isAlike, log }) => {
  const kinds = kindsOf(shop.name).filter(({ kind }) => !only.length || only.includes(kind));
  /** @type {readonly Variant[]} */
  const variants = shop.name === 'pretend' ? ['islas'] : ['stock', 'islas'];
  /** @type {Map<string, View[]>} */
  const views = new Map();
  const keyOf = (/** @type {Kind} */ { kind }, /** @type {number} */ rate, /** @type {Variant} */ variant) =>
    `${kind}/${rate}/${variant}`;
  const known = new Map();
  const cookies = new Map();
  for (const variant of variants)
    for (const hasItem of [false, true])
      cookies.set(`${variant}${hasItem}`, await cookiesOf(browser, shop.url, { variant, hasItem, isAlike }));

  // Round 0 warms the server's caches and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    log(`${shop.name}: ${round ? `round ${round} of ${rounds}` : 'a first look'}`);
    for (const kind of kinds) {
      for (const rate of round ? rates : [1]) {
        for (const variant of round % 2 ? variants : variants.toReversed()) {
          const context = await browser.newContext(VISITOR);
          await context.addCookies(cookies.get(`${variant}${kind.hasItem ?? false}`));
          const view = await visit(context, `${shop.url}${kind.path}`, { rate, known });
          await context.close();
          const key = keyOf(kind, rate, variant);
          if (round) views.set(key, [...(views.get(key) ?? []), view]);
        }
      }
    }
  }
  const figures = (/** @type {Kind} */ kind, /** @type {number} */ rate) =>
    Object.fromEntries(variants.map((variant) => [variant, figuresOf(views.get(keyOf(kind, rate, variant)) ?? [])]));
  return {
    shop: shop.name,
    versions: shop.versions,
    kinds: kinds.map((kind) => ({
      kind: kind.kind,
      path: kind.path,
      rates: Object.fromEntries(rates.map((rate) => [rate, figures(kind, rate)])),
    })),
  };
};
