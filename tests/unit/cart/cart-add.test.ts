import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { assign } from '../../../src/browser/navigation';
import { $buttons, $cartHash } from '../../../widgets/fragments/cart-store';
import { addToCart } from '../../../widgets/cart/cart-actions';
import {
  BOWL,
  CUP,
  PAGE,
  TEXTS,
  answer,
  asked,
  button,
  card,
  content,
  forms,
  held,
  json,
  open,
  quiet,
  settled,
  started,
  state,
  until,
  withPages,
} from './cart-page';

vi.mock('../../../src/browser/navigation', async (real) => ({
  ...(await real<object>()),
  assign: vi.fn((url: string) => url !== ''),
}));

withPages();
beforeEach(() => vi.mocked(assign).mockClear());

describe('adding without a reload', () => {
  it('changes the button to loading at once, and to added with the response', async () => {
    open();
    expect(state()).toBeUndefined();
    expect(addToCart(button())).toBeUndefined();
    expect(state()).toBe('loading');
    await settled('added');
    expect(shop.cart.count).toBe(1);
    expect(content()).toHaveTextContent('Taza Azahar');
    expect($cartHash.get()).toBe(shop.cart.hash);
  });

  it('sends every data attribute of the button, success_message too, and no field add-to-cart (W-10 as specified)', async () => {
    open(
      card(
        CUP,
        'data-quantity="2" data-product_sku="T-1" data-foo-bar=\'{"a":1}\' data-islas-action="cart.add" data-island="x" data-island-state="live"',
      ),
    );
    addToCart(button());
    await settled('added');
    expect(forms()[0]).toEqual({
      product_id: CUP,
      quantity: '2',
      product_sku: 'T-1',
      fooBar: '{"a":1}',
      success_message: `Añadido ${CUP}`,
    });
  });

  it('lets the browser follow the link of a button without product_id', () => {
    open('<a id="b" href="/p/" data-product_id="">x</a>');
    expect(addToCart(document.getElementById('b') as HTMLElement)).toBe(false);
    expect($buttons.get()).toEqual({});
  });

  it('adds once for a double click and once more after the answer (W-05)', async () => {
    open();
    for (let click = 0; click < 5; click++) addToCart(button());
    await settled('added');
    expect(asked()).toEqual(['add_to_cart']);
    addToCart(button());
    expect(state()).toBe('loading');
    await settled('added');
    expect(shop.cart.count).toBe(2);
  });

  it('clears the added mark when the product is added again', async () => {
    open();
    addToCart(button());
    await settled('added');
    addToCart(button());
    expect($buttons.get()[CUP]).toEqual({ state: 'loading' });
    await settled('added');
  });

  it('announces success_message once, 1000 ms after the add and not before', async () => {
    open();
    await started();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    addToCart(button(BOWL));
    await until(() => state(BOWL) === 'added');
    const region = document.querySelector('[role=status]') as HTMLElement;
    vi.advanceTimersByTime(999);
    expect(region).not.toHaveTextContent(`Añadido ${BOWL}`);
    vi.advanceTimersByTime(1);
    expect(region).toHaveTextContent(`Añadido ${BOWL}`);
    addToCart(button(CUP));
    expect(region).toBeEmptyDOMElement();
    await until(() => state(CUP) === 'added');
  });
});

describe('an add that leaves the page', () => {
  it('navigates to product_url when the response has error and product_url (W-07 as specified)', async () => {
    open();
    shop.scenario = 'sold-out';
    addToCart(button());
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('/producto/')));
    expect(state()).toBe('loading');
  });

  it('navigates to the cart without applying fragments when cart_redirect_after_add is yes', async () => {
    open();
    Object.assign(window, { wc_add_to_cart_params: { cart_url: '/carrito/', cart_redirect_after_add: 'yes' } });
    addToCart(button());
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/carrito/'));
    expect(content()).not.toHaveTextContent('Taza');
  });

  it('fails without success events and stored fragments when an error has no address (W-06)', async () => {
    open();
    const added = vi.fn();
    document.addEventListener('islas:added', added, { once: true });
    answer('add_to_cart', json({ error: true, product_url: false }));
    addToCart(button());
    await settled('failed');
    expect(added).not.toHaveBeenCalled();
    expect(assign).not.toHaveReturnedWith(true);
    expect(sessionStorage).toHaveLength(0);
  });

  it('frees the button 15 s after a redirect that did not leave the page', async () => {
    open();
    await started();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    answer('add_to_cart', json({ error: true, product_url: '/producto/x/' }));
    addToCart(button());
    await until(() => vi.mocked(assign).mock.calls.length > 0);
    vi.advanceTimersByTime(15_001);
    expect(state()).toBeUndefined();
  });
});

