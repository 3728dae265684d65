import { answerFor } from './beside.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('../store/start.mjs').Store} Store */
/** Does one step and returns a short note; throws with a message if a shopper could not do the step. @typedef {(shopper: Shopper) => Promise<string>} Run */

/** A step that takes longer than this (ms) has failed. */
const LONGEST_MS = 120_000;
/** How long a page, and what was pressed on it, may take (ms): a busy machine is slow. */
const ANSWER_MS = 40_000;

/** Chromium's messages for pictures and fonts of other hosts, which fail without internet access. */
const FOREIGN =
  /net::ERR_(NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|CONNECTION_\w+|PROXY_\w+|FAILED|BLOCKED_BY_CLIENT|ADDRESS_\w+)/;

/** A visitor with one browser window, whose requests and errors are recorded. */
export class Shopper {
  /** @type {string[]} */
  #complaints = [];
  #requests = 0;
  /** @type {Set<import('@playwright/test').Request>} */
  #underWay = new Set();

  /** @param {BrowserContext} context @param {Page} page @param {Store} store */
  constructor(context, page, store) {
    this.context = context;
    this.page = page;
    this.store = store;
  }

  /** @param {BrowserContext} context new @param {Store} store */
  static async enter(context, store) {
    // Other hosts are blocked, or the walk answers for them: their responses are not part of it.
    await context.route(
      (url) => url.origin !== store.url,
      (route) => {
        const path = answerFor(store, route.request().url());
        return path ? route.fulfill({ path }) : route.abort('blockedbyclient');
      },
    );
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.setDefaultNavigationTimeout(ANSWER_MS);
    const shopper = new Shopper(context, page, store);
    context.on('request', (request) => {
      shopper.#requests += 1;
      shopper.#underWay.add(request);
    });
    context.on('requestfinished', (request) => shopper.#underWay.delete(request));
    context.on('requestfailed', (request) => shopper.#underWay.delete(request));
    page.on('pageerror', (error) => shopper.#complaints.push(`${error.name}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !FOREIGN.test(message.text()))
        shopper.#complaints.push(`${message.text()} (${message.location().url.replace(store.url, '')})`);
    });
    page.on('dialog', (dialog) => dialog.accept());
    return shopper;
  }

  /** @param {Run} run @param {string} picture file of the screenshot */
  async step(run, picture) {
    this.#complaints = [];
    this.#requests = 0;
    let note = '';
    let error = '';
    let late = /** @type {NodeJS.Timeout | undefined} */ (undefined);
    try {
      const tooLong = new Promise((_, reject) => {
        late = setTimeout(() => reject(new Error(`took longer than ${LONGEST_MS / 1000} s`)), LONGEST_MS);
      });
      note = /** @type {string} */ (await Promise.race([run(this), tooLong]));
    } catch (reason) {
      error = (reason instanceof Error ? reason.message : String(reason)).split('\n')[0] ?? 'failed';
    } finally {
      clearTimeout(late);
    }
    await this.page.screenshot({ path: picture }).catch(() => {});
    return { note, error, requests: this.#requests, complaints: [...new Set(this.#complaints)] };
  }

  /** @param {string} path */
  async open(path) {
    const response = await this.page.goto(path, { waitUntil: 'load' });
    if (!response || response.status() >= 400) throw new Error(`${path} answered ${response?.status() ?? 'nothing'}`);
    await this.quiet();
  }

  /** Waits until no request has been sent for a while. */
  async quiet() {
    await this.page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => {});
  }

  /**
   * Leaves the page when nothing is under way: what a gateway has asked for may save the visitor's session as it was before
   * a change that follows.
   */
  async leave() {
    for (const end = Date.now() + ANSWER_MS; this.#underWay.size && Date.now() < end; )
      await this.page.waitForTimeout(100);
    await this.page.goto('about:blank');
  }

  /** Waits until nothing of the page is covered while the shop calculates. */
  async unblocked() {
    await this.page.waitForTimeout(100);
    for (const cover of await this.page.locator('.blockUI.blockOverlay').all())
      await cover.waitFor({ state: 'detached' });
  }

  /** Empties the visitor's cart. */
  async empty() {
    const answer = await this.context.request.get('/wp-json/wc/store/v1/cart');
    const headers = { Nonce: answer.headers()['nonce'] ?? '' };
    await this.context.request.delete('/wp-json/wc/store/v1/cart/items', { headers });
  }

  /** Lines of the cart, read without saving the visitor's session. @returns {Promise<{ name: string, quantity: number }[]>} */
  async cart() {
    const answer = await this.context.request.get('/wp-json/wc/store/v1/cart', {
      headers: { 'Islas-Only-Reads': '1' },
    });
    const { items = [] } = await answer.json();
    return items.map((/** @type {{ name: string, quantity: number }} */ { name, quantity }) => ({ name, quantity }));
  }

  /** @returns {Promise<number>} items in the cart */
  async count() {
    return (await this.cart()).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** Waits until the cart has this number of items. @param {number} wanted */
  async hasInCart(wanted) {
    let found = -1;
    for (const end = Date.now() + ANSWER_MS; Date.now() < end; ) {
      found = await this.count();
      if (found === wanted) return;
      await this.page.waitForTimeout(200);
    }
    throw new Error(`${found} in the cart, not ${wanted}`);
  }

  /**
   * Presses a control by the pointer; if it cannot be reached, by a script: a theme may show a control only while the
   * pointer is over its card.
   * @param {import('@playwright/test').Locator} control
   */
  async press(control) {
    await control.scrollIntoViewIfNeeded().catch(() => {});
    await control.hover({ timeout: 1_500 }).catch(() => {});
    await control
      .click({ timeout: 3_000, noWaitAfter: true })
      .catch(() => control.evaluate((/** @type {HTMLElement} */ one) => one.click()));
  }
}
