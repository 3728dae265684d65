import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFF } from '../bench/pages/visit.mjs';
import { Shopper } from './shopper.mjs';
import { STEPS } from './steps.mjs';

/** @typedef {import('../store/start.mjs').Store} Store */
/**
 * One step of one visit: `note` says what was seen, `error` why it failed, '' if it did not; `requests` is their number;
 * `complaints` are errors of the browser's console and uncaught errors of the page.
 * @typedef {{ name: string, note: string, error: string, requests: number, complaints: string[] }} Step
 */
/** `php` are the new entries of PHP's log. @typedef {{ width: number, islas: boolean, steps: Step[], php: string[] }} Visit */

/** Without Islas first: what fails there is the theme's or the plugin's. */
export const VISITS = [360, 1280].flatMap((width) => [
  { width, islas: false },
  { width, islas: true },
]);

/** @param {string} file @returns {string[]} entries of PHP's log without their times, each once */
const entries = (file) => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const all = text.split(/^(?=\[\d\d-\w{3}-\d{4} )/m).map((entry) => entry.replace(/^\[.*?\] /, '').trim());
  return [...new Set(all.filter(Boolean))];
};

/**
 * All visits, one after the other: what PHP complains of is then known to belong to one of them.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Store} store
 * @param {string} folder of the screenshots
 * @param {(words: string) => void} say
 * @returns {Promise<Visit[]>}
 */
export const walkShop = async (browser, store, folder, say) => {
  /** @type {Visit[]} */
  const visits = [];
  for (const { width, islas } of VISITS) {
    say(`${width} px, ${islas ? 'with' : 'without'} Islas`);
    const before = new Set(entries(store.debugLog));
    const context = await browser.newContext({
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
      viewport: { width, height: 800 },
      hasTouch: width < 600,
      baseURL: store.url,
    });
    if (!islas) await context.addCookies([{ ...OFF, url: store.url }]);
    const shopper = await Shopper.enter(context, store);
    /** @type {Step[]} */
    const steps = [];
    for (const [name, run] of Object.entries(STEPS)) {
      const picture = join(
        folder,
        `${width}-${islas ? 'islas' : 'stock'}-${steps.length + 1}-${name.replace(/\W+/g, '-')}.png`,
      );
      steps.push({ name, ...(await shopper.step(run, picture)) });
    }
    await context.close();
    visits.push({ width, islas, steps, php: entries(store.debugLog).filter((entry) => !before.has(entry)) });
    await store.reset();
  }
  return visits;
};