describe('an add without a usable response (W-01)', () => {
  const html = () => HttpResponse.html('<!DOCTYPE html><title>x</title>');
  it.each<[string, string, string, () => Response]>([
    ['a broken network', 'fetch_error', TEXTS.fetch_error, () => HttpResponse.error()],
    ['HTTP 500', 'unknown_error', TEXTS.not_added, () => new HttpResponse('fatal', { status: 500 })],
    ['HTTP 403 with -1', 'unknown_error', TEXTS.not_added, () => new HttpResponse('-1', { status: 403 })],
    ['an HTML page', 'invalid_json', TEXTS.not_added, html],
    ['an empty body', 'invalid_json', TEXTS.not_added, () => new HttpResponse('')],
    ['a truncated response', 'invalid_json', TEXTS.not_added, () => new HttpResponse('{"fragments":{"div.wid')],
    ['no fragments', 'not_added', TEXTS.not_added, json({ cart_hash: 'x' })],
    ['fragments that are a text', 'not_added', TEXTS.not_added, json({ fragments: '<div>', cart_hash: 'x' })],
    ['fragments that are a list', 'not_added', TEXTS.not_added, json({ fragments: ['<div>'] })],
    ['fragments that are null', 'not_added', TEXTS.not_added, json({ fragments: null })],
    ['fragments of objects', 'not_added', TEXTS.not_added, json({ fragments: { 'div.a': {} } })],
    ['null', 'not_added', TEXTS.not_added, json(null)],
    ['a number', 'not_added', TEXTS.not_added, json(-1)],
    ['error "true" as a text', 'not_added', TEXTS.not_added, json({ error: 'true', fragments: {} })],
  ])('has a code and a message after %s, and the next add works', async (_what, code, reason, body) => {
    open();
    answer('add_to_cart', body);
    addToCart(button());
    await settled('failed');
    expect($buttons.get()[CUP]).toEqual({ state: 'failed', code, reason });
    expect(content()).not.toHaveAttribute('aria-busy');
    addToCart(button(BOWL));
    expect(state(BOWL)).toBe('loading');
    await settled('failed', BOWL);
  });

  it.each<[string, () => Response]>([
    ['a page', html],
    ['a page with an error', () => new HttpResponse('Todo bien.', { status: 500 })],
    ['a lost response', () => HttpResponse.error()],
  ])('counts as added after %s if a cart refresh returns another hash', async (_what, body) => {
    open();
    answer('add_to_cart', body);
    const asked = answer('get_refreshed_fragments', json({ fragments: {}, cart_hash: 'more' }));
    addToCart(button());
    await settled('added');
    expect([$cartHash.get(), asked.length]).toEqual(['more', 1]);
  });

  it('is reported as unclear, with a link, if the cart refresh fails too', async () => {
    open();
    answer('add_to_cart', () => new HttpResponse('Forbidden', { status: 403 }));
    answer('get_refreshed_fragments', () => new HttpResponse('Forbidden', { status: 403 }));
    addToCart(button());
    await settled('failed');
    expect($buttons.get()[CUP]).toMatchObject({ code: 'add_unclear', reason: TEXTS.add_unclear });
    expect($buttons.get()[CUP]?.url).toMatch(/./);
  });

  it('navigates without a message to the page that the shop redirected the request to', async () => {
    open();
    const page = Object.defineProperty(new Response('<h1>Caja</h1>'), 'url', { value: 'http://localhost/caja/' });
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(page);
    addToCart(button());
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('http://localhost/caja/'));
    expect(state()).toBe('loading');
  });

  it('ignores PHP notices around the response', async () => {
    open();
    answer('add_to_cart', () => new HttpResponse('<b>Notice</b>: x\n{"fragments":{},"cart_hash":"h"}\n<!-- 3 -->'));
    addToCart(button());
    await settled('added');
    expect($cartHash.get()).toBe('h');
  });

  it('ends with a timeout message after 15 s without a response (W-04)', async () => {
    open();
    await started();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { body, go } = held(json({ fragments: {}, cart_hash: 'late' }));
    const calls = answer('add_to_cart', body);
    addToCart(button());
    await until(() => calls.length === 1);
    vi.advanceTimersByTime(14_999);
    await Promise.resolve();
    expect(state()).toBe('loading');
    vi.advanceTimersByTime(2);
    vi.useRealTimers();
    await settled('failed');
    expect($buttons.get()[CUP]).toMatchObject({ code: 'timeout', reason: TEXTS.timeout });
    go();
    await quiet();
    expect(state()).toBe('failed');
    expect($cartHash.get()).toBe('');
    expect(asked()).toEqual(['get_refreshed_fragments']); // The refresh shows whether it was added.
  });

  it('applies a response of two million characters', async () => {
    open();
    const huge = `<div class="widget_shopping_cart_content">${'€'.repeat(2_000_000)}</div>`;
    answer('add_to_cart', json({ fragments: { 'div.widget_shopping_cart_content': huge }, cart_hash: 'h' }));
    addToCart(button());
    await settled('added');
    expect(content().textContent).toHaveLength(2_000_000);
  });
});

