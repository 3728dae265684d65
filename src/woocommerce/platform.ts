import { fetchTransport } from './fetch-transport';
import type { Transport } from './shop-request';

/**
 * Functions with two adapters: the browser's, in this file and `fetch-transport.ts`, and jQuery's, which the bridge sets
 * when jQuery is on the page (`jquery-bridge.ts`, `jquery-transport.ts`).
 */
export interface Platform {
  /** Sends a request. `sendRequest()` in `transport.ts` calls it, with a time limit. */
  transport: Transport;
  /** Whether an address is one of the shop that `transport` sends to. */
  isShop: (url: URL) => boolean;
  /** Finds the elements of a fragment's selector, which may be one that only jQuery supports. */
  find: (selector: string) => Iterable<Element>;
  /** Data that a library has stored for an element, beyond its attributes. */
  memory: (element: HTMLElement) => Record<string, unknown>;
  /** Removes a library's data and listeners for an element that is removed from the page. */
  clean: (element: Element) => void;
  /** Calls back at DOMContentLoaded, when the page's own scripts have added their listeners. */
  ready: (callback: () => void) => void;
}

/** While `readyState` is `interactive` it does not tell whether DOMContentLoaded has fired. A server has no document. */
let isParsed = typeof document !== 'undefined' && document.readyState === 'complete';
if (typeof document !== 'undefined') addEventListener('DOMContentLoaded', () => void (isParsed = true), { once: true });

const isOwnOrigin = ({ host }: URL): boolean => host === location.host;

const browser: Platform = {
  transport: fetchTransport,
  isShop: isOwnOrigin,
  find: (selector) => document.querySelectorAll(selector),
  memory: () => ({}),
  clean: () => undefined,
  ready: (callback) => {
    if (isParsed || document.readyState === 'complete') callback();
    else addEventListener('DOMContentLoaded', callback, { once: true });
  },
};

export const platform: Platform = { ...browser };

/** Whether requests go by the browser's own transport, so that jQuery's may take its place. */
export const hasBrowserTransport = (): boolean => platform.transport === fetchTransport;

/** Sends all requests by another transport, for as long as the page lives; jQuery's does not take its place. */
export const replaceTransport = (transport: Transport, isShop = isOwnOrigin): void => {
  for (const one of [browser, platform]) Object.assign(one, { transport, isShop });
};

/** Restores the browser's own functions. */
export const resetPlatform = (): void => void Object.assign(platform, browser);
