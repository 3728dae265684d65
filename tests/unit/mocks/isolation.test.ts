import { GlobalWindow } from 'happy-dom';
import { describe, expect, test, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { $cartHash } from '../../../widgets/fragments/cart-store';
import { $drawer } from '../../../widgets/drawer/drawer-store';

const add = () =>
  fetch(new URL('/?wc-ajax=add_to_cart', location.href), {
    method: 'POST',
    body: new URLSearchParams({ product_id: '101', quantity: '1' }),
  });
const cart = async () =>
  (await fetch(new URL('/?wc-ajax=get_refreshed_fragments', location.href), { method: 'POST' })).text();

/** Storage keys and cookies that a test may leave behind. */
const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie];

describe('isolation of tests', () => {
  // Two runs: the second would see what the first has left.
  test.each(['first', 'second'])(
    'cookies, storage and responses of the shop do not reach the next test: the %s',
    async (which) => {
      expect(left()).toEqual(['']);
      expect(shop.requests).toEqual([]);
      const response = await add();
      expect(response.ok).toBe(true);
      expect(document.cookie).toContain('woocommerce_items_in_cart=1');
      for (const path of ['', '; path=/', '; path=/tienda', '; path=/tienda/'])
        document.cookie = `${which}${path.length}=x${path}`;
      expect(document.cookie.match(new RegExp(which, 'g'))).toHaveLength(4);
      localStorage.setItem(which, 'x');
      sessionStorage.setItem(which, 'x');
      // MSW stores no copy of the cookies, which would outlive those of the document.
      expect(Object.keys(localStorage)).toEqual([which]);
      shop.scenario = 'slow';
      shop.slowness = 30;
      void add().catch(() => undefined);
      void cart().catch(() => undefined);
      await vi.waitFor(() => expect(shop.requests).toHaveLength(3));
    },
  );

  test.each(['first', 'second'])(
    "values of a platform's or a feature's store do not reach the next test: the %s",
    () => {
      expect([$cartHash.get(), $drawer.get().failures]).toEqual(['', {}]);
      $cartHash.set('left');
      $drawer.set({ ...$drawer.get(), failures: { left: 'left' } });
    },
  );

  test('a pending request leaves nothing after a reset', async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(left()).toEqual(['']);
    expect(shop.cart.lines).toEqual([]);
    expect(shop.requests).toEqual([]);
  });
});

test('a cookie with Max-Age=0 is deleted at once', () => {
  for (let i = 0; i < 200; i++) {
    document.cookie = 'gone=1; path=/';
    document.cookie = 'gone=; Max-Age=0; path=/';
    expect(document.cookie).toBe('');
  }
});

describe('globals of the test page', () => {
  const window = new GlobalWindow();

  test.each([
    ...['localStorage', 'sessionStorage', 'Storage', 'navigator', 'Navigator', 'Event', 'EventTarget', 'CustomEvent'],
    ...['MessageEvent', 'CloseEvent', 'ErrorEvent', 'AbortController', 'AbortSignal', 'Blob', 'File', 'FormData'],
    ...['DOMException', 'URL', 'URLSearchParams'],
  ])('%s equals the browser’s', (name) => {
    const [own, browsers] = [Reflect.get(globalThis, name), Reflect.get(window, name)];
    expect(typeof own).toBe(typeof browsers);
    if (typeof own === 'function') expect(String(own).slice(0, 80)).toBe(String(browsers).slice(0, 80));
    else expect(own.constructor.name).toBe(browsers.constructor.name);
  });

  test('localStorage is the browser’s and not that of Node', () => {
    localStorage.setItem('a', 1 as unknown as string);
    localStorage['b'] = '2';
    expect(Object.keys(localStorage).sort()).toEqual(['a', 'b']);
    expect(localStorage.getItem('a')).toBe('1');
  });
});