describe('the queue of adds and removes', () => {
  it('sends the next add only when the previous one has completed', async () => {
    open();
    const first = held(json({ fragments: {}, cart_hash: '1' }));
    const calls = answer('add_to_cart', first.body);
    addToCart(button(CUP));
    addToCart(button(BOWL));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await quiet();
    expect(calls).toHaveLength(1);
    expect([state(CUP), state(BOWL)]).toEqual(['loading', 'loading']);
    first.go();
    await settled('added', BOWL);
    expect(calls.map((body) => new URLSearchParams(body).get('product_id'))).toEqual([CUP, BOWL]);
  });

  it('sends the next add after a failure', async () => {
    open();
    let turn = 0;
    answer('add_to_cart', () => (turn++ ? HttpResponse.json({ fragments: {}, cart_hash: '' }) : HttpResponse.error()));
    addToCart(button(CUP));
    addToCart(button(BOWL));
    await settled('failed', CUP);
    await settled('added', BOWL);
  });
});

describe('an add that a listener of before-add prevents', () => {
  it('sends nothing and resets the button', async () => {
    open();
    await started();
    const events: string[] = [];
    const { signal } = new AbortController();
    for (const name of ['islas:not-sent', 'islas:button-updated', 'islas:adding'])
      document.addEventListener(name, () => events.push(`${name} ${state()}`), { signal });
    document.addEventListener('islas:before-add', (event) => event.preventDefault(), { once: true });
    addToCart(button());
    expect(state()).toBeUndefined();
    expect(events).toEqual(['islas:not-sent undefined', 'islas:button-updated undefined']);
    await quiet();
    expect(asked()).toEqual([]);
  });
});

it('lets a listener change the payload until the request starts', async () => {
  open();
  const first = held(json({ fragments: {}, cart_hash: '1' }));
  const calls = answer('add_to_cart', first.body);
  let payload: Record<string, unknown> = {};
  document.addEventListener('islas:adding', (event) => {
    payload = (event as CustomEvent<{ payload: Record<string, unknown> }>).detail.payload;
    payload['gift'] = 'yes';
  });
  addToCart(button(CUP));
  addToCart(button(BOWL));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  payload['late'] = 'too';
  payload['add-to-cart'] = BOWL;
  first.go();
  await settled('added', BOWL);
  expect(Object.fromEntries(new URLSearchParams(calls[1]))).toMatchObject({ gift: 'yes', late: 'too' });
  expect(calls[1]).not.toContain('add-to-cart');
});

it('keeps the stock order: button, its event, fragments, their event, added', async () => {
  open(PAGE);
  await started();
  const seen: string[] = [];
  for (const name of ['islas:adding', 'islas:button-updated', 'islas:fragments-replaced', 'islas:added'])
    document.addEventListener(name, () => seen.push(`${name} ${state()} ${content().textContent?.includes('Taza')}`), {
      once: true,
    });
  addToCart(button());
  await settled('added');
  expect(seen).toEqual([
    'islas:adding loading false',
    'islas:button-updated added false',
    'islas:fragments-replaced added true',
    'islas:added added true',
  ]);
});
