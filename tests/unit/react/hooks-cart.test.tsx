import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { type Cart, useAddToCart, useCart } from '../../../src/entries/react-package';
import { fetchTransport } from '../../../src/woocommerce/fetch-transport';
import { replaceTransport } from '../../../src/woocommerce/platform';
import { startStoreApi } from '../../../widgets/cart/store-api/start-store-api';
import { takeTurn } from '../../../src/woocommerce/request-queue';
import { $drawer, waitForChanges } from '../../../widgets/drawer/drawer-store';

const [CUP, BOWL] = [15, 17];
const TRANSPORTS = {
  'wc-ajax': () => replaceTransport(fetchTransport),
  'the Store API': () => startStoreApi({ url: location.origin }),
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

describe('on a server', () => {
  const View = () => {
    const { count, isReady, lines } = useCart();
    const { state, error } = useAddToCart(CUP);
    return <p>{JSON.stringify([count, isReady, lines, state, error])}</p>;
  };

  test('the cart is empty and not ready, and a button is idle', () => {
    expect(renderToString(<View />)).toContain('[0,false,[],&quot;idle&quot;,null]');
  });
});

describe.each(Object.entries(TRANSPORTS))('hooks of the cart by %s', (name, start) => {
  beforeEach(() => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<script type="application/json" class="islas-drawer-cart">null</script>',
    );
    start();
  });
  afterEach(async () => {
    await act(waitForChanges);
    replaceTransport(fetchTransport);
  });

  /** The whole cart, with the lines that the shop has at the beginning. */
  const open = async (...ids: number[]) => {
    const { result, unmount } = renderHook(() => useCart(), { wrapper: StrictMode });
    for (const id of ids) await act(async () => void (await result.current.add(id)));
    return { cart: () => result.current, unmount };
  };
  const names = (cart: Cart) => cart.lines.map(({ name }) => name);

  test('an add shows the line, and says that it has added', async () => {
    const { cart } = await open();
    let answer: unknown;
    await act(async () => void (answer = await cart().add(CUP, { quantity: 2 })));
    expect(answer).toEqual({ ok: true });
    expect(cart()).toMatchObject({ isReady: true, count: 2, pending: false, failures: {} });
    expect(cart().totals.total).toBe('33,95\u00a0€');
    expect(cart().checkoutUrl).toMatch(name === 'wc-ajax' ? /^\/finalizar-compra\/$/ : /\/checkout\/\?session=./);
    expect(shop.cart.count).toBe(2);
  });

  test('an add that the shop refuses is a value with a sentence', async () => {
    const { cart } = await open();
    let answer: unknown;
    server.use(http.post('*', () => HttpResponse.html('<p>Down</p>', { status: 500 })));
    await act(async () => void (answer = await cart().add(CUP)));
    expect(answer).toEqual({ ok: false, message: expect.stringMatching(/\w/) });
    expect(shop.cart.count).toBe(0);
  });

  test('a quantity is shown before the shop answers, and is pending until then', async () => {
    const { cart } = await open(CUP, BOWL);
    const { key = '' } = cart().lines[1] ?? {};
    const endTurn = await takeTurn();
    const change = cart().setQuantity(key, 4);
    await act(async () => void (await vi.waitFor(() => expect(Object.keys($drawer.get().busy)).toEqual([key]))));
    expect(cart()).toMatchObject({ count: 5, pending: true });
    expect(shop.cart.count).toBe(2);
    endTurn();
    await act(async () => expect(await change).toEqual({ ok: true }));
    expect(cart()).toMatchObject({ count: 5, pending: false });
    expect(shop.cart.count).toBe(5);
  });

  test('what is removed can be undone, and a quantity of 0 removes', async () => {
    const { cart } = await open(CUP, BOWL);
    const { key = '', name } = cart().lines[0] ?? {};
    await act(async () => expect(await cart().remove(key)).toEqual({ ok: true }));
    expect(names(cart())).not.toContain(name);
    expect(cart().removed?.key).toBe(key);
    await act(async () => expect(await cart().undo()).toEqual({ ok: true }));
    expect(names(cart())).toContain(name);
    expect(cart().removed).toBeNull();
    await act(async () => expect(await cart().setQuantity(key, 0)).toEqual({ ok: true }));
    expect(cart().count).toBe(1);
  });

  test('a coupon is applied and removed, and a refused one has the shop’s reason', async () => {
    const { cart } = await open(CUP, BOWL);
    await act(async () => expect(await cart().applyCoupon('azahar10')).toEqual({ ok: true }));
    expect(cart().totals.coupons).toHaveLength(1);
    await act(async () => expect(await cart().removeCoupon('azahar10')).toEqual({ ok: true }));
    const message = 'El cupón «caducado» ha caducado.';
    await act(async () => expect(await cart().applyCoupon('caducado')).toEqual({ ok: false, message }));
    expect(cart()).toMatchObject({ failures: { coupons: message }, totals: { coupons: [] } });
  });

  test('changes of lines that are not there do nothing', async () => {
    const { cart } = await open(CUP);
    await act(async () => {
      expect(await cart().remove('gone')).toEqual({ ok: true });
      expect(await cart().undo()).toEqual({ ok: true });
      expect(await cart().setQuantity('gone', 3)).toMatchObject({ ok: false });
      expect(await cart().setQuantity(cart().lines[0]?.key ?? '', NaN)).toMatchObject({ ok: false });
    });
    expect(shop.cart.count).toBe(1);
  });

  test('a badge does not render for a coupon, and functions stay the same', async () => {
    const { cart } = await open(CUP);
    let renders = 0;
    const badge = renderHook(() => {
      renders += 1;
      return useCart((one) => one.count);
    });
    const lists = renderHook(() => useCart(({ count, add }) => ({ count, add })));
    const before = { renders, functions: cart(), list: lists.result.current };
    await act(async () => void (await cart().applyCoupon('azahar10')));
    expect(renders).toBe(before.renders);
    expect(badge.result.current).toBe(1);
    expect(lists.result.current).toBe(before.list);
    for (const name of ['add', 'setQuantity', 'remove', 'undo', 'applyCoupon', 'removeCoupon'] as const)
      expect(cart()[name]).toBe(before.functions[name]);
  });

  test('a button of the host is adding, then added; others of the product too, those of another not', async () => {
    const one = renderHook(() => useAddToCart(CUP), { wrapper: StrictMode });
    const same = renderHook(() => useAddToCart(CUP));
    const other = renderHook(() => useAddToCart(BOWL));
    await act(async () => expect(await one.result.current.add()).toEqual({ ok: true }));
    expect([one, same, other].map(({ result }) => result.current.state)).toEqual(['added', 'added', 'idle']);
    const { add } = one.result.current;
    one.rerender();
    expect(one.result.current.add).toBe(add);
  });

  test('two presses add once, and an add goes on when its component unmounts', async () => {
    const { result, unmount } = renderHook(() => useAddToCart(CUP));
    await act(async () => {
      const adds = [result.current.add(), result.current.add()];
      unmount();
      expect(await Promise.all(adds)).toEqual([{ ok: true }, { ok: true }]);
    });
    expect(shop.cart.count).toBe(1);
  });

  test('a failed add says why, until the next', async () => {
    const { result } = renderHook(() => useAddToCart(CUP));
    server.use(http.post('*', () => HttpResponse.error()));
    await act(async () => expect(await result.current.add()).toMatchObject({ ok: false }));
    expect(result.current).toMatchObject({ state: 'failed', error: expect.stringMatching(/\w/) });
    server.resetHandlers();
    await act(async () => expect(await result.current.add()).toEqual({ ok: true }));
    expect(result.current).toMatchObject({ state: 'added', error: null });
  });

  test('an id that the shop does not sell is refused', async () => {
    const { cart } = await open();
    await act(async () => expect(await cart().add(987654)).toMatchObject({ ok: false }));
    expect(cart().count).toBe(0);
  });
});
