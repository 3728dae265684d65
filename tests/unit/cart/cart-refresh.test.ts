import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { $buttons, $cartHash, setButton } from '../../../widgets/fragments/cart-store';
import { addToCart } from '../../../widgets/cart/cart-actions';
import { refreshCart } from '../../../widgets/fragments/cart-requests';
import {
  BOWL,
  CUP,
  KEYS,
  PAGE,
  TEXTS,
  answer,
  asked,
  button,
  content,
  forms,
  held,
  json,
  open,
  quiet,
  settled,
  started,
  state,
  until,
  withPages,
} from './cart-page';

withPages();

const REGION = 'div.widget_shopping_cart_content';
const html = (words: string) => `<div class="widget_shopping_cart_content"><p>${words}</p></div>`;
const HOUR = 60 * 60 * 1000;

/** Stores a cart as an earlier page of this tab would. */
const store = (left: { hash?: string; cookie?: string; age?: number; fragments?: unknown } = {}) => {
  const { hash = 'abc', cookie = hash, age = HOUR, fragments = { [REGION]: html('guardado') } } = left;
  sessionStorage.setItem(KEYS.hash, hash);
  localStorage.setItem(KEYS.hash, hash);
  sessionStorage.setItem(KEYS.fragments, typeof fragments === 'string' ? fragments : JSON.stringify(fragments));
  if (age >= 0) sessionStorage.setItem(KEYS.created, String(Date.now() - age));
  if (cookie) document.cookie = `woocommerce_cart_hash=${cookie}; path=/`;
  if (cookie) document.cookie = 'woocommerce_items_in_cart=1; path=/';
};

/** A storage that throws for some keys. Others work, because the mock server keeps its cookies there. */
const spoiled = (real: Storage, keys: RegExp, methods = ['getItem', 'setItem', 'removeItem']) =>
  Object.fromEntries(
    ['getItem', 'setItem', 'removeItem', 'clear'].map((method) => [
      method,
      (key = '', ...rest: string[]) => {
        if (methods.includes(method) && keys.test(key)) throw new DOMException('denied', 'SecurityError');
        return Reflect.apply(Reflect.get(real, method) as () => unknown, real, [key, ...rest]);
      },
    ]),
  );

const heard = (name: string) => {
  const listener = vi.fn();
  document.addEventListener(name, listener, { once: true });
  return listener;
};

