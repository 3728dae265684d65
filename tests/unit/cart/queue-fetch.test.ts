import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueFetch } from '../../../widgets/cart/queue/queue-fetch';
import { fetchTransport } from '../../../src/woocommerce/fetch-transport';
import { busyTab, ticks, withLocks } from '../woocommerce/turns';

const CART = '/wp-json/wc/store/v1/cart/update-item';
const sent: string[] = [];
const native = window.fetch;
const place = (value: typeof fetch) =>
  Object.defineProperty(window, 'fetch', { configurable: true, writable: true, value });

beforeEach(() => {
  withLocks();
  sent.length = 0;
  place(async (input) => {
    sent.push(input instanceof Request ? input.url : String(input));
    return new Response('{"items":[]}');
  });
  queueFetch();
});
afterEach(() => {
  place(native);
  localStorage.clear();
});

describe('cart requests that scripts send with fetch', () => {
  it('wait for another tab, and block others until their response is complete', async () => {
    const release = await busyTab();
    const answer = window.fetch(CART, { method: 'POST', body: '{}' });
    await ticks();
    expect(sent).toEqual([]);
    release();
    const response = await answer;
    expect(response.bodyUsed).toBe(false);
    expect(await response.json()).toEqual({ items: [] });
    await expect(busyTab()).resolves.toBeTypeOf('function');
  });

  it('reject with an AbortError when they are aborted while they wait', async () => {
    const release = await busyTab();
    const abort = new AbortController();
    const answer = window.fetch(CART, { method: 'POST', signal: abort.signal });
    abort.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    release();
    await ticks();
    expect(sent).toEqual([]);
    await expect(busyTab()).resolves.toBeTypeOf('function');
  });

  it('release the turn when they fail', async () => {
    place(() => Promise.reject(new TypeError('Failed to fetch')));
    queueFetch();
    await expect(window.fetch(CART, { method: 'POST' })).rejects.toThrow('Failed to fetch');
    await expect(busyTab()).resolves.toBeTypeOf('function');
  });

  it.each<[string, Parameters<typeof fetch>]>([
    ['about something else', ['/wp-json/wc/store/v1/products']],
    ['that outlive their page', [CART, { method: 'POST', keepalive: true }]],
    ['that are aborted already', [CART, { signal: AbortSignal.abort() }]],
  ])('go to the browser at once: those %s', async (_what, given) => {
    await busyTab();
    void window.fetch(...given);
    expect(sent).toHaveLength(1);
  });

  it('of Islas do not wait, because they already have their turn', async () => {
    await busyTab();
    await fetchTransport({ url: '/?wc-ajax=add_to_cart', body: {}, expects: 'json', receive: (value) => value });
    await fetchTransport({ url: '/?remove_item=1', expects: 'html', receive: (value) => value });
    expect(sent).toEqual(['/?wc-ajax=add_to_cart', '/?remove_item=1']);
  });

  it('store the cart’s hash for other tabs after a change, but not after a read', async () => {
    document.cookie = 'woocommerce_cart_hash=abc; path=/';
    await window.fetch('/wp-json/wc/store/v1/cart');
    await ticks();
    expect(Object.values({ ...localStorage })).not.toContain('abc');
    await window.fetch(CART, { method: 'POST' });
    await ticks();
    expect(Object.values({ ...localStorage })).toContain('abc');
    document.cookie = 'woocommerce_cart_hash=; path=/; max-age=0';
  });
});
