// @vitest-environment node
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPretendShop } from '../../../.tools/start/api.mjs';
import { server } from '../../../mocks/node';

let shop: Awaited<ReturnType<typeof startPretendShop>>;

beforeAll(async () => {
  server.close(); // These requests are meant for a real socket.
  shop = await startPretendShop();
}, 60_000);

afterAll(() => shop.close());

const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, shop.url), { redirect: 'manual', ...init });

/** A port that is free at the moment. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = Object(probe.address()) as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** As a browser does that was open already: asks until somebody listens, and then waits for that answer. */
const asked = (address: string): Promise<Response> =>
  fetch(address).catch(() => new Promise((resolve) => setTimeout(resolve, 5)).then(() => asked(address)));

it('what is asked before the shop is open is answered when it is', async () => {
  const port = await freePort();
  const answer = asked(`http://127.0.0.1:${port}/tienda/`);
  const early = await startPretendShop({ port });
  expect((await answer).status).toBe(200);
  await early.close();
});

describe('the pretend shop as a server', () => {
  it('leads to the shop, and the shop loads Islas from its sources', async () => {
    expect((await get('/')).headers.get('location')).toBe('/tienda/');
    const page = await (await get('/tienda/')).text();
    expect(page).toContain('<script type="module" src="/src/main.ts" id="islas-js-module"></script>');
    expect((await get('/src/main.ts')).headers.get('content-type')).toContain('javascript');
    expect((await get('/wp-includes/js/jquery/jquery.min.js')).status).toBe(200);
  });

  it('prints the script of the head inline, so that it runs before the first paint', async () => {
    const page = await (await get('/tienda/')).text();
    const [head = ''] = page.split('</head>');
    expect(head).toContain('store_notice');
    expect(head).not.toMatch(/\b(import|export)\b/);
  });

  it('sends each cookie by itself', async () => {
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

  it('cuts the connection when the scenario is offline, and answers the next visitor', async () => {
    const headers = { cookie: 'tienda_scenario=offline' };
    await expect(get('/?wc-ajax=get_refreshed_fragments', { method: 'POST', headers })).rejects.toThrow();
    expect((await get('/tienda/', { headers })).status).toBe(200);
    expect((await get('/?wc-ajax=get_refreshed_fragments', { method: 'POST' })).status).toBe(200);
  });

  it('keeps what it received, for who started it', async () => {
    await get('/?wc-ajax=remove_from_cart', { method: 'POST', body: new URLSearchParams({ cart_item_key: 'x' }) });
    expect(shop.shop.requests.at(-1)).toMatchObject({ form: { cart_item_key: 'x' } });
  });

  it('says that a port is taken by throwing, not by hanging', async () => {
    await expect(startPretendShop({ port: Number(new URL(shop.url).port) })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  it('gives no file outside of the folders it serves', async () => {
    const answers = await Promise.all(
      ['/package.json', '/wp-includes/js/jquery/../../../package.json', '/.git/config'].map(
        async (path) => (await get(path)).status,
      ),
    );
    expect(answers).toEqual([404, 404, 404]);
  });
});
