import { StrictMode, act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { AddToCartButton, MiniCart, mount } from '../../../src/entries/react-package';

document.elementsFromPoint ??= () => [];

const unmounts: (() => void)[] = [];
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => {
    for (const unmount of unmounts.splice(0)) unmount();
  });
});

const place = () => document.body.appendChild(document.createElement('div'));
const render = async (view: React.ReactElement) => {
  const element = place();
  const root = createRoot(element);
  unmounts.push(() => root.unmount());
  await act(async () => root.render(view));
  return {
    element,
    again: (next: React.ReactElement) => act(async () => root.render(next)),
    unmount: () => act(async () => root.unmount()),
  };
};
const button = (element: Element) => element.querySelector<HTMLElement>('a.add_to_cart_button') as HTMLElement;
const live = (host: HTMLElement) => vi.waitFor(() => expect(host.dataset.islandState).toBe('live'));

describe('a component', () => {
  it('starts its island once, even if React runs effects twice', async () => {
    const { element } = await render(
      <StrictMode>
        <AddToCartButton id={17} name="Cuenco" />
      </StrictMode>,
    );
    await live(button(element));
    button(element).click();
    await vi.waitFor(() => expect(button(element).className).toMatch(/ added/));
    expect(shop.requests.filter(({ url }) => url.includes('add_to_cart'))).toHaveLength(1);
    expect(shop.cart.count).toBe(1);
  });

  it('handles a press before its island runs, once', async () => {
    const { element } = await render(<AddToCartButton id={17} name="Cuenco" />);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    button(element).dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(button(element).className).toMatch(/ added/));
    expect(shop.requests.filter(({ url }) => url.includes('add_to_cart'))).toHaveLength(1);
  });

  it('keeps what its island painted when it is rendered again with the same props', async () => {
    const view = () => <AddToCartButton id={19} name="Plato" />;
    const { element, again } = await render(view());
    await live(button(element));
    const before = button(element);
    before.click();
    await vi.waitFor(() => expect(element.querySelector('.added_to_cart')).not.toBeNull());
    await again(view());
    expect(button(element)).toBe(before);
    expect(element.querySelector('.added_to_cart')).not.toBeNull();
  });

  it('renders changed props, and starts the island again', async () => {
    const { element, again } = await render(<AddToCartButton id={21} name="Jarra" />);
    await live(button(element));
    const before = button(element);
    await again(<AddToCartButton id={23} name="Florero" text="Lo quiero" />);
    expect(button(element).textContent).toBe('Lo quiero');
    expect(button(element).dataset.product_id).toBe('23');
    await live(button(element));
    await vi.waitFor(() => expect(before.dataset.islandState).toBeUndefined());
  });

  it('hydrates server-rendered markup without replacing nodes', async () => {
    const view = <MiniCart items={[]} texts={{ empty: 'Nada aún' }} />;
    const element = place();
    element.innerHTML = renderToString(view);
    const content = element.querySelector('.widget_shopping_cart_content');
    const failed = vi.fn();
    const root = await act(async () => hydrateRoot(element, view, { onRecoverableError: failed }));
    unmounts.push(() => root.unmount());
    expect(element.querySelector('.widget_shopping_cart_content')).toBe(content);
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('mount', () => {
  it('renders a component by name, updates its props and removes it', async () => {
    const element = place();
    const mounted = await act(async () => mount('AddToCartButton', element, { id: 17, name: 'Cuenco' }));
    expect(button(element).textContent).toBe('Add to cart');
    await live(button(element));
    await act(async () => mounted.update({ id: 17, name: 'Cuenco', text: 'Añadir' }));
    expect(button(element).textContent).toBe('Añadir');
    await act(async () => mounted.unmount());
    expect(element.childNodes).toHaveLength(0);
  });
});
