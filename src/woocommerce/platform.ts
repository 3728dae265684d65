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
  isShop: (url: Pick<URL, 'host'>) => boolean;
  /** The address of a page of the shop, with what tells the shop whose cart this is; on its own pages cookies do. */
  carryCart: (address: string) => string;
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

/** The shop of a page: its own origin. */
const OWN_SHOP = {
  isShop: ({ host }: Pick<URL, 'host'>): boolean => host === location.host,
  carryCart: (address: string): string => address,
};

const browser: Platform = {
  transport: fetchTransport,
  ...OWN_SHOP,
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
export const replaceTransport = (
  transport: Transport,
  shop: Pick<Platform, 'isShop' | 'carryCart'> = OWN_SHOP,
): void => {
  for (const one of [browser, platform]) Object.assign(one, shop, { transport });
};

/** Restores the browser's own functions. */
export const resetPlatform = (): void => void Object.assign(platform, browser);
