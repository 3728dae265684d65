import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { AddToCartButton, CartDrawer } from '../../../src/entries/react-package';
import { DRAWER_TEXTS } from '../../../widgets/drawer/drawer-texts';
import { $drawer } from '../../../widgets/drawer/drawer-store';
import { DrawerMarkup } from '../../../widgets/drawer/markup';
import { hydrate, press, render, until } from '../react/host';

// A component starts the core, which must not be on its way when the page is gone.
afterAll(() => import('../../../src/main'));
afterEach(() => document.dispatchEvent(new CustomEvent('islas:close-overlay', { detail: { name: 'drawer' } })));

const dialog = (element: Element) => element.querySelector('dialog') as HTMLDialogElement;
const lines = (element: Element) => [...element.querySelectorAll('li.islas-drawer__line')];

describe('CartDrawer', () => {
  it('renders on a server what PHP prints in it, without marks for its scripts', () => {
    const printed = renderToString(<DrawerMarkup title="Cart" texts={DRAWER_TEXTS} />);
    const found = renderToString(<CartDrawer />);
    expect(found).toContain(printed.replace(' data-islas-action="overlay.close"', ''));
    expect(found).not.toMatch(/data-islas-action|data-island/);
  });

  it('hydrates, opens with its prop, shows an add, and changes a quantity', async () => {
    const view = (open: boolean) => (
      <main>
        <AddToCartButton id={17} name="Cuenco" />
        <CartDrawer open={open} />
      </main>
    );
    const onOpenChange = vi.fn();
    await hydrate(<CartDrawer onOpenChange={onOpenChange} />).then(({ unmount }) => unmount());
    const { element, show } = await render(view(false));
    await press(element.querySelector('a.add_to_cart_button'));
    await until(() => expect(shop.cart.count).toBe(1));
    await show(view(true));
    await until(() => expect(dialog(element).open).toBe(true));
    await until(() => expect(lines(element)).toHaveLength(1));
    await press(element.querySelector('[aria-label^="Increase the quantity"]'));
    await until(() => expect(shop.cart.count).toBe(2));
    await until(() => expect(element.querySelector<HTMLInputElement>('li input')?.value).toBe('2'));
  });

  it('closes by its control, reports it, and leaves nothing behind', async () => {
    const onOpenChange = vi.fn();
    const ref = createRef<HTMLDialogElement>();
    const { element, unmount } = await render(
      <CartDrawer defaultOpen ref={ref} className="mine" onOpenChange={onOpenChange} />,
    );
    await until(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true));
    expect(ref.current?.className).toBe('islas-drawer woocommerce widget_shopping_cart mine');
    await press(element.querySelector('.islas-drawer__close'));
    await until(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
    await unmount();
    expect(ref.current).toBeNull();
    expect($drawer.lc).toBe(0);
  });
});
