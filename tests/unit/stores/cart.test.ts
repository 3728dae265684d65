import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startActions } from '../../../src/island/actions';

const ENGINE = '../../../src/stores/cart-engine';

/** Whether the browser would have followed each click that reached the page. */
let followed: boolean[];
let page: AbortController;

beforeEach(() => {
  vi.resetModules();
  followed = [];
  page = new AbortController();
  document.body.innerHTML = `<a id="add" href="?add-to-cart=15" data-islas-action="cart.add" data-product_id="15">x</a>
    <a id="remove" href="/carrito/?remove_item=k" data-islas-action="cart.remove" data-cart_item_key="k">×</a>`;
});
afterEach(() => {
  page.abort();
  vi.doUnmock(ENGINE);
});

const start = async () => {
  const cart = await import('../../../src/stores/cart');
  startActions({ 'cart.add': cart.addToCart, 'cart.remove': cart.removeItem }, page.signal);
  const note = (event: Event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note, { signal: page.signal });
  return cart;
};
const click = (id: string) => document.getElementById(id)?.click();

describe('when the engine’s chunk cannot be had', () => {
  beforeEach(() => {
    vi.doMock(ENGINE, () => {
      throw new Error('the network is gone');
    });
  });

  it('an add is the link it was without Islas, and the button is idle', async () => {
    const { $buttons } = await start();
    click('add');
    expect($buttons.get()).toEqual({ 15: { state: 'loading' } });
    await vi.waitFor(() => expect(followed).toEqual([false, true]));
    expect($buttons.get()).toEqual({});
  });

  it('so is a removal', async () => {
    const { $removing } = await start();
    click('remove');
    expect($removing.get()).toEqual({ k: true });
    await vi.waitFor(() => expect(followed).toEqual([false, true]));
    expect($removing.get()).toEqual({});
  });

  it('the next click asks for it again', async () => {
    await start();
    click('add');
    await vi.waitFor(() => expect(followed).toHaveLength(2));
    click('add');
    await vi.waitFor(() => expect(followed).toEqual([false, true, false, true]));
  });

  it('starting and refreshing report it and reject nothing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { refreshCart, startCart } = await start();
    startCart(page.signal);
    refreshCart();
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
  });
});

describe('the engine', () => {
  const add = vi.fn();
  const begin = vi.fn();
  beforeEach(() => {
    add.mockClear();
    begin.mockClear();
    vi.doMock(ENGINE, () => ({ add, start: begin, remove: vi.fn(), refreshCart: vi.fn() }));
  });

  it('is started once, after the bridges, and gets the clicks that came before it', async () => {
    const { startCart } = await start();
    const startBridges = vi.fn();
    startCart(page.signal, async () => ({ startBridges }));
    click('add');
    expect(add).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    expect(startBridges).toHaveBeenCalledTimes(1);
    expect(begin).toHaveBeenCalledTimes(1);
    expect(startBridges.mock.invocationCallOrder[0]).toBeLessThan(begin.mock.invocationCallOrder[0] ?? 0);
    expect(begin.mock.invocationCallOrder[0]).toBeLessThan(add.mock.invocationCallOrder[0] ?? 0);
  });

  it('that comes after the page’s end is not started', async () => {
    const { startCart } = await start();
    startCart(page.signal);
    page.abort();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(begin).not.toHaveBeenCalled();
  });
});
