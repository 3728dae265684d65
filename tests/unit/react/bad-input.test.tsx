import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { type ComponentType, StrictMode, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shopHandlers } from '../../../mocks/handlers';
import { server, shop } from '../../../mocks/node';
import { Shop } from '../../../mocks/shop';
import * as islas from '../../../src/entries/react-package';
import {
  AddToCartButton,
  CartDrawer,
  MiniCart,
  SwatchForm,
  useAddToCart,
  useCart,
} from '../../../src/entries/react-package';
import { on, start as startPage } from '../../../src/entries/standalone';
import { fetchTransport } from '../../../src/woocommerce/fetch-transport';
import { replaceTransport } from '../../../src/woocommerce/platform';
import { setStoreRoot } from '../../../src/woocommerce/store-root';
import { startStoreApi } from '../../../widgets/cart/store-api/start-store-api';
import { waitForChanges } from '../../../widgets/drawer/drawer-store';
import { $buttons } from '../../../widgets/fragments/cart-store';
import type { ComponentName } from './component-name';
import { press, render, until } from './host';

const [CUP, BOWL, NOTHING] = [15, 17, 987_654];
const TRANSPORTS = {
  'wc-ajax': () => replaceTransport(fetchTransport),
  'the Store API': () => startStoreApi({ url: location.origin }),
};
/** What a shop in trouble answers to every request. */
const ANSWERS = {
  'a page': () => HttpResponse.html('<!doctype html><p>Maintenance</p>'),
  '401': () => HttpResponse.html('<p>Sign in</p>', { status: 401 }),
  '429': () => HttpResponse.html('<p>Slow down</p>', { status: 429 }),
  '500': () => HttpResponse.json({ code: 'internal_server_error', message: '<p>Critical</p>' }, { status: 500 }),
  nothing: () => new HttpResponse(''),
  'no answer': () => HttpResponse.error(),
};

// What components start must not be on its way when the page is gone.
beforeAll(() => startPage(), 60_000);
beforeEach(() => {
  $buttons.set({});
  document.head.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" class="islas-drawer-cart">null</script>',
  );
});
afterEach(async () => {
  await act(waitForChanges);
  replaceTransport(fetchTransport);
  setStoreRoot('');
});

const buttonIn = (element: Element) => element.querySelector<HTMLElement>('a.add_to_cart_button');

describe.each(Object.entries(TRANSPORTS))('a host by %s', (name, start) => {
  beforeEach(start);

  test.each(Object.entries(ANSWERS))(
    'gets a sentence from hooks and components when the shop answers %s, and the cart stays as it was',
    async (_answer, answer) => {
      const { result } = renderHook(() => useCart(), { wrapper: StrictMode });
      await act(async () => expect(await result.current.add(CUP)).toEqual({ ok: true }));
      const { key = '' } = result.current.lines[0] ?? {};
      server.use(http.all('*', answer));
      const failed = { ok: false, message: expect.stringMatching(/\w/) };
      await act(async () => expect(await result.current.setQuantity(key, 5)).toEqual(failed));
      await act(async () => expect(await result.current.remove(key)).toEqual(failed));
      await act(async () => expect(await result.current.applyCoupon('azahar10')).toEqual(failed));
      expect(result.current).toMatchObject({ count: 1, pending: false });
      expect(Object.values(result.current.failures).join()).not.toMatch(/[<>]|Maintenance|Critical/);

      const onFailed = vi.fn();
      const { element } = await render(<AddToCartButton id={BOWL} name="Bowl" onFailed={onFailed} />);
      await press(buttonIn(element));
      await until(() => expect(onFailed).toHaveBeenCalledOnce());
      expect(onFailed.mock.calls[0]?.[0]).toMatchObject({ message: expect.not.stringMatching(/[<>]/) });
      expect(shop.cart.count).toBe(1);
    },
  );

  test('hears that an unknown id cannot be added, by hook and component', async () => {
    const { result } = renderHook(() => useAddToCart(NOTHING));
    await act(async () => expect(await result.current.add()).toMatchObject({ ok: false }));
    expect(result.current).toMatchObject({ state: 'failed', error: expect.any(String) });
    $buttons.set({});
    const { element } = await render(<AddToCartButton id={NOTHING} name="Nothing" />);
    await press(buttonIn(element));
    await until(() => expect($buttons.get()[`${NOTHING}`]?.state).toBe('failed'));
    expect(shop.cart.count).toBe(0);
  });

  test('may have two drawers and two mini-carts, and render everything twice: the cart is one', async () => {
    const complain = vi.spyOn(console, 'error');
    const view = (isTwice: boolean, isOpen = false) => (
      <main>
        <AddToCartButton id={BOWL} name="Bowl" />
        <MiniCart />
        {isTwice && <MiniCart />}
        <CartDrawer title="One" open={isOpen} />
        {isTwice && <CartDrawer title="Two" />}
      </main>
    );
    const { element, show } = await render(view(true));
    await press(buttonIn(element));
    await until(() => expect(shop.cart.count).toBe(1));
    await until(() => expect(element.querySelectorAll('div.widget .mini_cart_item')).toHaveLength(2));
    await show(view(true, true));
    await until(() => expect(element.querySelectorAll('dialog[open]')).toHaveLength(1));
    expect(element.querySelector('dialog[open] h2')?.textContent).toBe('One');
    await until(() => expect(element.querySelectorAll('dialog[open] li.islas-drawer__line')).toHaveLength(1));
    await show(view(false, true));
    await show(view(true));
    await until(() => expect(element.querySelectorAll('dialog[open]')).toHaveLength(0));
    expect(shop.cart.count).toBe(1);
    expect(complain).not.toHaveBeenCalled();
  });

  test('may go away in the middle of an add', async () => {
    const { element, unmount } = await render(
      <main>
        <AddToCartButton id={BOWL} name="Bowl" />
        <MiniCart />
        <CartDrawer />
      </main>,
    );
    await press(buttonIn(element));
    await unmount();
    await until(() => expect(shop.cart.count).toBe(1));
  });

  test(`by ${name} a form without variations is sold out, and of an unknown product leaves every option open`, async () => {
    const product = { id: NOTHING, name: 'Nothing', url: '/' };
    const attributes = [{ name: 'pa_size', label: 'Size', items: [{ value: 'm', name: 'M' }] }];
    const { element, show } = await render(<SwatchForm {...{ product, attributes }} variations={[]} />);
    expect(element.querySelector('.out-of-stock')).not.toBeNull();
    await show(<SwatchForm {...{ product, attributes }} variations={false} />);
    const option = () => element.querySelector<HTMLInputElement>('.islas-swatch__radio');
    await act(async () => option()?.click());
    await until(() => expect(element.querySelector('form')?.getAttribute('aria-busy')).toBeNull());
    expect(option()?.checked).toBe(true);
    expect(element.querySelector('[type=submit]')?.getAttribute('aria-disabled')).toBe('true');
  });
});

