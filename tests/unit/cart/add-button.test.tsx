import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { setSettings } from '../../../src/wordpress/settings';
import { startActions } from '../../../src/runtime/actions';
import { startIslands } from '../../../src/runtime/loader';
import { $buttons, setButton } from '../../../widgets/fragments/cart-store';
import { addToCart as addAction } from '../../../widgets/cart/cart-actions';
import { addToCart } from '../../../widgets/cart/island';

const TEXTS = {
  view_cart: 'Ver carrito',
  fetch_error: 'Probablemente estás desconectado.',
  not_added: 'No se ha podido añadir este producto al carrito.',
  retry: 'Reintentar',
  see_product: 'Ver el producto',
};

const card = (id: number, href = `/tienda/?add-to-cart=${id}`) => `<li class="product">
  <a href="/producto/p${id}/" class="woocommerce-LoopProduct-link">Producto ${id}</a>
  <a href="${href}" role="button" class="button add_to_cart_button ajax_add_to_cart" data-quantity="1"
    data-product_id="${id}" aria-label="Añadir al carrito: producto ${id}">Añadir al carrito</a>
  <span id="described_${id}" hidden></span></li>`;

let page: AbortController;
beforeEach(() => {
  page = new AbortController();
  setSettings({ texts: TEXTS });
});
afterEach(() => page.abort());

const open = (...cards: string[]) => {
  document.body.innerHTML = `<main><ul class="products">${cards.join('')}</ul></main>`;
  startActions({ 'cart.add': addAction }, page.signal);
  startIslands([addToCart], page.signal);
};
const button = (at = 0) => screen.getAllByRole('button', { name: /Añadir al carrito/ })[at] as HTMLElement;
const cartLinks = () => screen.queryAllByRole('link', { name: 'Ver carrito' });
const settled = (state: 'added' | 'failed', id = 15) => waitFor(() => expect($buttons.get()[id]?.state).toBe(state));
const offline = () => server.use(http.all('*', () => Response.error()));

