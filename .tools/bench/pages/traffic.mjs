import { gzipBytes, inlineScripts } from './scripts.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Request} Request
 * @typedef {{ url: string, bytes: number }} Script bytes of gzip -9 of its body
 */

const QUIET_MS = 500;
const IDLE_MS = 100;
const PATIENCE_MS = 30_000;

/** Records a page's requests; attach before opening the page. */
export class Traffic {
  /** @type {Request[]} */
  requests = [];
  /** @type {Set<Request>} */
  #open = new Set();
  #last = Date.now();
  /** @type {Page} */
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    page.on('request', (request) => {
      if (!request.url().startsWith('http')) return; // Skips `blob:` and `data:` addresses of workers and images.
      this.requests.push(request);
      this.#open.add(request);
      this.#last = Date.now();
    });
    const end = (/** @type {Request} */ request) => {
      this.#open.delete(request);
      this.#last = Date.now();
    };
    page.on('requestfinished', end).on('requestfailed', end);
  }

  /** Waits until the page has loaded, sends no request for a while, and an idle period changes nothing. */
  async quiet() {
    await this.#page.waitForLoadState('load');
    const end = Date.now() + PATIENCE_MS;
    for (let count = -1; count < this.requests.length; ) {
      if (Date.now() > end) throw new Error(`${this.#page.url()} still asks for more after ${PATIENCE_MS / 1000} s.`);
      const left = this.#open.size ? QUIET_MS : this.#last + QUIET_MS - Date.now();
      if (left > 0) {
        await this.#page.waitForTimeout(left);
        continue;
      }
      count = this.requests.length;
      await this.#page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      await this.#page.waitForTimeout(IDLE_MS); // Requests sent in an idle callback are reported a little later.
    }
  }

  /** @returns {Request[]} */
  get scriptRequests() {
    return this.requests.filter((request) => request.resourceType() === 'script');
  }

  /**
   * Scripts with an address, one entry for each request.
   * @param {Map<string, number>} [known] sizes by address, to read a file only once
   * @returns {Promise<Script[]>}
   */
  scripts(known = new Map()) {
    return Promise.all(
      this.scriptRequests.map(async (request) => {
        const url = request.url();
        const bytes = known.get(url) ?? (await bytesOf(request));
        known.set(url, bytes);
        return { url, bytes };
      }),
    );
  }
}

/** Size of a response with gzip -9; 0 without a response. @param {Request} request */
export const bytesOf = async (request) => {
  const body = await (await request.response())?.body();
  return body?.length ? gzipBytes(body) : 0;
};

/** Bytes of the scripts that the document holds itself. @param {string} html */
export const inlineBytes = (html) => {
  const { all, islas } = inlineScripts(html);
  return { inline: all ? gzipBytes(all) : 0, islasInline: islas ? gzipBytes(islas) : 0 };
};
