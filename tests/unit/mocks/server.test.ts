// @vitest-environment node
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPretendShop } from '../../../.tools/start/api.mjs';
import { server } from '../../../mocks/node';

let shop: Awaited<ReturnType<typeof startPretendShop>>;

beforeAll(async () => {
  server.close(); // These requests must reach a real socket, not MSW.
  shop = await startPretendShop();
}, 60_000);

afterAll(() => shop.close());

const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, shop.url), { redirect: 'manual', ...init });

/** Returns a port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = Object(probe.address()) as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Like a browser that was open before: retries until the server listens, and then waits for its response. */
const asked = (address: string): Promise<Response> =>
  fetch(address).catch(() => new Promise((resolve) => setTimeout(resolve, 5)).then(() => asked(address)));

it('a request before the pretend shop is ready is answered when it is', async () => {
  const port = await freePort();
  const answer = asked(`http://127.0.0.1:${port}/tienda/`);
  const early = await startPretendShop({ port });
  expect((await answer).status).toBe(200);
  await early.close();
});

describe('the pretend shop as a server', () => {
  it('the pretend shop redirects / to the shop, which loads Islas from its sources', async () => {
    expect((await get('/')).headers.get('location')).toBe('/tienda/');
    const page = await (await get('/tienda/')).text();
    expect(page).toContain('<script type="module" src="/src/main.ts" id="islas-js-module"></script>');
    expect((await get('/src/main.ts')).headers.get('content-type')).toContain('javascript');
    expect((await get('/wp-includes/js/jquery/jquery.min.js')).status).toBe(200);
  });

  it('the pretend shop prints the head script inline, so that it runs before the first paint', async () => {
    const page = await (await get('/tienda/')).text();
    const [head = ''] = page.split('</head>');
    expect(head).toContain('store_notice');
    expect(head).not.toMatch(/^\s*(import|export)\b(?!\()/m);
  });

  it('the pretend shop sends each cookie in its own header', async () => {
    const answer = await get('/?wc-ajax=add_to_cart', {
      method: 'POST',
      body: new URLSearchParams({ product_id: '15' }),
    });
    const names = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
    expect(names).toEqual([
      'woocommerce_items_in_cart',
      'woocommerce_cart_hash',
      expect.stringMatching(/^wp_woocommerce_session_/),
    ]);
  });

  it('the scenario offline closes the connection, and the next visitor is answered', async () => {
    const headers = { cookie: 'tienda_scenario=offline' };
    await expect(get('/?wc-ajax=get_refreshed_fragments', { method: 'POST', headers })).rejects.toThrow();
    expect((await get('/tienda/', { headers })).status).toBe(200);
    expect((await get('/?wc-ajax=get_refreshed_fragments', { method: 'POST' })).status).toBe(200);
  });

  it('the pretend shop records received requests for its caller', async () => {
    await get('/?wc-ajax=remove_from_cart', { method: 'POST', body: new URLSearchParams({ cart_item_key: 'x' }) });
    expect(shop.shop.requests.at(-1)).toMatchObject({ form: { cart_item_key: 'x' } });
  });

  it('startPretendShop rejects when the port is taken, instead of hanging', async () => {
    await expect(startPretendShop({ port: Number(new URL(shop.url).port) })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  it('the pretend shop serves no file outside its folders', async () => {
    const answers = await Promise.all(
      ['/package.json', '/wp-includes/js/jquery/../../../package.json', '/.git/config'].map(
        async (path) => (await get(path)).status,
      ),
    );
    expect(answers).toEqual([404, 404, 404]);
  });
});
