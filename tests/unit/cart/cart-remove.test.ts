import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { assign } from '../../../src/browser/navigation';
import { $buttons, $cartHash, $removing } from '../../../widgets/fragments/cart-store';
import { addToCart, removeItem } from '../../../widgets/cart/cart-actions';
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
  removeLink,
  settled,
  started,
  state,
  until,
  withPages,
} from './cart-page';

vi.mock('../../../src/browser/navigation', async (real) => ({ ...(await real<object>()), assign: vi.fn(() => true) }));

withPages();
beforeEach(() => vi.mocked(assign).mockClear());

/** Opens a page and adds these products to the cart. */
const withCart = async (...ids: string[]) => {
  open();
  await started();
  for (const id of ids) {
    addToCart(button(id));
    await settled('added', id);
  }
  shop.requests.length = 0;
};
const region = () => document.querySelector('[role=status]') as HTMLElement;

describe('removing from the mini-cart', () => {
  it('marks the item at once, sends its key and nothing else, and applies the fragments', async () => {
    await withCart(CUP, BOWL);
    const key = removeLink().dataset.cart_item_key as string;
    expect(removeItem(removeLink())).toBeUndefined();
    expect($removing.get()).toEqual({ [key]: true });
    await vi.waitFor(() => expect($removing.get()).toEqual({}));
    expect(forms()).toEqual([{ cart_item_key: key }]);
    expect(content()).not.toHaveTextContent('Taza');
    expect($cartHash.get()).toBe(shop.cart.hash);
  });

  it('announces Por favor, espera... at once and the success message 1000 ms later', async () => {
    await withCart(CUP);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    removeItem(removeLink());
    expect(region()).toHaveTextContent(TEXTS.please_wait);
    await until(() => Object.keys($removing.get()).length === 0);
    vi.advanceTimersByTime(999);
    expect(region()).not.toHaveTextContent('se ha eliminado de tu carrito');
    vi.advanceTimersByTime(1);
    expect(region()).toHaveTextContent('se ha eliminado de tu carrito');
  });

  it('clears the added mark of the removed product only (W-11)', async () => {
    await withCart(CUP, BOWL);
    removeItem(removeLink(CUP));
    await settled(undefined, CUP);
    expect(state(BOWL)).toBe('added');
  });

  it('sends one request for a double click', async () => {
    await withCart(CUP);
    const link = removeLink();
    for (let click = 0; click < 4; click++) removeItem(link);
    await vi.waitFor(() => expect($removing.get()).toEqual({}));
    expect(asked()).toEqual(['remove_from_cart']);
  });

  it('a remove link without a cart_item_key is followed by the browser', () => {
    open('<a id="x" href="/carrito/?remove_item=1" data-product_id="15">×</a>');
    expect(removeItem(document.getElementById('x') as HTMLElement)).toBe(false);
  });

  it('a removal waits for the pending add', async () => {
    await withCart(CUP);
    const add = held(json({ fragments: {}, cart_hash: '1' }));
    const adds = answer('add_to_cart', add.body);
    addToCart(button(BOWL));
    removeItem(removeLink(CUP));
    await vi.waitFor(() => expect(adds).toHaveLength(1));
    await quiet();
    expect(asked()).not.toContain('remove_from_cart');
    add.go();
    await vi.waitFor(() => expect(asked()).toContain('remove_from_cart'));
    await vi.waitFor(() => expect($removing.get()).toEqual({}));
  });

  it('moves the focus from the removed row to the heading of the cart', async () => {
    await withCart(CUP, BOWL);
    removeLink(CUP).focus();
    removeItem(removeLink(CUP));
    await vi.waitFor(() => expect($removing.get()).toEqual({}));
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  });
});

describe('a removal that fails follows the remove link’s own address', () => {
  it.each<[string, () => Response]>([
    ['a broken network', () => HttpResponse.error()],
    ['HTTP 500', () => new HttpResponse('', { status: 500 })],
    ['HTML', () => HttpResponse.html('<p>x</p>')],
    ['an unknown key', json({ success: false })],
    ['no fragments', json({ cart_hash: 'x' })],
    ['fragments of the wrong type', json({ fragments: 'x' })],
    ['false', json(false)],
  ])('%s', async (_what, body) => {
    await withCart(CUP);
    answer('remove_from_cart', body);
    const link = removeLink();
    removeItem(link);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(link.getAttribute('href')));
    expect($removing.get()).not.toEqual({});
    expect($buttons.get()[CUP]).toEqual({ state: 'added' });
  });

  it('unblocks the row when the page was not left', async () => {
    await withCart(CUP);
    answer('remove_from_cart', json({ success: false }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    removeItem(removeLink());
    await until(() => vi.mocked(assign).mock.calls.length > 0);
    vi.advanceTimersByTime(15_001);
    expect($removing.get()).toEqual({});
  });

  it('with a new nonce when the stored one may have expired (W-18)', async () => {
    await withCart(CUP);
    const stale = removeLink().getAttribute('href') as string;
    sessionStorage.setItem(KEYS.created, String(Date.now() - 13 * 60 * 60 * 1000));
    answer('remove_from_cart', json({ success: false }));
    const key = removeLink().dataset.cart_item_key as string;
    const fresh = `<a data-cart_item_key="${key}" href="/carrito/?remove_item=${key}&_wpnonce=new">×</a>`;
    answer('get_refreshed_fragments', json({ fragments: { 'div.widget_shopping_cart_content': fresh } }));
    removeItem(removeLink());
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(`/carrito/?remove_item=${key}&_wpnonce=new`));
    expect(stale).not.toContain('_wpnonce=new');
  });

  it('follows the link with the old nonce when the server does not respond', async () => {
    await withCart(CUP);
    sessionStorage.setItem(KEYS.created, String(Date.now() - 13 * 60 * 60 * 1000));
    shop.scenario = 'offline';
    const href = removeLink().getAttribute('href');
    removeItem(removeLink());
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(href));
  });
});

it('hides a widget that hides when empty again after the last removal (W-19)', async () => {
  open(PAGE.replace('<h2>', '<div class="hide_cart_widget_if_empty"></div><h2>'));
  await started();
  const widget = document.querySelector('.widget_shopping_cart') as HTMLElement;
  expect(widget.style.display).toBe('none');
  addToCart(button());
  await settled('added');
  expect(widget.style.display).toBe('');
  removeItem(removeLink());
  await settled(undefined);
  expect(widget.style.display).toBe('none');
});
