import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { AddToCartButton } from '../../../src/entries/react-package';
import { startIslands } from '../../../src/runtime/loader';
import { addToCart } from '../../../widgets/cart/island';
import { AddButtonMarkup } from '../../../widgets/cart/markup';
import { $buttons } from '../../../widgets/fragments/cart-store';
import { hydrate, press, render, until } from '../react/host';

// A component starts the core, which must not be on its way when the page is gone.
afterAll(() => import('../../../src/main'));
beforeEach(() => $buttons.set({}));

const button = (element: Element) => element.querySelector<HTMLElement>('a.add_to_cart_button') as HTMLElement;
const adds = () => shop.requests.filter(({ url }) => url.includes('add_to_cart'));

describe('AddToCartButton', () => {
  it('renders on a server what WooCommerce prints, with its mark of buttons that another script renders', () => {
    const props = { id: 17, name: 'Cuenco «Alborada»', sku: 'C-1' };
    const found = renderToString(<AddToCartButton {...props} />);
    expect(found).not.toBe(renderToString(<AddButtonMarkup {...props} />));
    expect(found.replace(' wc-interactive', '')).toBe(renderToString(<AddButtonMarkup {...props} />));
  });

  it('adds once, in StrictMode, beside the islands of the page, and leads to the cart', async () => {
    const page = new AbortController();
    startIslands([addToCart], page.signal);
    const onAdded = vi.fn();
    const onFailed = vi.fn();
    const { element } = await render(
      <AddToCartButton id={17} name="Cuenco" quantity={2} onAdded={onAdded} onFailed={onFailed} />,
    );
    expect((await press(button(element))).defaultPrevented).toBe(true);
    await until(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(onAdded.mock.calls[0]?.[0]).toMatchObject({ hash: expect.stringMatching(/./) });
    await until(() => expect(button(element).className).toMatch(/ added$/));
    expect(element.querySelectorAll('.added_to_cart')).toHaveLength(1);
    expect(element.querySelector('.added_to_cart')?.textContent).toMatch(/./);
    expect(adds()).toHaveLength(1);
    expect(shop.cart.count).toBe(2);
    expect(button(element).dataset.islandState).toBeUndefined();
    expect(onFailed).not.toHaveBeenCalled();
    page.abort();
  });

  it('adds for a press right after hydration', async () => {
    const { element } = await hydrate(<AddToCartButton id={17} name="Cuenco" />);
    await press(button(element));
    await until(() => expect(adds()).toHaveLength(1));
    await until(() => expect(button(element).className).toMatch(/ added$/));
  });

  it('sends nothing where the host says no', async () => {
    const { element } = await render(<AddToCartButton id={17} name="Cuenco" onAdd={() => false} />);
    expect((await press(button(element))).defaultPrevented).toBe(true);
    await until(() => expect($buttons.get()).toEqual({}));
    expect(adds()).toHaveLength(0);
  });

  it('gives a failure to the host as a value, shows the reason, and tries again', async () => {
    shop.scenario = '500';
    const onFailed = vi.fn();
    const { element } = await render(<AddToCartButton id={17} name="Cuenco" onFailed={onFailed} />);
    await press(button(element));
    await until(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(onFailed.mock.calls[0]?.[0]).toMatchObject({
      code: expect.stringMatching(/./),
      message: expect.stringMatching(/./),
    });
    await until(() => expect(element.querySelector('[role=alert]')?.textContent).toMatch(/./));
    shop.scenario = 'none';
    await press(element.querySelector('.islas-add-failure button'));
    await until(() => expect(button(element).className).toMatch(/ added$/));
    expect(element.querySelector('.islas-add-failure')).toBeNull();
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('shows the host’s own parts, and keeps its element when props change', async () => {
    const ref = createRef<HTMLAnchorElement>();
    const view = (id: number, text: string) => (
      <AddToCartButton id={id} name="Jarra" ref={ref} className="mine" renderAdded={(url) => <i>{url}</i>}>
        <b>{text}</b>
      </AddToCartButton>
    );
    const { element, show, unmount } = await render(view(21, 'Lo quiero'));
    const before = button(element);
    await show(view(23, 'Lo quiero ya'));
    expect(button(element)).toBe(before);
    expect(ref.current).toBe(before);
    expect(before.dataset.product_id).toBe('23');
    expect(before.innerHTML).toBe('<b>Lo quiero ya</b>');
    expect(before.className).toContain(' mine');
    await press(before);
    await until(() => expect(element.querySelector('i')?.textContent).toMatch(/carrito/));
    await unmount();
    expect(ref.current).toBeNull();
    expect($buttons.lc).toBe(0);
  });

  it('may leave the page in the middle of an add', async () => {
    shop.scenario = 'slow';
    const { element, unmount } = await render(<AddToCartButton id={17} name="Cuenco" />);
    await press(button(element));
    await until(() => expect($buttons.get()['17']?.state).toBe('loading'));
    await unmount();
    await until(() => expect($buttons.get()['17']?.state).toBe('added'));
  });
});