describe('the cart when a page loads', () => {
  it('fills the placeholder without a request on a first visit with an empty cart (W-13)', async () => {
    open();
    await started();
    expect(asked()).toEqual([]);
    expect(content()).toHaveTextContent(TEXTS.empty_cart);
  });

  it('shows the stored cart without a request, and emits an event, while hash and cookie agree', async () => {
    store();
    const replaced = heard('islas:fragments-replaced');
    open();
    await started();
    expect(asked()).toEqual([]);
    expect(content()).toHaveTextContent('guardado');
    expect(replaced.mock.calls[0]?.[0].detail).toEqual({ cause: 'storage' });
    expect($cartHash.get()).toBe('abc');
  });

  it.each<[string, () => void]>([
    ['the cookie has another hash', () => store({ cookie: 'other' })],
    ['the stored cart has no birth date', () => store({ age: -1 })],
    ['it is older than 24 h', () => store({ age: 24 * HOUR + 1 })],
    ['the regions lack the mini-cart', () => store({ fragments: { 'a.x': '<a class="x"></a>' } })],
    ['the regions are no JSON', () => store({ fragments: '{"a":' })],
    [
      'the regions are the text undefined (W-06)',
      () => store({ fragments: 'undefined', hash: 'undefined', cookie: 'abc' }),
    ],
    [
      'nothing is stored but the cookie says that there is a cart',
      () => void (document.cookie = 'woocommerce_items_in_cart=1; path=/'),
    ],
    ['another tab left a hash', () => localStorage.setItem(KEYS.hash, 'x')],
  ])('requests the cart when %s', async (_why, prepare) => {
    prepare();
    shop.cart.add(Number(CUP));
    open();
    await vi.waitFor(() => expect(asked()).toEqual(['get_refreshed_fragments']));
    await vi.waitFor(() => expect(content()).toHaveTextContent('Taza'));
    expect(Number(forms()[0]?.time)).toBeGreaterThan(Date.now() - 5000);
    expect(forms()[0]).toMatchObject({ islas_read: '1' });
  });

  it.each([
    [
      'its mini-cart has items',
      {},
      PAGE.replace('_content">', `_content"><a data-cart_item_key="k" data-product_id="1">x</a>`),
    ],
    ['it was printed for a visitor with a cart', { shop: { has_cart: true } }, PAGE],
  ])('requests the cart once, without a cookie, when a cached page shows a cart: %s', async (_why, settings, page) => {
    for (let visit = 0; visit < 2; visit += 1) {
      open(page, settings);
      await vi.waitFor(() => expect(content()).toHaveTextContent('No hay productos'));
      await started();
      expect(asked()).toEqual(['get_refreshed_fragments']);
    }
  });

  it('does not run scripts in the fragments of a stored cart', async () => {
    Object.assign(window, { runs: 0 });
    store({ fragments: { [REGION]: html('guardado<script>window.runs += 1</script>') } });
    open();
    await started();
    expect(content()).toHaveTextContent('guardado');
    expect(window).toMatchObject({ runs: 0 });
  });

  it('refreshes when the stored cart becomes 24 h old', async () => {
    store({ age: 24 * HOUR - 1000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open();
    await until(() => !!content().textContent?.includes('guardado'));
    vi.advanceTimersByTime(1001);
    await until(() => asked().includes('get_refreshed_fragments'));
  });

  it('sends no request on a page without regions where WooCommerce expects none', async () => {
    document.cookie = 'woocommerce_items_in_cart=1; path=/';
    document.body.innerHTML = '';
    open('<main></main>', {}, false);
    await started();
    expect(asked()).toEqual([]);
  });

  it('leaves storage and regions to the stock script when the feature is off', async () => {
    document.cookie = 'woocommerce_items_in_cart=1; path=/';
    open(PAGE, { features: { fragments: false } });
    await started();
    addToCart(button());
    await settled('added');
    expect(asked()).toEqual(['add_to_cart']);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the cart in WooCommerce’s storage keys', () => {
  it('an add stores fragments, hash and creation time, and a second add keeps the creation time', async () => {
    open();
    addToCart(button());
    await settled('added');
    const born = sessionStorage.getItem(KEYS.created);
    expect(JSON.parse(sessionStorage.getItem(KEYS.fragments) ?? '')).toHaveProperty([REGION]);
    expect(sessionStorage.getItem(KEYS.hash)).toBe(shop.cart.hash);
    expect(localStorage.getItem(KEYS.hash)).toBe(shop.cart.hash);
    expect(Number(born)).toBeGreaterThan(Date.now() - 5000);
    sessionStorage.setItem(KEYS.created, '7');
    addToCart(button(BOWL));
    await settled('added', BOWL);
    expect(sessionStorage.getItem(KEYS.created)).toBe('7');
  });

  it('a refresh renews the creation time of a cart with a hash only', async () => {
    open();
    await started();
    sessionStorage.setItem(KEYS.created, '7');
    refreshCart();
    await vi.waitFor(() => expect(sessionStorage.getItem(KEYS.hash)).toBe(''));
    expect(sessionStorage.getItem(KEYS.created)).toBe('7');
    shop.cart.add(Number(CUP));
    refreshCart();
    await vi.waitFor(() => expect(sessionStorage.getItem(KEYS.hash)).toBe(shop.cart.hash));
    expect(Number(sessionStorage.getItem(KEYS.created))).toBeGreaterThan(7);
  });

  it('a hash from another tab causes a refresh if it differs from this tab’s', async () => {
    open();
    await started();
    sessionStorage.setItem(KEYS.hash, 'mine');
    const tell = (key: string | null, hash: string) => {
      localStorage.setItem(KEYS.hash, hash);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    };
    tell(KEYS.hash, 'mine');
    tell('other', 'theirs');
    await quiet();
    expect(asked()).toEqual([]);
    tell(KEYS.hash, 'theirs');
    await vi.waitFor(() => expect(asked()).toEqual(['get_refreshed_fragments']));
  });

  /** Simulates another tab that changes the cart to this hash. */
  const changeElsewhere = (hash: string) => {
    localStorage.setItem(KEYS.hash, hash);
    window.dispatchEvent(new StorageEvent('storage', { key: KEYS.hash }));
  };

  it('a refresh that another tab caused does not overwrite the hash in localStorage', async () => {
    shop.cart.add(Number(CUP));
    document.cookie = 'woocommerce_items_in_cart=1; path=/';
    open();
    await started();
    changeElsewhere('theirs');
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    await quiet();
    expect(sessionStorage.getItem(KEYS.hash)).not.toBe('theirs');
    expect(localStorage.getItem(KEYS.hash)).toBe('theirs');
  });

  it('a hidden tab refreshes once, when it becomes visible', async () => {
    open();
    await started();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    for (const hash of ['a', 'b', 'c']) changeElsewhere(hash);
    await quiet();
    expect(asked()).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    document.dispatchEvent(new Event('visibilitychange'));
    await quiet();
    expect(asked()).toHaveLength(1);
  });

  it('frequent changes in other tabs cause refreshes at growing intervals, and one after the last', async () => {
    open();
    await started();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const calls = answer('get_refreshed_fragments', json({ fragments: { [REGION]: html('x') }, cart_hash: 'mine' }));
    for (let tick = 0; tick < 640; tick += 1) {
      changeElsewhere(`theirs-${tick}`);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(calls.length).toBeGreaterThan(2);
    expect(calls.length).toBeLessThan(8);
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    await until(() => calls.length > before);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(before + 1);
  });

  it('without storage the cart is requested once, and refreshes and adds work (W-17)', async () => {
    document.cookie = 'woocommerce_items_in_cart=1; path=/';
    vi.stubGlobal('sessionStorage', spoiled(sessionStorage, /^wc_/));
    vi.stubGlobal('localStorage', spoiled(localStorage, /^wc_/));
    open();
    await vi.waitFor(() => expect(asked()).toEqual(['get_refreshed_fragments']));
    refreshCart();
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    addToCart(button());
    await settled('added');
    expect(content()).toHaveTextContent('Taza');
  });

  it('a storage that is full keeps no incomplete cart', async () => {
    open();
    await started();
    vi.stubGlobal('sessionStorage', spoiled(sessionStorage, new RegExp(KEYS.fragments), ['setItem']));
    addToCart(button());
    await settled('added');
    expect(sessionStorage.getItem(KEYS.fragments)).toBeNull();
    expect(state()).toBe('added');
  });

  it('denied cookies count as an empty cart', async () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open();
    await started();
    expect(asked()).toEqual([]);
    vi.restoreAllMocks();
    addToCart(button());
    await settled('added');
  });
});

describe('a page restored from the back/forward cache', () => {
  it('shows the cart of a later page of the tab at once, and asks the shop for it', async () => {
    store();
    open();
    await started();
    // Another page of this tab has changed the cart meanwhile.
    store({ hash: 'def', fragments: { [REGION]: html('de después') } });
    const reply = held(json({ fragments: { [REGION]: html('confirmado') }, cart_hash: 'def' }));
    answer('get_refreshed_fragments', reply.body);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(content()).toHaveTextContent('de después');
    reply.go();
    await vi.waitFor(() => expect(content()).toHaveTextContent('confirmado'));
  });

  it('empties the mini-cart if the stored cart is not the shop’s, requests it and resets loading buttons', async () => {
    store();
    open();
    await started();
    document.cookie = 'woocommerce_cart_hash=other; path=/';
    setButton(CUP, { state: 'loading' });
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    const reply = held(json({ fragments: { [REGION]: html('nuevo') }, cart_hash: 'n' }));
    const calls = answer('get_refreshed_fragments', reply.body);
    window.dispatchEvent(event);
    expect(content()).toBeEmptyDOMElement();
    expect($buttons.get()).toEqual({});
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    reply.go();
    await vi.waitFor(() => expect(content()).toHaveTextContent('nuevo'));
  });

  it('pageshow of a page that was not restored changes nothing', async () => {
    store();
    open();
    await started();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await quiet();
    expect(asked()).toEqual([]);
    expect(content()).toHaveTextContent('guardado');
  });
});

describe('a page that is rendered ahead', () => {
  const setAhead = (value: boolean) => Object.defineProperty(document, 'prerendering', { value, configurable: true });
  const activate = () => {
    setAhead(false);
    document.dispatchEvent(new Event('prerenderingchange'));
  };
  afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

  it('sends nothing and stores nothing before it is shown, and then asks for a cart that it does not know', async () => {
    setAhead(true);
    store({ cookie: 'new' });
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    open();
    await started();
    expect(asked()).toEqual([]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).toBe(stored);
    activate();
    await vi.waitFor(() => expect(asked()).toEqual(['get_refreshed_fragments']));
  });

  it('shows what is stored, and what has been stored since at the moment when it is shown', async () => {
    setAhead(true);
    store();
    open();
    await started();
    expect(content()).toHaveTextContent('guardado');
    store({ hash: 'def', fragments: { [REGION]: html('de después') } });
    activate();
    expect(content()).toHaveTextContent('de después');
    await quiet();
    expect(asked()).toEqual([]);
  });

  it('makes the blocks load a cart that has changed since, and no other', async () => {
    const synced = vi.fn();
    document.body.addEventListener('wc-blocks_store_sync_required', synced);
    for (const cookie of ['abc', 'def']) {
      setAhead(true);
      store();
      const page = open();
      await started();
      document.cookie = `woocommerce_cart_hash=${cookie}; path=/`;
      activate();
      expect(synced).toHaveBeenCalledTimes(cookie === 'abc' ? 0 : 2);
      if (cookie === 'def') page.abort();
    }
    document.body.removeEventListener('wc-blocks_store_sync_required', synced);
  });
});

describe('an older response never overwrites a newer cart (W-12)', () => {
  it('an add aborts a pending refresh and does not wait for it', async () => {
    open();
    await started();
    const reply = held(json({ fragments: { [REGION]: html('viejo') }, cart_hash: 'old' }));
    const calls = answer('get_refreshed_fragments', reply.body);
    refreshCart();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    addToCart(button());
    await settled('added');
    reply.go();
    await quiet();
    expect(content()).toHaveTextContent('Taza');
    expect($cartHash.get()).toBe(shop.cart.hash);
  });

  it('refreshes again when the add that aborted the refresh failed', async () => {
    open();
    await started();
    const reply = held(json({ fragments: {}, cart_hash: '' }));
    const calls = answer('get_refreshed_fragments', reply.body);
    answer('add_to_cart', () => HttpResponse.error());
    refreshCart();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    addToCart(button());
    await vi.waitFor(() => expect(calls).toHaveLength(2)); // The refresh after the failed add.
    reply.go();
    await settled('failed');
    await vi.waitFor(() => expect(calls).toHaveLength(3));
  });

  it('many refreshes requested at once send one request', async () => {
    open();
    await started();
    for (let time = 0; time < 20; time++) refreshCart();
    await vi.waitFor(() => expect(asked()).not.toEqual([]));
    await quiet();
    await quiet();
    expect(asked()).toEqual(['get_refreshed_fragments']);
  });

  it('a refresh keeps the added mark of a product in the cart and clears it when the cart is empty (W-11)', async () => {
    open();
    addToCart(button());
    await settled('added');
    refreshCart();
    await quiet();
    await quiet();
    expect($buttons.get()[CUP]).toEqual({ state: 'added' });
    shop.cart.lines = [];
    refreshCart();
    await settled(undefined);
  });
});

it('a failed refresh is reported, keeps the page, and is retried once (W-17)', async () => {
  store();
  open();
  await started();
  const failed = heard('islas:fragments-failed');
  const calls = answer('get_refreshed_fragments', () => new HttpResponse('x', { status: 500 }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  refreshCart();
  await until(() => failed.mock.calls.length === 1);
  expect(content()).toHaveTextContent('guardado');
  vi.advanceTimersByTime(5000);
  await until(() => calls.length === 2);
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(60_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toHaveLength(2);
});

it('a refresh ends after the page’s request_timeout', async () => {
  open();
  await started();
  const failed = heard('islas:fragments-failed');
  const calls = answer('get_refreshed_fragments', () => new Promise<Response>(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  refreshCart();
  await until(() => calls.length === 1);
  vi.advanceTimersByTime(4999);
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await until(() => failed.mock.calls.length === 1);
  expect(failed.mock.calls[0]?.[0].detail).toEqual({ code: 'timeout' });
});

it('dims the known regions while a request runs, and keeps their links usable (W-15, W-42)', async () => {
  store();
  open();
  await started();
  const reply = held(json({ fragments: { [REGION]: html('nuevo') }, cart_hash: 'n' }));
  const calls = answer('add_to_cart', reply.body);
  const before = content().outerHTML;
  addToCart(button());
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(content()).toHaveClass('updating');
  expect(content()).toHaveAttribute('aria-busy', 'true');
  expect(content()).not.toHaveAttribute('inert');
  expect(content().style.opacity).toBe('0.6');
  expect(content().style.transition).toContain('400ms');
  reply.go();
  await settled('added');
  expect(content().outerHTML).toBe(html('nuevo'));
  expect(before).toBe(html('guardado'));
});
