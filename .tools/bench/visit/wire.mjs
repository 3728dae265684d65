import { gzipBytes } from '../pages/scripts.mjs';

/** Kind of a response. @typedef {'document' | 'script' | 'style' | 'data' | 'font' | 'other'} Part */
/** @typedef {{ url: string, part: Part, bytes: number }} Answer bytes of gzip -9 of its body */
/** @typedef {{ url: string, part: Part, isCached: boolean, isWhole: boolean }} Entry */

/** @type {readonly Part[]} */
export const PARTS = ['document', 'script', 'style', 'data', 'font', 'other'];

/** @type {Readonly<Record<string, Part>>} */
const TYPES = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  XHR: 'data',
  Fetch: 'data',
  Ping: 'data',
  Font: 'font',
};

/** Uploaded images are content, and related products are chosen at random. What Islas keeps there counts. */
const CONTENT = /\/wp-content\/uploads\/(?!islas\/)/;

/** Room for the bodies of a page, of which the browser keeps few by itself. */
const BUFFER = { maxTotalBufferSize: 64 << 20, maxResourceBufferSize: 32 << 20 };

/** What crosses the network for a tab, without what the browser's cache answers. */
export class Wire {
  /** @type {Map<string, Entry>} */
  #entries = new Map();
  #session;

  /** @param {import('@playwright/test').CDPSession} session of a tab that has loaded nothing yet */
  constructor(session) {
    this.#session = session;
    session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
      // A `blob:` or `data:` address crosses nothing. A redirect keeps the request's id; the last answer has a body.
      if (request.url.startsWith('http') && !CONTENT.test(request.url))
        this.#entries.set(requestId, {
          url: request.url,
          part: TYPES[type] ?? 'other',
          isCached: false,
          isWhole: false,
        });
    });
    /** @param {string} requestId @param {Partial<Entry>} change */
    const note = (requestId, change) => {
      const entry = this.#entries.get(requestId);
      if (entry) Object.assign(entry, change);
    };
    session.on('Network.requestServedFromCache', ({ requestId }) => note(requestId, { isCached: true }));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) note(requestId, { isCached: true });
    });
    session.on('Network.loadingFinished', ({ requestId }) => note(requestId, { isWhole: true }));
  }

  async open() {
    await this.#session.send('Network.enable', BUFFER);
  }

  /** Answers since the last call; to be called before the next page, which drops their bodies. @returns {Promise<Answer[]>} */
  async answers() {
    const found = [...this.#entries].filter(([, { isCached, isWhole }]) => isWhole && !isCached);
    this.#entries.clear();
    return Promise.all(
      found.map(async ([requestId, { url, part }]) => ({ url, part, bytes: await this.#size(requestId) })),
    );
  }

  /** @param {string} requestId */
  async #size(requestId) {
    const { body, base64Encoded } = await this.#session.send('Network.getResponseBody', { requestId });
    return body ? gzipBytes(base64Encoded ? Buffer.from(body, 'base64') : body) : 0;
  }
}
