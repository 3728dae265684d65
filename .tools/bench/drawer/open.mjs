import { Traffic, bytesOf } from '../pages/traffic.mjs';
import { isGone, isWhole, taken, watch } from './watch.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./drawers.mjs').Drawer} Drawer
 * @typedef {import('./watch.mjs').Opening} Opening
 * @typedef {{ rate: number, latency: number }} Slow factor of CPU slowdown, and minimum duration of a request in ms
 * @typedef {{ page: number, requests: number, fetched: number, first: Opening, next: Opening, later: Opening[] }} Visit
 *   bytes of the page's scripts; number and bytes of the requests of the first opening; the openings
 */

/** @param {readonly number[]} list */
const sum = (list) => list.reduce((total, one) => total + one, 0);

const PATIENCE_MS = 20_000;

/** Whether a request belongs to this page. Speculation rules of WordPress prefetch other pages. */
const isOfPage = (/** @type {import('@playwright/test').Request} */ request) =>
  !request.headers()['sec-purpose']?.startsWith('prefetch');

/** @param {Page} page @param {string} selector */
const middleOf = async (page, selector) => {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${page.url()} shows no ${selector}.`);
  return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
};

/** Taps an element: devices that are this slow are telephones. @param {Page} page @param {string} selector */
const press = async (page, selector) => page.touchscreen.tap(...(await middleOf(page, selector)));

/** @param {Page} page @param {Traffic} traffic @param {Drawer} drawer @returns {Promise<Opening>} */
const open = async (page, traffic, drawer) => {
  await page.evaluate(watch, { line: drawer.line, control: drawer.control });
  await press(page, drawer.toggle);
  const isOpen = await Promise.race([
    page.evaluate(isWhole).then(() => true),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, false)),
  ]);
  const took = await page.evaluate(taken);
  const missing = took.shown ? drawer.control : drawer.line;
  if (!isOpen) throw new Error(`${drawer.name}: no ${missing} in sight ${PATIENCE_MS / 1000} s after the press.`);
  await traffic.quiet();
  return page.evaluate(taken);
};

/** @param {Page} page @param {Traffic} traffic @param {Drawer} drawer */
const close = async (page, traffic, drawer) => {
  // Waits until the drawer's animation has ended: a tap on a moving element would miss it.
  await page.locator(drawer.close).filter({ visible: true }).first().tap();
  await page.waitForFunction(isGone, drawer.line);
  await traffic.quiet();
};

/**
 * A first-time visitor opens the drawer, opens it again on the next page, and then several times there.
 * @param {import('@playwright/test').BrowserContext} context new, with the visitor's cookies
 * @param {string} url
 * @param {Drawer} drawer
 * @param {Slow & { laterTimes: number }} options
 * @returns {Promise<Visit>}
 */
export const openDrawer = async (context, url, drawer, { rate, latency, laterTimes }) => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = new Traffic(page);
  const slow = async (/** @type {Slow} */ { rate, latency }) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const way = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', way);
  };
  const come = async () => {
    // No slowdown while the page loads: `pages` measures that.
    await slow({ rate: 1, latency: 0 });
    const answer = await page.goto(url);
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status() ?? 'nothing'}.`);
    await traffic.quiet();
    await slow({ rate, latency });
  };
  await session.send('Network.enable');
  await come();
  const scripts = await traffic.scripts();
  const before = traffic.requests.length;
  const first = await open(page, traffic, drawer);
  const came = await Promise.all(traffic.requests.slice(before).filter(isOfPage).map(bytesOf));
  await come();
  const next = await open(page, traffic, drawer);
  /** @type {Opening[]} */
  const later = [];
  while (later.length < laterTimes) {
    await close(page, traffic, drawer);
    later.push(await open(page, traffic, drawer));
  }
  return {
    page: sum(scripts.map(({ bytes }) => bytes)),
    requests: came.length,
    fetched: sum(came),
    first,
    next,
    later,
  };
};
