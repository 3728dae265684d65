import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { EvaluatedModules } from 'vite/module-runner';
import { cookieStore } from '../node_modules/msw/lib/core/utils/cookieStore.mjs';
import { server, shop } from '../mocks/node';

/** Set by Vitest in each of its processes. */
declare const __vitest_worker__: { readonly evaluatedModules: EvaluatedModules };

// Of the attributes that browsers reflect as properties (ARIA 1.2), those that the double of the browser does not.
for (const name of ['ariaBusy', 'ariaCurrent', 'ariaExpanded', 'ariaHasPopup']) {
  const attribute = name.toLowerCase().replace('aria', 'aria-');
  Object.defineProperty(Element.prototype, name, {
    configurable: true,
    get(this: Element) {
      return this.getAttribute(attribute);
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
  });
}

// As long as `vi.waitFor` waits (`setup.ts`).
configure({ asyncUtilTimeout: 15_000 });

// React's testing library, where a test imports it, unmounts after each test if it finds this.
Object.assign(globalThis, { afterEach });

// The document keeps the shop's cookies; MSW would keep a second copy, which no test could clear.
cookieStore.setCookie = () => Promise.resolve();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

/** Turns of the event loop in which the shop's answers to what a test left under way arrive. */
const LAST_TURNS = 10;

afterEach(async () => {
  // On the page that asked, because the next test's page would take them for its own.
  for (let turn = 0; turn < LAST_TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
  server.resetHandlers();
  shop.reset();
  resetStores();
  cleanPage();
});

afterAll(() => server.close());

/** Gives every `$store` of the modules that are loaded its first value; computed ones follow. */
function resetStores(): void {
  for (const { evaluated, exports } of __vitest_worker__.evaluatedModules.idToModuleMap.values())
    for (const [name, store] of evaluated ? Object.entries(Object(exports)) : [])
      if (name.startsWith('$') && isWritable(store)) store.set(store.init);
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