describe('the states of an add button', () => {
  test('a click makes the button loading at once, and added after the response', async () => {
    open(card(15));
    button().click();
    expect(button()).toHaveClass('loading');
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button()).not.toHaveClass('added');
    await settled('added');
    expect(button()).toHaveClass('added');
    expect(button()).not.toHaveClass('loading');
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(shop.cart.count).toBe(1);
  });

  test('a click works inside an Interactivity API region, except on buttons that the API handles', async () => {
    const theirs = card(16, '#theirs').replace('class="button', 'data-wp-on--click="add" class="wc-interactive button');
    open(`<div data-wp-interactive="woocommerce/product-collection">${card(15)}${theirs}</div>`);
    button(0).click();
    expect(button(0)).toHaveClass('loading');
    await settled('added');
    expect(button(0)).toHaveClass('added');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    button(1).dispatchEvent(press);
    expect([press.defaultPrevented, $buttons.get()[16], shop.cart.count]).toEqual([false, undefined, 1]);
  });

  test('the button loses its added mark while its product is added again', async () => {
    open(card(15));
    button().click();
    await settled('added');
    button().click();
    expect(button()).not.toHaveClass('added');
    await settled('added');
    expect(shop.cart.count).toBe(2);
  });

  test('after a failure the button has no mark and no cart link, and works again', async () => {
    open(card(15));
    button().click();
    await settled('added');
    offline();
    button().click();
    await settled('failed');
    expect(button().className).not.toMatch(/loading|\badded\b/);
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(cartLinks()).toEqual([]);
    server.resetHandlers();
    button().click();
    await settled('added');
    expect(button()).toHaveClass('added');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('removing the product from the cart clears the mark and the cart link', async () => {
    open(card(15));
    button().click();
    await settled('added');
    setButton('15');
    expect(button()).not.toHaveClass('added');
    expect(cartLinks()).toEqual([]);
  });

  test('a double click adds the product once, and a click while the button loads adds nothing', async () => {
    open(card(15));
    await userEvent.dblClick(button());
    await settled('added');
    expect(shop.cart.count).toBe(1);
    button().click();
    button().click();
    await settled('added');
    expect(shop.cart.count).toBe(2);
  });
});

describe("the link 'Ver carrito'", () => {
  test('the link to the cart is inserted once, right after the button, with text, title and URL', async () => {
    open(card(15));
    button().click();
    await settled('added');
    button().click();
    await settled('added');
    expect(cartLinks()).toHaveLength(1);
    const link = button().nextElementSibling as HTMLAnchorElement;
    expect(link.outerHTML).toBe(
      '<a class="added_to_cart wc-forward" href="/carrito/" title="Ver carrito">Ver carrito</a>',
    );
  });

  test('the link to the cart is not inserted on the cart page', async () => {
    vi.stubGlobal('wc_add_to_cart_params', { is_cart: '1' });
    open(card(15));
    button().click();
    await settled('added');
    expect(cartLinks()).toEqual([]);
  });

  test('the link to the cart shows markup in its label as text', async () => {
    vi.stubGlobal('wc_add_to_cart_params', { i18n_view_cart: '<img src=x onerror=alert(1)>' });
    open(card(15));
    button().click();
    await settled('added');
    expect(document.querySelector('.added_to_cart img')).toBeNull();
  });
});

describe('buttons of one product', () => {
  test('two buttons of a product show the same state; buttons of other products do not change', async () => {
    open(card(15), card(15), card(16));
    button(1).click();
    expect(button(0)).toHaveClass('loading');
    await settled('added');
    for (const at of [0, 1]) expect(button(at)).toHaveClass('added');
    expect(cartLinks()).toHaveLength(2);
    expect(button(2)).not.toHaveClass('added');
  });

  test('a button that replaces another shows the state of the product', async () => {
    open(card(15));
    button().click();
    await settled('added');
    (document.querySelector('ul') as HTMLElement).innerHTML = card(15);
    await waitFor(() => expect(button()).toHaveClass('added'));
    expect(cartLinks()).toHaveLength(1);
  });

  test('a copy of a loading button is not loading after the add has ended', async () => {
    open(card(15));
    button().click();
    const copy = document.querySelector('li')?.cloneNode(true) as HTMLElement;
    await settled('added');
    setButton('15');
    document.querySelector('ul')?.append(copy);
    await waitFor(() => expect(button(1)).toHaveAttribute('data-island-state', 'live'));
    expect(button(1)).not.toHaveClass('loading');
  });
});

describe('the markup of a card stays unchanged except for state classes and additions', () => {
  const bare = () => {
    const copy = document.querySelector('ul')?.cloneNode(true) as HTMLElement;
    for (const node of copy.querySelectorAll('.added_to_cart,.islas-add-failure')) node.remove();
    for (const node of copy.querySelectorAll('[data-island-state]')) {
      for (const name of ['data-island-state']) node.removeAttribute(name);
      node.classList.remove('loading', 'added');
    }
    return copy.innerHTML;
  };

  test.each(['added', 'failed'] as const)('when the state is %s', async (state) => {
    if (state === 'failed') offline();
    document.body.innerHTML = `<ul>${card(15)}</ul>`;
    const before = bare();
    open(card(15));
    button().click();
    await settled(state);
    expect(bare()).toBe(before);
  });
});

describe('a failed add', () => {
  const fail = async (...cards: string[]) => {
    offline();
    open(...(cards.length ? cards : [card(15)]));
    button().click();
    await settled('failed');
  };
  const retry = () => screen.getByRole('button', { name: 'Reintentar' });

  test('shows a message, a retry button and a link to the product at once', async () => {
    await fail();
    expect(screen.getByRole('alert')).toHaveTextContent('Probablemente estás desconectado.');
    expect(retry()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver el producto' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/producto\/p15\/$/),
    );
  });

  test('keeps its message when another product in the same element is added', async () => {
    offline();
    document.body.innerHTML = `<p>${card(15).replace(/<\/?li[^>]*>/g, '')}${card(17).replace(/<\/?li[^>]*>/g, '')}</p>`;
    startActions({ 'cart.add': addAction }, page.signal);
    startIslands([addToCart], page.signal);
    button(0).click();
    await settled('failed');
    server.resetHandlers();
    button(1).click();
    await settled('added', 17);
    expect(screen.getByRole('alert')).toHaveTextContent('Probablemente estás desconectado.');
  });

  test('Tab moves the focus from the button to the retry button and then to the product link', async () => {
    await fail();
    button().focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Ver el producto' })).toHaveFocus();
  });

  test('the retry button sends the data of the add button and moves the focus to it', async () => {
    await fail();
    server.resetHandlers();
    retry().focus();
    await userEvent.keyboard('{Enter}');
    await settled('added');
    expect(button()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shop.requests.at(-1)?.form).toMatchObject({ product_id: '15', quantity: '1' });
  });

  test('a second failure is announced again, in a new alert', async () => {
    await fail();
    const first = screen.getByRole('alert');
    retry().click();
    await settled('failed');
    expect(first.isConnected).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent('Probablemente estás desconectado.');
  });

  test('two cards of one product announce a failure once', async () => {
    await fail(card(15), card(15));
    expect(screen.getAllByText('Probablemente estás desconectado.')).toHaveLength(2);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('a replaced card shows the message again without announcing it', async () => {
    await fail();
    (document.querySelector('ul') as HTMLElement).innerHTML = card(15);
    await screen.findByText('Probablemente estás desconectado.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(retry()).toBeVisible();
  });

  test('a copy of a failed card has one failure, and its retry works', async () => {
    await fail();
    const copy = document.querySelector('li')?.cloneNode(true) as HTMLElement;
    document.querySelector('ul')?.append(copy);
    await waitFor(() => expect(copy.querySelectorAll('.islas-add-failure')).toHaveLength(1));
    server.resetHandlers();
    within(copy).getByRole('button', { name: 'Reintentar' }).click();
    await settled('added');
  });

  test('axe finds nothing in the message of a failed add', async () => {
    await fail();
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  test.each([
    ['a response that is no JSON', () => new Response('<html>fatal</html>')],
    ['an empty response', () => new Response('')],
    ['a server error', () => new Response('oops', { status: 500 })],
    ['no fragments', () => Response.json({ cart_hash: 'x' })],
    ['fragments of the wrong type', () => Response.json({ fragments: 'all', cart_hash: 'x' })],
    ['an error without an address', () => Response.json({ error: true, product_url: false })],
  ])('shows the general message after %s', async (_what, answer) => {
    server.use(http.post('*', ({ request }) => (/add_to_cart/.test(request.url) ? answer() : undefined)));
    open(card(15));
    button().click();
    await settled('failed');
    expect(screen.getByRole('alert')).toHaveTextContent('No se ha podido añadir este producto al carrito.');
  });
});

describe('the link of an add button', () => {
  test.each(['/?wc-ajax=load_more&add-to-cart=15', '/wp-admin/admin-ajax.php?add-to-cart=15'])(
    'leads to the product instead of %s (W-55)',
    async (href) => {
      open(card(15, href));
      expect((button() as HTMLAnchorElement).href).toMatch(/\/producto\/p15\/$/);
    },
  );

  test('leads to the product’s short link if the card has no product link', async () => {
    setSettings({ shop: { wc_ajax_url: '/tienda-es/?wc-ajax=%%endpoint%%' } });
    document.body.innerHTML = `<p>${card(15, '/?wc-ajax=x').match(/<a href="\/\?wc-ajax[^]*?<\/a>/)?.[0]}</p>`;
    startIslands([addToCart], page.signal);
    expect(document.querySelector('a')?.href).toMatch(/\/tienda-es\/\?p=15$/);
  });

  test('is followed without the class ajax_add_to_cart, and adds with it', async () => {
    open(card(15));
    button().classList.remove('ajax_add_to_cart');
    const click = () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      button().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(click()).toBe(false);
    button().classList.add('ajax_add_to_cart');
    expect(click()).toBe(true);
    await settled('added');
  });

  test.each(['preventDefault', 'stopPropagation'] as const)(
    'adds nothing if a theme calls %s on the click',
    async (method) => {
      open(card(15));
      document.querySelector('ul')?.addEventListener('click', (event) => event[method]());
      button().click();
      expect($buttons.get()).toEqual({});
    },
  );

  test('is followed by the browser if the button has no product id', async () => {
    open(card(15).replace('data-product_id="15"', ''));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    button().dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});
