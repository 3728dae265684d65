import { HttpResponse, http as msw } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { ShopError } from '../../../src/wordpress/errors';
import { setSettings } from '../../../src/wordpress/settings';
import { platform, resetPlatform } from '../../../src/woocommerce/platform';
import { onRequestDone } from '../../../src/woocommerce/request-done';
import { enqueue } from '../../../src/woocommerce/request-queue';
import type { ShopRequest, Transport } from '../../../src/woocommerce/shop-request';
import { sendRequest } from '../../../src/woocommerce/transport';
import { adminAjax, wcAjax } from '../../../src/woocommerce/wc-ajax';

const tick = () => new Promise((resolve) => setTimeout(resolve));

describe('the queue of one tab', () => {
  it('starts the next job only when the previous one has settled, also after errors', async () => {
    const log: string[] = [];
    const job = (name: string, end: () => Promise<string>) =>
      enqueue(async () => {
        log.push(`start ${name}`);
        await tick();
        log.push(`end ${name}`);
        return end();
      });
    const throwing = enqueue(() => {
      throw new Error('before any promise');
    });
    const results = await Promise.allSettled([
      throwing,
      job('a', async () => 'A'),
      job('b', () => Promise.reject(new Error('no'))),
      job('c', async () => 'C'),
    ]);
    expect(log).toEqual(['start a', 'end a', 'start b', 'end b', 'start c', 'end c']);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('returns each caller the value of its job', async () => {
    expect(await Promise.all([1, 2, 3].map((value) => enqueue(async () => value)))).toEqual([1, 2, 3]);
  });

  it('accepts jobs from inside a job without a deadlock', async () => {
    const inner = await enqueue(async () => ({ later: enqueue(async () => 'inner') }));
    expect(await inner.later).toBe('inner');
  });
});

const request: ShopRequest = { url: '/', body: {}, expects: 'json', receive: (value) => value };
const through = (transport: (given: ShopRequest) => Promise<unknown>) =>
  void (platform.transport = transport as Transport);
afterEach(resetPlatform);

describe('a request', () => {
  it('times out when the transport never settles, aborts it, and ignores its late response', async () => {
    vi.useFakeTimers();
    let given: ShopRequest | undefined;
    const receive = vi.fn();
    through((inner) => {
      given = inner;
      return new Promise(() => {});
    });
    const sent = sendRequest(() => ({ ...request, receive }), 1000);
    const settled = sent.catch((error: ShopError) => error.code);
    vi.advanceTimersByTime(1000);
    expect(await settled).toBe('timeout');
    expect(given?.signal?.aborted).toBe(true);
    expect(() => given?.receive('late', '')).toThrow();
    expect(receive).not.toHaveBeenCalled();
  });

  it('rejects when the caller’s signal aborts, before or during the request', async () => {
    const end = new AbortController();
    through(() => new Promise(() => {}));
    const send = () => sendRequest(() => ({ ...request, signal: end.signal }), 1000);
    const during = send().catch((error: ShopError) => error);
    end.abort();
    expect(await during).toBeInstanceOf(ShopError);
    expect(await send().catch((error: ShopError) => error)).toBeInstanceOf(ShopError);
  });

  it('leaves no timer behind, and ignores an abort after its end', async () => {
    vi.useFakeTimers();
    const caller = new AbortController();
    const { signal } = caller;
    for (let time = 0; time < 100; time++) {
      through(async () => time);
      expect(await sendRequest(() => ({ ...request, signal }), 1000)).toBe(time);
    }
    expect(vi.getTimerCount()).toBe(0);
    caller.abort();
    await vi.advanceTimersByTimeAsync(2000);
  });

  it('of a page: a GET without a body, the text as it came, and what `receive` throws', async () => {
    server.use(msw.get('*/carrito/', () => HttpResponse.html('<p>{"a":1}')));
    const page = (receive: ShopRequest['receive']) =>
      sendRequest(() => ({ url: '/carrito/?remove_item=1', expects: 'html', receive }));
    expect(await page((value, url) => [value, new URL(url).search])).toEqual(['<p>{"a":1}', '?remove_item=1']);
    const thrown = new Error('no cart');
    await expect(page(() => Promise.reject(thrown))).rejects.toBe(thrown);
  });
});

describe('wc-ajax', () => {
  it('posts to the page’s pattern with WooCommerce’s headers and encoding', async () => {
    Object.assign(window, { wc_add_to_cart_params: { wc_ajax_url: '/tienda/?lang=es&wc-ajax=%%endpoint%%' } });
    await wcAjax('add_to_cart', { product_id: '15', nota: 'a b', lista: [1, { x: null }] });
    expect(shop.requests[0]).toMatchObject({
      method: 'POST',
      url: '/tienda/?lang=es&wc-ajax=add_to_cart',
      form: { product_id: '15', nota: 'a b', 'lista[]': '1', 'lista[1][x]': '' },
      headers: {
        accept: 'application/json, text/javascript, */*; q=0.01',
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        'x-requested-with': 'XMLHttpRequest',
      },
    });
  });

  it.each([
    [undefined],
    [null],
    ['text'],
    [7],
    [{ wc_ajax_url: 5 }],
    [{ wc_ajax_url: '' }],
    [{ wc_ajax_url: '/no-token/' }],
    [[]],
  ])('falls back to the plugin’s pattern when the parameters are %j', async (params) => {
    Object.assign(window, { wc_add_to_cart_params: params });
    setSettings({ shop: { wc_ajax_url: '/sub/?wc-ajax=%%endpoint%%' } });
    await wcAjax('get_refreshed_fragments', {});
    expect(shop.requests[0]?.url).toBe('/sub/?wc-ajax=get_refreshed_fragments');
  });

  it.each([[new TypeError('x')], ['text'], [null], [undefined], [{ name: 5 }]])(
    'turns %s into a ShopError',
    async (thrown) => {
      through(() => Promise.reject(thrown));
      const error = await wcAjax('add_to_cart', {}).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ShopError);
      expect(error).toMatchObject({ code: 'unknown_error', cause: thrown });
    },
  );

  it('rejects with a ShopError that knows code and status', async () => {
    shop.scenario = '500';
    await expect(wcAjax('add_to_cart', {})).rejects.toMatchObject({ code: 'unknown_error', status: 500 });
    shop.scenario = 'offline';
    await expect(wcAjax('add_to_cart', {})).rejects.toMatchObject({ code: 'fetch_error', status: 0 });
    shop.scenario = 'html';
    await expect(wcAjax('add_to_cart', {})).rejects.toMatchObject({ code: 'invalid_json', status: 200 });
    shop.scenario = 'empty';
    await expect(wcAjax('add_to_cart', {})).rejects.toMatchObject({ code: 'invalid_json' });
  });

  it('calls `onRequestDone` after every request, successful or not, until the signal aborts', async () => {
    const reported = vi.fn();
    const end = new AbortController();
    onRequestDone(reported, end.signal);
    await wcAjax('get_refreshed_fragments', {});
    shop.scenario = '500';
    await wcAjax('get_refreshed_fragments', {}).catch(() => undefined);
    await tick();
    expect(reported).toHaveBeenCalledTimes(2);
    end.abort();
    await wcAjax('get_refreshed_fragments', {}).catch(() => undefined);
    await tick();
    expect(reported).toHaveBeenCalledTimes(2);
  });
});

it('admin-ajax sends the action with the fields', async () => {
  let body = '';
  server.use(
    msw.post('*/wp-admin/admin-ajax.php', async ({ request: got }) => {
      body = await got.text();
      return HttpResponse.json({ height: 300 });
    }),
  );
  expect(await adminAjax('embed', { security: 'n', url: 'https://a.es/?b=1&c=2' })).toEqual({ height: 300 });
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    action: 'embed',
    security: 'n',
    url: 'https://a.es/?b=1&c=2',
  });
});
