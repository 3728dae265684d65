import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { AddToCartButton, MiniCart } from '../../../src/entries/react-package';
import { $buttons } from '../../../widgets/fragments/cart-store';
import { hydrate, press, render, until } from '../react/host';

// A component starts the core, which must not be on its way when the page is gone.
afterAll(() => import('../../../src/main'));
beforeEach(() => {
  $buttons.set({});
  document.head.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" class="islas-drawer-cart">null</script>',
  );
});

const content = (element: Element) => element.querySelector('.widget_shopping_cart_content');
const items = (element: Element) => [...element.querySelectorAll('.mini_cart_item')];
const bowl = <AddToCartButton id={17} name="Cuenco" />;
const add = async (element: Element) => {
  const before = shop.cart.count;
  await press(element.querySelector('a.add_to_cart_button'));
  await until(() => expect(shop.cart.count).toBe(before + 1));
};

describe('MiniCart', () => {
  it('renders on a server what WooCommerce prints, which the shop fills', () => {
    expect(renderToString(<MiniCart className="mine" />)).toBe(
      '<div class="widget woocommerce widget_shopping_cart mine"><div data-server-region="">' +
        '<div class="widget_shopping_cart_content"></div></div></div>',
    );
  });

  it('shows the shop’s lines after an add, in StrictMode, and tells of a removal once', async () => {
    const onRemoved = vi.fn();
    const ref = createRef<HTMLDivElement>();
    const view = (className: string) => (
      <main>
        {bowl}
        <MiniCart ref={ref} className={className} onRemoved={onRemoved} />
      </main>
    );
    const { element, show, unmount } = await render(view('one'));
    await add(element);
    await until(() => expect(items(element)).toHaveLength(1));
    const [line] = items(element);
    await show(view('two'));
    expect(items(element)).toEqual([line]);
    expect(ref.current?.className).toMatch(/ two$/);
    await press(line?.querySelector('.remove'));
    await until(() => expect(shop.cart.count).toBe(0));
    await until(() => expect(onRemoved).toHaveBeenCalledExactlyOnceWith({ hash: '', fragments: expect.any(Object) }));
    expect(content(element)?.textContent).toMatch(/carrito/);
    await unmount();
    expect(ref.current).toBeNull();
  });

  it('shows the cart also where it comes to the page after it, and once more', async () => {
    const view = (isThere: boolean) => (
      <main>
        {bowl}
        {isThere && <MiniCart />}
      </main>
    );
    const { element, show } = await render(view(false));
    await add(element);
    for (let times = 0; times < 2; times += 1) {
      await show(view(true));
      await until(() => expect(items(element)).toHaveLength(1));
      await show(view(false));
      expect(content(element)).toBeNull();
    }
  });

  it('adopts what the shop has put there before React came, and holds a press until Islas handles it', async () => {
    shop.cart.add(17, 1, 0, {});
    const { key } = shop.cart.lines[0] ?? {};
    const line = `<li class="mini_cart_item"><a class="remove remove_from_cart_button" href="/carrito/?remove_item=${key}" data-product_id="17" data-cart_item_key="${key}">×</a></li>`;
    const { element } = await hydrate(<MiniCart />, (page) => content(page)?.insertAdjacentHTML('beforeend', line));
    expect(items(element)).toHaveLength(1);
    expect((await press(items(element)[0]?.firstElementChild)).defaultPrevented).toBe(true);
    await until(() => expect(shop.cart.count).toBe(0));
  });

  it('gives number and total to the host’s badge, and renders nothing for what it does not show', async () => {
    const badge = vi.fn(({ isReady, count, total }: { isReady: boolean; count: number; total: string }) => (
      <b>{isReady ? `${count} ${total}` : 'wait'}</b>
    ));
    expect(renderToString(<MiniCart>{badge}</MiniCart>)).toContain('<b>wait</b>');
    const { element } = await render(
      <main>
        {bowl}
        <MiniCart>{badge}</MiniCart>
      </main>,
    );
    await add(element);
    await until(() => expect(element.querySelector('b')?.textContent).toMatch(/^1 .*€/));
    await until(() => expect(items(element)).toHaveLength(1));
  });

  it('renders the host’s own lines, whose removal is a value, and what stands for none', async () => {
    const { element } = await render(
      <main>
        {bowl}
        <MiniCart
          empty={<i>Nada</i>}
          renderItem={({ name, quantity }, remove) => (
            <button type="button" onClick={() => void remove()}>
              {quantity} {name}
            </button>
          )}
        />
      </main>,
    );
    await add(element);
    await until(() => expect(items(element)[0]?.textContent).toBe('1 Cuenco Alborada'));
    expect(content(element)).toBeNull();
    await press(items(element)[0]?.querySelector('button'));
    await until(() => expect(shop.cart.count).toBe(0));
    await until(() => expect(element.querySelector('i')?.textContent).toBe('Nada'));
  });
});
