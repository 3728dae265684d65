import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { startActions } from '../../../src/runtime/actions';
import { assign } from '../../../src/browser/navigation';
import { $buttons, $cartHash } from '../../../widgets/fragments/cart-store';
import { sendRequest } from '../../../src/woocommerce/transport';
import { addToCart, removeItem } from '../../../widgets/cart/cart-actions';
import {
  BOWL,
  CUP,
  KEYS,
  PAGE,
  answer,
  asked,
  button,
  card,
  content,
  forms,
  json,
  quiet,
  removeLink,
  settled,
  state,
} from '../cart/cart-page';
import { $, argumentsOf, hear, openWithJQuery, withJQuery } from './shop-jquery';

vi.mock('../../../src/browser/navigation', async (real) => ({
  ...(await real<object>()),
  assign: vi.fn((url: string) => url !== ''),
}));

withJQuery();
beforeEach(() => vi.mocked(assign).mockClear());

const errors = () => {
  const received = vi.fn();
  document.addEventListener('islas:island-error', (event) => received((event as CustomEvent).detail.name), {
    once: true,
  });
  return received;
};
const boom = () => {
  throw new Error('a plugin’s mistake');
};

describe('an add through jQuery', () => {
  it('fires the stock events in the stock order, before ajaxComplete (W-20)', async () => {
    await openWithJQuery();
    const seen = hear('adding_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded', 'added_to_cart');
    $(document.body).on('should_send_ajax_request.adding_to_cart', () => void seen.push('should_send'));
    for (const name of ['ajaxSend', 'ajaxSuccess', 'ajaxComplete'])
      $(document).on(name, () => void seen.push(`${name} ${content().textContent?.includes('Taza')}`));
    addToCart(button());
    await settled('added');
    await quiet();
    expect(seen).toEqual([
      'should_send',
      'adding_to_cart',
      'ajaxSend false',
      'wc_cart_button_updated',
      'wc_fragments_loaded',
      'added_to_cart',
      'ajaxSuccess true',
      'ajaxComplete true',
    ]);
  });

  it('passes the stock arguments to listeners', async () => {
    await openWithJQuery();
    const adding = argumentsOf('adding_to_cart');
    const added = argumentsOf('added_to_cart');
    const updated = argumentsOf('wc_cart_button_updated');
    addToCart(button());
    await settled('added');
    const [$adding, payload] = adding.mock.calls[0] as [JQuery, object];
    expect([$adding.jquery, $adding[0]]).toEqual([$.fn.jquery, button()]);
    expect(payload).toMatchObject({ product_id: CUP, quantity: '1' });
    const [fragments, hash, $button] = added.mock.calls[0] as [object, string, JQuery];
    expect(Object.keys(fragments)).toContain('div.widget_shopping_cart_content');
    expect([hash, $button[0]]).toEqual([shop.cart.hash, button()]);
    expect((updated.mock.calls[0] as [JQuery])[0][0]).toBe(button());
  });

  it('fires adding_to_cart synchronously with the click', async () => {
    await openWithJQuery();
    const seen = hear('adding_to_cart');
    addToCart(button());
    expect(seen).toEqual(['adding_to_cart']);
    await settled('added');
  });

  it('sends jQuery data, which attributes override, and fields that a listener added', async () => {
    await openWithJQuery(PAGE);
    $(button()).data({
      quantity: 7,
      gift: 'card',
      node: document.body,
      call: vi.fn(),
      nested: { a: [1, 'dos y tres'] },
    });
    $(document.body).on(
      'adding_to_cart',
      (_event, _button, data: Record<string, unknown>) => void (data['mark'] = 'ñ 1'),
    );
    const called = vi.fn();
    $(button()).data('call', called);
    addToCart(button());
    await settled('added');
    expect(forms()[0]).toEqual({
      product_id: CUP,
      quantity: '1',
      success_message: `Añadido ${CUP}`,
      gift: 'card',
      'nested[a][]': expect.anything(),
      mark: 'ñ 1',
    });
    expect(called).not.toHaveBeenCalled();
  });

  it('lets ajaxSend edit the string and prefilters read the object', async () => {
    await openWithJQuery();
    const seen: unknown[] = [];
    $.ajaxPrefilter((options, original) => void seen.push(typeof options.data, original.data));
    $(document).on('ajaxSend', (_event, _xhr, settings) => {
      settings.data += '&extra=1';
    });
    addToCart(button());
    await settled('added');
    expect(seen).toEqual(['string', expect.objectContaining({ product_id: CUP })]);
    expect(forms()[0]).toMatchObject({ extra: '1' });
  });

  it('tells other code of a page that was requested, once the page has been received', async () => {
    await openWithJQuery();
    server.use(http.get('*/carrito/', () => HttpResponse.html('<p>carrito</p>')));
    const seen: unknown[] = [];
    for (const name of ['ajaxSend', 'ajaxSuccess', 'ajaxComplete'])
      $(document).on(name, (_event, _xhr, { type, dataType }: JQueryAjaxSettings) => {
        seen.push(`${name} ${type} ${dataType}`);
      });
    await sendRequest(() => ({ url: '/carrito/', expects: 'html', receive: (html) => void seen.push(html) }));
    await quiet();
    expect(seen).toEqual(['ajaxSend GET html', '<p>carrito</p>', 'ajaxSuccess GET html', 'ajaxComplete GET html']);
  });

  it.each<[string, () => Response, string]>([
    ['a broken network', () => HttpResponse.error(), 'fetch_error'],
    ['HTTP 500', () => new HttpResponse('x', { status: 500 }), 'unknown_error'],
    ['HTML', () => HttpResponse.html('<p>'), 'invalid_json'],
    ['an empty body', () => new HttpResponse(''), 'invalid_json'],
    ['HTTP 204', () => new HttpResponse(null, { status: 204 }), 'not_added'],
    ['no fragments', json({}), 'not_added'],
  ])('%s makes the add fail without any success event (W-01, W-06)', async (_what, body, code) => {
    await openWithJQuery();
    const seen = hear('added_to_cart', 'wc_fragments_loaded');
    answer('add_to_cart', body);
    addToCart(button());
    await settled('failed');
    expect($buttons.get()[CUP]).toMatchObject({ code });
    expect(seen).toEqual([]);
  });
});

