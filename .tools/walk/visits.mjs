import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFF } from '../bench/pages/visit.mjs';
import { setUpPlugins, stepsBeside } from './beside.mjs';
import { Shopper } from './shopper.mjs';
import { STEPS } from './steps.mjs';

/** @typedef {import('../store/start.mjs').Store} Store */
/**
 * One step of one visit: `note` describes the result, `error` is the reason of a failure or ''; `requests` is their
 * number; `complaints` are console errors and uncaught errors of the page.
 * @typedef {{ name: string, note: string, error: string, requests: number, complaints: string[] }} Step
 */
/** `php` are the new entries of PHP's log. @typedef {{ width: number, islas: boolean, steps: Step[], php: string[] }} Visit */

/** Without Islas first: failures there are caused by the theme or plugin. */
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

/** @param {Store} store @returns {Record<string, import('./shopper.mjs').Run>} the account is last: it signs the visitor in */
const stepsOf = (store) => {
  const { account, ...steps } = STEPS;
  return { ...steps, ...stepsBeside(store), ...(account && { account }) };
};

/**
 * Makes all visits one after the other, so that new entries of PHP's log belong to the current visit.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Store} store
 * @param {string} folder of the screenshots
 * @param {(words: string) => void} log
 * @returns {Promise<Visit[]>}
 */
export const walkShop = async (browser, store, folder, log) => {
  /** @type {Visit[]} */
  const visits = [];
  await setUpPlugins(store);
  for (const { width, islas } of VISITS) {
    log(`${width} px, ${islas ? 'with' : 'without'} Islas`);
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
    for (const [name, run] of Object.entries(stepsOf(store))) {
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
