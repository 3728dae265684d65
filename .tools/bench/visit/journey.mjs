import { VISITOR } from '../browser.mjs';
import { drawsEmoji } from '../pages/observe.mjs';
import { Traffic } from '../pages/traffic.mjs';
import { PARTS, Wire } from './wire.mjs';

/**
 * A page of the visit; `then` is what the visitor does on it.
 * @typedef {{ kind: string, path: string, then?: 'accept' | 'add' }} Step
 * @typedef {Record<import('./wire.mjs').Part, number>} Bytes
 * @typedef {{ kind: string, requests: number, bytes: Bytes }} Weighed
 * @typedef {{ steps: Weighed[], requests: number, bytes: Bytes, total: number, withoutFonts: number }} Visit
 *   `withoutFonts` because fonts are the theme's, the same in every shop with it
 * @typedef {import('@playwright/test').Page} Page
 */

const LISTING = '/tienda/';

/** Ten pages, from the front page to the checkout. @type {readonly Step[]} */
export const STEPS = [
  { kind: 'home', path: '/', then: 'accept' },
  { kind: 'listing', path: LISTING },
  { kind: 'simple product', path: '/producto/taza-azahar/' },
  { kind: 'variable product', path: '/producto/camiseta-basica/' },
  { kind: 'listing, with an add', path: LISTING, then: 'add' },
  { kind: 'category', path: '/categoria-producto/camisetas/' },
  { kind: 'another simple product', path: '/producto/cuenco-alborada/' },
  { kind: 'plain page', path: '/nosotros/' },
  { kind: 'cart', path: '/carrito/' },
  { kind: 'checkout', path: '/finalizar-compra/' },
];

/** Cookies of the real shop's must-use plugin: files may be cached, and related products are no lottery. */
export const COOKIES = [
  { name: 'files', value: 'kept' },
  { name: 'related', value: 'first' },
];
/** With this cookie nobody chooses a password. */
export const NO_PASSWORDS = { name: 'passwords', value: 'generated' };

/** Buttons that accept all cookies: of Islas, and of EU Cookies Bar. */
const ACCEPT = '.islas-consent__accept, .eu-cookies-bar-cookies-bar-button-accept';
const ADD = 'li.product .ajax_add_to_cart';
const ADDED = /wc-ajax=add_to_cart|wc\/store\/v1\/(batch|cart\/add-item)/;

/** @type {Readonly<Record<'accept' | 'add', (page: Page) => Promise<void>>>} */
const DEEDS = {
  // Stock asks nobody.
  accept: async (page) => {
    const button = page.locator(ACCEPT).filter({ visible: true });
    if (await button.count()) await button.first().click();
  },
  add: async (page) => {
    const answer = page.waitForResponse((response) => ADDED.test(response.url()));
    await page.locator(ADD).filter({ visible: true }).first().click();
    if (!(await answer).ok()) throw new Error(`${page.url()}: the add was answered ${(await answer).status()}.`);
  },
};

/** @returns {Bytes} */
const nothing = () => /** @type {Bytes} */ (Object.fromEntries(PARTS.map((part) => [part, 0])));

/** @param {Bytes} one @param {Bytes} other @returns {Bytes} */
const sum = (one, other) =>
  /** @type {Bytes} */ (Object.fromEntries(PARTS.map((part) => [part, one[part] + other[part]])));

/**
 * Makes the visit as somebody who was never here, in one tab, and weighs what crosses the network: documents each time,
 * files as often as the browser's cache asks for them.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the shop, without a slash at its end
 * @param {readonly { name: string, value: string }[]} cookies
 * @returns {Promise<Visit>}
 */
export const weighVisit = async (browser, url, cookies) => {
  const context = await browser.newContext({ ...VISITOR, storageState: { cookies: [], origins: [] } });
  try {
    await context.addCookies([...COOKIES, ...cookies].map((cookie) => ({ ...cookie, url })));
    const page = await context.newPage();
    await page.addInitScript(drawsEmoji);
    const wire = new Wire(await context.newCDPSession(page));
    await wire.open();
    const traffic = new Traffic(page);
    /** @type {Weighed[]} */
    const steps = [];
    for (const { kind, path, then } of STEPS) {
      const response = await page.goto(`${url}${path}`);
      if (!response?.ok()) throw new Error(`${url}${path} answered ${response?.status() ?? 'nothing'}.`);
      await traffic.quiet();
      if (then) {
        await DEEDS[then](page);
        await traffic.quiet();
      }
      const answers = await wire.answers();
      const bytes = nothing();
      for (const answer of answers) bytes[answer.part] += answer.bytes;
      steps.push({ kind, requests: answers.length, bytes });
    }
    const bytes = steps.map((step) => step.bytes).reduce(sum, nothing());
    const total = PARTS.reduce((all, part) => all + bytes[part], 0);
    const requests = steps.reduce((all, step) => all + step.requests, 0);
    return { steps, requests, bytes, total, withoutFonts: total - bytes.font };
  } finally {
    await context.close();
  }
};