describe('the veto of should_send_ajax_request.adding_to_cart', () => {
  const veto = (...answers: unknown[]) =>
    answers.forEach((answer) => $(document.body).on('should_send_ajax_request.adding_to_cart', () => answer as never));

  it.each<[string, unknown[], boolean]>([
    ['exactly false refuses', [false], false],
    ['0 does not', [0], true],
    ['null does not', [null], true],
    ['a later true overrides an earlier false', [false, true], true],
    ['a later false overrides an earlier true', [true, false], false],
    ['a later silence leaves a false', [false, undefined], false],
  ])('%s', async (_law, answers, isSent) => {
    await openWithJQuery();
    veto(...answers);
    const seen = hear('adding_to_cart', 'ajax_request_not_sent.adding_to_cart', 'wc_cart_button_updated');
    addToCart(button());
    await settled(isSent ? 'added' : undefined);
    await quiet();
    expect(asked()).toEqual(isSent ? ['add_to_cart'] : []);
    if (!isSent) expect(seen).toEqual(['ajax_request_not_sent.adding_to_cart', 'wc_cart_button_updated']);
  });

  it('is requested on the body only, with the button', async () => {
    await openWithJQuery();
    const onBody = argumentsOf('should_send_ajax_request.adding_to_cart');
    const elsewhere = vi.fn(() => false);
    $(document).on('should_send_ajax_request.adding_to_cart', elsewhere as never);
    $(button()).on('should_send_ajax_request.adding_to_cart', elsewhere as never);
    addToCart(button());
    await settled('added');
    expect((onBody.mock.calls[0] as [JQuery])[0][0]).toBe(button());
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('fires ajax_request_not_sent with false, false and the button', async () => {
    await openWithJQuery();
    veto(false);
    const told = argumentsOf('ajax_request_not_sent.adding_to_cart');
    addToCart(button());
    expect(told).toHaveBeenCalledWith(false, false, expect.objectContaining({ 0: button() }));
  });
});

describe('errors in other scripts’ listeners', () => {
  it.each([
    'should_send_ajax_request.adding_to_cart',
    'adding_to_cart',
    'added_to_cart',
    'wc_cart_button_updated',
    'wc_fragments_loaded',
  ])('a throw in %s is reported, and the queue continues (W-02)', async (name) => {
    await openWithJQuery();
    const reported = errors();
    $(document.body).on(name, boom);
    addToCart(button(CUP));
    addToCart(button(BOWL));
    await settled('added', CUP);
    await settled('added', BOWL);
    expect(reported).toHaveBeenCalledWith(name);
    expect(shop.cart.count).toBe(2);
    expect(Reflect.get($, 'active')).toBe(0);
  });

  it.each<[string, () => void]>([
    ['beforeSend that refuses', () => $.ajaxSetup({ beforeSend: () => false })],
    ['beforeSend that aborts', () => $.ajaxSetup({ beforeSend: (xhr) => void xhr.abort() })],
    ['beforeSend that throws', () => $.ajaxSetup({ beforeSend: boom })],
    ['ajaxSend that throws', () => $(document).on('ajaxSend', boom)],
    ['ajaxSend that aborts', () => $(document).on('ajaxSend', (_event, xhr) => void xhr.abort())],
  ])('a %s fails the add and advances the queue (W-03)', async (_what, prepare) => {
    await openWithJQuery();
    prepare();
    addToCart(button(CUP));
    addToCart(button(BOWL));
    await settled('failed', CUP);
    await settled('failed', BOWL);
    Reflect.deleteProperty($.ajaxSettings, 'beforeSend');
    $(document).off('ajaxSend');
    addToCart(button(CUP));
    await settled('added', CUP);
  });

  it('a prefilter that aborts advances the queue too (W-03)', async () => {
    await openWithJQuery();
    let refuses = true;
    $.ajaxPrefilter((_options, _original, xhr) => void (refuses && xhr.abort()));
    addToCart(button(CUP));
    await settled('failed', CUP);
    refuses = false;
    addToCart(button(CUP));
    await settled('added', CUP);
  });
});

describe('a removal through jQuery', () => {
  it('fires removed_from_cart with fragments, hash and link after the regions', async () => {
    await openWithJQuery();
    addToCart(button());
    await settled('added');
    const seen = hear('removed_from_cart', 'wc_fragments_loaded');
    const removed = argumentsOf('removed_from_cart');
    const link = removeLink();
    removeItem(link);
    await settled(undefined);
    expect(seen).toEqual(['wc_fragments_loaded', 'removed_from_cart']);
    expect(removed).toHaveBeenCalledWith(expect.any(Object), '', expect.objectContaining({ 0: link }));
  });
});

describe('cart events that other scripts fire', () => {
  it('wc_fragment_refresh and updated_wc_div refresh the cart, then fire wc_fragments_refreshed', async () => {
    await openWithJQuery();
    const seen = hear('wc_fragments_refreshed', 'wc_fragments_loaded');
    shop.cart.add(Number(CUP));
    for (const name of ['wc_fragment_refresh', 'updated_wc_div']) {
      $(document.body).trigger(name);
      await quiet();
    }
    expect(asked()).toEqual(['get_refreshed_fragments', 'get_refreshed_fragments']);
    expect(seen).toEqual(['wc_fragments_refreshed', 'wc_fragments_refreshed']);
    expect(content()).toHaveTextContent('Taza');
  });

  it('a failed refresh fires wc_fragments_ajax_error', async () => {
    await openWithJQuery();
    const seen = hear('wc_fragments_ajax_error');
    shop.scenario = '500';
    $(document.body).trigger('wc_fragment_refresh');
    await vi.waitFor(() => expect(seen).toHaveLength(1));
  });

  it('added_to_cart with fragments is shown and stored, and its button becomes `added`', async () => {
    await openWithJQuery();
    const fragments = { 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">ajeno</div>' };
    $(document.body).trigger('added_to_cart', [fragments, 'theirs', $(button(BOWL))]);
    expect(content()).toHaveTextContent('ajeno');
    expect(state(BOWL)).toBe('added');
    expect($cartHash.get()).toBe('theirs');
    expect(sessionStorage.getItem(KEYS.hash)).toBe('theirs');
    expect(asked()).toEqual([]);
  });

  it.each<[string, unknown[]]>([
    ['nothing', []],
    ['undefined', [undefined, undefined, undefined]],
    ['fragments without a button', [{ 'a.x': '<a class="x"></a>' }, 'h']],
    ['a foreign button', [{}, 'h', { not: 'an element' }]],
    ['a selector for a button', [{}, 'h', '.button']],
    ['HTML for a button', [{}, 'h', '<b>']],
    ['a number for a button', [{}, 'h', 5]],
    ['fragments of a wrong type', ['<div>', 3, null]],
  ])('added_to_cart and removed_from_cart with %s are tolerated', async (_what, given) => {
    await openWithJQuery();
    const reported = errors();
    $(document.body).trigger('added_to_cart', given);
    $(document.body).trigger('removed_from_cart', given);
    expect(reported).not.toHaveBeenCalled();
    addToCart(button());
    await settled('added');
  });

  it('added_to_cart with an invalid selector for a button is reported and does not throw to its caller', async () => {
    await openWithJQuery();
    const reported = errors();
    expect(() => $(document.body).trigger('added_to_cart', [{}, 'h', '#['])).not.toThrow();
    expect(reported).toHaveBeenCalledWith('added_to_cart');
  });

  it('Islas’ events are not handled again as another script’s', async () => {
    await openWithJQuery();
    const seen = hear('added_to_cart', 'wc_fragments_loaded');
    addToCart(button());
    await settled('added');
    await quiet();
    expect(seen).toEqual(['wc_fragments_loaded', 'added_to_cart']);
  });

  it('with the cart feature off, the stock script’s adds are only stored', async () => {
    await openWithJQuery(PAGE, { features: { cart: false } });
    const fragments = { 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">stock</div>' };
    $(document.body).trigger('added_to_cart', [fragments, 'stock', $(button())]);
    expect(content()).not.toHaveTextContent('stock');
    expect(state()).toBeUndefined();
    expect(sessionStorage.getItem(KEYS.hash)).toBe('stock');
  });
});

it('a cart restored from storage fires wc_fragments_loaded for listeners bound before the bridge started', async () => {
  const seen = hear('wc_fragments_loaded');
  const region = { 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">guardado</div>' };
  sessionStorage.setItem(KEYS.fragments, JSON.stringify(region));
  sessionStorage.setItem(KEYS.hash, '');
  await openWithJQuery();
  expect(seen).toEqual(['wc_fragments_loaded']);
  expect(content()).toHaveTextContent('guardado');
});

it('bridges a jQuery that loads late from that moment', async () => {
  const { open, started } = await import('../cart/cart-page');
  open();
  await started();
  Object.assign(window, { jQuery: $, $ });
  dispatchEvent(new Event('load'));
  const seen = hear('adding_to_cart', 'added_to_cart');
  addToCart(button());
  await settled('added');
  expect(seen).toEqual(['adding_to_cart', 'added_to_cart']);
});

it('supports jQuery’s own selectors, and cleans jQuery data of removed nodes', async () => {
  await openWithJQuery(`${PAGE}<p class="twin">a</p><p class="twin" lang="es">b</p>`);
  const first = document.querySelector('.twin') as HTMLElement;
  const removed = vi.fn();
  $(first).data('x', 1).on('click', removed);
  answer('add_to_cart', json({ fragments: { '.twin[lang!="es"]': '<p class="twin">uno</p>' }, cart_hash: 'h' }));
  addToCart(button());
  await settled('added');
  expect([...document.querySelectorAll('.twin')].map((node) => node.textContent)).toEqual(['uno', 'b']);
  expect($.hasData(first)).toBe(false);
});

it('handles and fires no events after its signal has aborted', async () => {
  const page = await openWithJQuery(card(CUP));
  page.abort();
  const seen = hear('adding_to_cart');
  $(document.body).trigger('wc_fragment_refresh');
  await quiet();
  expect(asked()).toEqual([]);
  const sent = vi.spyOn($, 'ajax');
  addToCart(button());
  await settled('added');
  expect(seen).toEqual([]);
  expect(sent).not.toHaveBeenCalled(); // The click is left to the browser again.
});

describe('events triggered through jQuery only', () => {
  it("a link's `trigger('click')` adds, as with the stock script, and a handler that prevents it wins", async () => {
    const page = await openWithJQuery();
    startActions({ 'cart.add': addToCart }, page.signal);
    $(button()).trigger('click');
    await settled('added');
    expect(asked()).toEqual(['add_to_cart']);
    $(button(BOWL)).on('click', () => false);
    $(button(BOWL)).trigger('click');
    expect(state(BOWL)).toBeUndefined();
  });

  it('a native click adds once', async () => {
    const page = await openWithJQuery();
    startActions({ 'cart.add': addToCart }, page.signal);
    button().click();
    await settled('added');
    expect(asked()).toEqual(['add_to_cart']);
  });

  it("`trigger('change')` on the sort-by select submits its form once", async () => {
    await openWithJQuery(
      '<form class="woocommerce-ordering"><select class="orderby"><option>a<option>b</select></form>',
    );
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', sent);
    $('select').val('b').trigger('change');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