test('when the cart’s token has expired, a new cart begins and the shopper is told', async () => {
  const shop = new Shop({ origin: 'https://tienda.example' });
  shop.allowedOrigins.add(location.origin);
  server.use(...shopHandlers(shop));
  startStoreApi({ url: 'https://tienda.example' });
  const told = vi.fn();
  const stop = on('islas:cart-expired', ({ detail }) => told(detail));
  const { result } = renderHook(() => useCart());
  await act(async () => void (await result.current.add(CUP)));
  shop.cartTokens.expire();
  await act(async () => expect(await result.current.add(BOWL)).toEqual({ ok: true }));
  expect(result.current.lines.map(({ name }) => name)).toEqual(['Cuenco Alborada']);
  expect(told).toHaveBeenCalledExactlyOnceWith({ message: expect.stringMatching(/expired/) });
  await until(() => expect(document.querySelector('[role=status]')?.textContent).toMatch(/expired/));
  stop();
});

const MARKUP = '<img src=x onerror=alert(1)>"\'&';
const marked = { text: MARKUP, name: MARKUP, label: MARKUP, title: MARKUP, className: MARKUP, id: MARKUP };
/** `ConsentDialog` prints nothing on a server; products' texts have tests of their own. */
type Elsewhere = 'ConsentDialog' | 'NearestInStock' | 'SwatchForm';
/** The least that each component needs, with markup in every text. */
const COMPONENTS: Readonly<Record<Exclude<ComponentName, Elsewhere>, object>> = {
  AddToCartButton: { ...marked, id: 17, sku: MARKUP },
  MiniCart: { className: MARKUP, children: MARKUP },
  CartDrawer: { ...marked, toggles: MARKUP, added: MARKUP, texts: { waiting: MARKUP, view: MARKUP, cart_url: MARKUP } },
  ProductSearch: { ...marked, action: MARKUP },
  Overlay: { ...marked, links: [{ name: MARKUP, url: MARKUP }] },
  ConsentBar: { ...marked, accept: MARKUP, settings: MARKUP, config: { page: MARKUP } },
  StoreNotice: { ...marked, dismiss: MARKUP },
  StoreNotices: { notices: [{ id: MARKUP, text: MARKUP, link: MARKUP, linkText: MARKUP }] },
  ComingSoonBanner: { ...marked, link: { url: MARKUP, text: MARKUP }, restUrl: MARKUP, restNonce: MARKUP },
  CustomCursor: marked,
};

test.each(Object.entries(COMPONENTS))('markup in the props of %s is text', (name, props) => {
  const component = islas[name as keyof typeof islas] as ComponentType;
  const html = renderToString(createElement(component, props));
  expect(html).toContain('&lt;img');
  const page = document.createElement('template');
  page.innerHTML = html;
  expect(page.content.querySelector('[onerror]')).toBeNull();
});
