import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { assign } from '../../../src/browser/navigation';
import { $buttons, $cartHash } from '../../../src/woocommerce/cart-store';
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
  it('goes from idle to loading at once, and to added with the answer', async () => {
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

  it('is no add without a product_id: the browser follows the link', () => {
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

  it('clears the previous added mark when it is added again', async () => {
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

describe('leaving the page', () => {
  it('goes to product_url when the answer has error and product_url (W-07 as specified)', async () => {
    open();
    shop.scenario = 'sold-out';
    addToCart(button());
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('/producto/')));
    expect(state()).toBe('loading');
  });

  it('goes to the cart when cart_redirect_after_add is yes, and shows no fragments', async () => {
    open();
    Object.assign(window, { wc_add_to_cart_params: { cart_url: '/carrito/', cart_redirect_after_add: 'yes' } });
    addToCart(button());
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/carrito/'));
    expect(content()).not.toHaveTextContent('Taza');
  });

  it('is a failure, fires nothing like success and stores nothing when there is an error without address (W-06)', async () => {
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

  it('an add that redirects ends when the page is shown again: the button works', async () => {
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

describe('every failure ends in words and the button works again (W-01)', () => {
  const html = () => HttpResponse.html('<!DOCTYPE html><title>x</title>');
  it.each<[string, string, string, () => Response]>([
    ['a broken network', 'fetch_error', TEXTS.fetch_error, () => HttpResponse.error()],
    ['HTTP 500', 'unknown_error', TEXTS.not_added, () => new HttpResponse('fatal', { status: 500 })],
    ['HTTP 403 with -1', 'unknown_error', TEXTS.not_added, () => new HttpResponse('-1', { status: 403 })],
    ['an HTML page', 'invalid_json', TEXTS.not_added, html],
    ['an empty body', 'invalid_json', TEXTS.not_added, () => new HttpResponse('')],
    ['a truncated answer', 'invalid_json', TEXTS.not_added, () => new HttpResponse('{"fragments":{"div.wid')],
    ['no fragments', 'not_added', TEXTS.not_added, json({ cart_hash: 'x' })],
    ['fragments that are a text', 'not_added', TEXTS.not_added, json({ fragments: '<div>', cart_hash: 'x' })],
    ['fragments that are a list', 'not_added', TEXTS.not_added, json({ fragments: ['<div>'] })],
    ['fragments that are null', 'not_added', TEXTS.not_added, json({ fragments: null })],
    ['fragments of objects', 'not_added', TEXTS.not_added, json({ fragments: { 'div.a': {} } })],
    ['null', 'not_added', TEXTS.not_added, json(null)],
    ['a number', 'not_added', TEXTS.not_added, json(-1)],
    ['error "true" as a text', 'not_added', TEXTS.not_added, json({ error: 'true', fragments: {} })],
  ])('%s', async (_what, code, reason, body) => {
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
    ['an answer that was lost', () => HttpResponse.error()],
  ])('but the cart tells that it was added: %s', async (_what, body) => {
    open();
    answer('add_to_cart', body);
    const asked = answer('get_refreshed_fragments', json({ fragments: {}, cart_hash: 'more' }));
    addToCart(button());
    await settled('added');
    expect([$cartHash.get(), asked.length]).toEqual(['more', 1]);
  });

  it('and where the shop does not say either, the way leads to the cart', async () => {
    open();
    answer('add_to_cart', () => new HttpResponse('Forbidden', { status: 403 }));
    answer('get_refreshed_fragments', () => new HttpResponse('Forbidden', { status: 403 }));
    addToCart(button());
    await settled('failed');
    expect($buttons.get()[CUP]).toMatchObject({ code: 'add_unclear', reason: TEXTS.add_unclear });
    expect($buttons.get()[CUP]?.url).toMatch(/./);
  });

  it('a shop that leads to a page is followed, and nothing is said', async () => {
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

  it('a shop that does not answer within 15 s (W-04)', async () => {
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

  it('a huge answer is shown like any other', async () => {
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

describe('the veto', () => {
  it('a vetoed add leaves loading without added and sends nothing', async () => {
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
