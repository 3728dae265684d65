import { VISITOR } from '../browser.mjs';
import { addOne } from '../pages/kinds.mjs';
import { PATH, drawersOf } from './drawers.mjs';
import { figuresOf, turned } from './figures.mjs';
import { openDrawer } from './open.mjs';

/**
 * @typedef {import('./drawers.mjs').Drawer} Drawer
 * @typedef {import('./open.mjs').Visit} Visit
 * @typedef {{ name: string, figures?: import('./figures.mjs').Figures }} DrawerFigures without figures where it was not measured
 * @typedef {{ shop: import('../shops.mjs').ShopName, versions: Record<string, string>, drawers: DrawerFigures[] }} ShopFigures
 */

const LATER_TIMES = 3;

/** Cookies of a visitor who has decided about consent, so that no bar covers the page. The browser may cache files. */
const common = () => [
  { name: 'eu_cookies_bar', value: String(Math.round(Date.now() / 1000) + 86_400) },
  { name: 'files', value: 'kept' },
];

/** Cookies of a visitor with an item in the cart. @param {import('@playwright/test').Browser} browser @param {string} url @param {Drawer} drawer */
const cookiesOf = async (browser, url, drawer) => {
  const context = await browser.newContext({ ...VISITOR, hasTouch: true });
  await context.addCookies([...common(), ...drawer.cookies].map((cookie) => ({ ...cookie, url })));
  await addOne(context.request, url);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
};

/**
 * Opens every drawer of a shop in every round, one after the other, each in a new context.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../shops.mjs').Shop} shop
 * @param {import('./open.mjs').Slow & { rounds: number, hasPlugin: boolean, log: (words: string) => void }} options
 * @returns {Promise<ShopFigures>}
 */
export const openDrawers = async (browser, { name, url, versions }, { rate, latency, rounds, hasPlugin, log }) => {
  const all = drawersOf(name);
  const measured = all.filter(({ plugin }) => !plugin || hasPlugin);
  /** @type {Map<Drawer, Visit[]>} */
  const visits = new Map(measured.map((drawer) => [drawer, []]));
  const cookies = new Map();
  for (const drawer of measured) cookies.set(drawer, await cookiesOf(browser, url, drawer));

  // Round 0 warms the server's caches and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    log(`${name}: ${round ? `round ${round} of ${rounds}` : 'a first look'}`);
    for (const drawer of turned(measured, round)) {
      const context = await browser.newContext({ ...VISITOR, hasTouch: true });
      await context.addCookies(cookies.get(drawer));
      const visit = await openDrawer(context, `${url}${PATH}`, drawer, { rate, latency, laterTimes: LATER_TIMES });
      await context.close();
      if (round) visits.get(drawer)?.push(visit);
    }
  }
  return {
    shop: name,
    versions,
    drawers: all.map((drawer) => {
      const seen = visits.get(drawer);
      return seen ? { name: drawer.name, figures: figuresOf(seen) } : { name: drawer.name };
    }),
  };
};
