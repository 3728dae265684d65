import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { cookieStore } from '../node_modules/msw/lib/core/utils/cookieStore.mjs';
import { server, shop } from '../mocks/node';
import './unhandled';

// Loaded after the test file, so that a test's own `vi.mock` still reaches what the stores import.
const storeFiles = import.meta.glob('../src/stores/*.ts');

// Of the attributes that browsers reflect as properties (ARIA 1.2), those that the double of the browser does not.
if (typeof Element !== 'undefined')
  for (const name of ['ariaExpanded', 'ariaHasPopup']) {
    const attribute = name.toLowerCase().replace('aria', 'aria-');
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      get(this: Element) {
        return this.getAttribute(attribute);
      },
      set(this: Element, value: string) {
        this.setAttribute(attribute, value);
      },
    });
  }

// A wait gives up just before its test does: how long something takes on a busy machine is no test's business.
const PATIENCE = 15_000;
const { waitFor, waitUntil } = vi;
const patient = (options: number | { timeout?: number } = {}) => ({
  timeout: PATIENCE,
  ...(typeof options === 'number' ? { timeout: options } : options),
});
vi.waitFor = (check, options) => waitFor(check, patient(options));
vi.waitUntil = (check, options) => waitUntil(check, patient(options));
configure({ asyncUtilTimeout: PATIENCE });

// The document keeps the shop's cookies; MSW would keep a second copy, which no test could clear.
cookieStore.setCookie = () => Promise.resolve();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  server.resetHandlers();
  shop.reset();
  await resetStores();
  if (typeof document !== 'undefined') cleanPage();
});

afterAll(() => server.close());

/** Every `$store` as it was before anybody touched it; computed ones follow. */
async function resetStores(): Promise<void> {
  const loaded = await Promise.allSettled(Object.values(storeFiles).map((load) => load()));
  for (const result of loaded) {
    const exports = result.status === 'fulfilled' ? Object.entries(Object(result.value)) : [];
    for (const [name, store] of exports) if (name.startsWith('$') && isWritable(store)) store.set(store.init);
  }
}

function isWritable(store: unknown): store is { init: unknown; set(value: unknown): void } {
  return typeof store === 'object' && store !== null && 'set' in store && 'init' in store && store.init !== undefined;
}

/** Document, storage, cookies and WooCommerce's globals as a new visitor has them. */
function cleanPage(): void {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  forgetCookies();
  for (const name of Object.keys(window)) {
    if (/^(jQuery|\$|wc_\w+|woocommerce_params|wpApiSettings)$/.test(name)) Reflect.deleteProperty(window, name);
  }
}

/** Ends every cookie that the page can read, at each path where it may have been set. */
function forgetCookies(): void {
  const { pathname } = location;
  const folders = [...pathname.matchAll(/\//g)].flatMap(({ index }) => [
    pathname.slice(0, index),
    pathname.slice(0, index + 1),
  ]);
  for (const pair of document.cookie.split('; ')) {
    const end = `${pair.split('=')[0]}=; Max-Age=0`;
    document.cookie = end;
    for (const path of folders) document.cookie = `${end}; path=${path}`;
  }
}
