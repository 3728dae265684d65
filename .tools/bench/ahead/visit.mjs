import { setTimeout as wait } from 'node:timers/promises';
import { BrowserPipe } from '../../chromium/pipe.mjs';

/** How the browser gets the page of a product. @typedef {'off' | 'prefetch' | 'prerender'} Mode */

const CARD = 'li.product a.woocommerce-LoopProduct-link, li.product .wc-block-components-product-image a';
const KEY = 'bench-press';
const PATIENCE_MS = 30_000;

/** @param {() => Promise<boolean>} isTrue @param {string} what */
const until = async (isTrue, what) => {
  const end = Date.now() + PATIENCE_MS;
  // A call may be lost with the page that it was sent to.
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > end) throw new Error(`In vain: ${what}.`);
    await wait(50);
  }
};

/** Runs in the listing: where its first card is; its press is noted. @param {string} card @param {string} key @returns {{ path: string, x: number, y: number }} */
const findCard = (card, key) => {
  const link = /** @type {HTMLAnchorElement} */ (document.querySelector(card));
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  addEventListener(
    'mousedown',
    ({ timeStamp }) => localStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
    { capture: true, once: true },
  );
  const { left, top, width, height } = link.getBoundingClientRect();
  return { path: link.pathname, x: left + width / 2, y: top + height / 2 };
};

/** Runs in the product's page: milliseconds from the press to its largest paint. @param {string} key @returns {Promise<number>} */
const sincePress = async (key) => {
  let painted = NaN;
  new PerformanceObserver((list) => {
    painted = list.getEntries().at(-1)?.startTime ?? painted;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  await new Promise((end) => setTimeout(end, 1500));
  return performance.timeOrigin + painted - Number(localStorage.getItem(key));
};

/**
 * A new visitor opens the listing, rests the pointer on a card, and presses it.
 * @param {{ executablePath: string, url: string, proxy: string, mode: Mode, rest: number }} asked `rest` in milliseconds
 * @returns {Promise<{ ms: number, isRendered: boolean }>}
 */
export const pressCard = async ({ executablePath, url, proxy, mode, rest }) => {
  const browser = await BrowserPipe.open(executablePath, [
    '--no-sandbox',
    '--disable-gpu',
    '--window-size=1280,900',
    `--proxy-server=${proxy}`,
    '--proxy-bypass-list=<-loopback>',
  ]);
  /** @param {string} path */
  const shows = (path) =>
    until(
      () => browser.run((wanted) => document.readyState === 'complete' && location.pathname === wanted, path),
      `${path} should be shown`,
    );
  try {
    for (const [name, value] of Object.entries({
      tienda_swatches: `pages_ahead:${mode}${mode === 'off' ? ',feature_speculation:0' : ''}`,
      eu_cookies_bar: String(Math.round(Date.now() / 1000) + 86_400),
    }))
      await browser.ofPage('Network.setCookie', { name, value, url });
    await browser.ofPage('Page.navigate', { url: `${url}/tienda/` });
    await shows('/tienda/');
    await wait(500);
    const { path, x, y } = await browser.run(findCard, CARD, KEY);
    const mouse = { x, y, button: 'left', clickCount: 1 };
    await browser.ofPage('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await wait(rest);
    await browser.ofPage('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
    await browser.ofPage('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' }).catch(() => undefined);
    await shows(path);
    const ms = await browser.run(sincePress, KEY);
    const isRendered = await browser.run(
      () => Number(Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'activationStart')) > 0,
    );
    return { ms, isRendered };
  } finally {
    await browser.close();
  }
};
