import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Shape, typeOf } from '../../.tools/shapes/types.mjs';
import { shopHandlers } from '../../mocks/handlers';
import { shop } from '../../mocks/node';
import { differences, type ExchangeShape, exchanges } from './shape-files';

const ORIGIN = 'http://127.0.0.1:5173';
const handlers = shopHandlers(shop);
const variable = () =>
  shop.catalogue.products.find(
    ({ variations }) => variations?.length && variations.every(({ values }) => Object.values(values).every(Boolean)),
  );

/** Field values for each capture, so that the pretend shop is in the situation that the capture's name states. */
const VALUES: Readonly<Record<string, () => Record<string, string>>> = {
  'wc-ajax.add_to_cart.ok': () => ({ product_id: '15', product_sku: '', success_message: '' }),
  'wc-ajax.add_to_cart.unknown-product': () => ({ product_id: '999999' }),
  'wc-ajax.add_to_cart.variable-parent': () => ({ product_id: String(variable()?.id) }),
  'wc-ajax.remove_from_cart.ok': () => {
    shop.cart.add(15, 1, 0, {});
    return { cart_item_key: shop.cart.lines[0]?.key ?? '' };
  },
  'wc-ajax.get_refreshed_fragments': () => {
    shop.cart.add(15, 1, 0, {});
    return {};
  },
  'wc-ajax.get_variation.found': () => choice(({ id }) => shop.catalogue.left(id) !== 0),
  'wc-ajax.get_variation.none': () => ({ ...choice(() => true), attribute_pa_color: 'ninguno' }),
};

const choice = (fits: (variation: { id: number }) => boolean): Record<string, string> => {
  const product = variable();
  const values = Object.entries(product?.variations?.find(fits)?.values ?? {});
  return {
    product_id: String(product?.id),
    ...Object.fromEntries(values.map(([name, value]) => [`attribute_${name}`, value])),
  };
};

const ask = (name: string, { request }: ExchangeShape): Promise<Response | undefined> => {
  const signedIn = name.includes('signed-in') || request.headers.includes('X-WP-Nonce');
  if (signedIn) shop.session.userId = 1;
  const nonce = name.includes('bad-nonce') ? 'stale00000' : shop.nonces.issue('wp_rest', 1);
  const query = request.query.map((part) => (part.includes('=') ? part : `${part}=${part === 'page' ? 1 : 10}`));
  const values = VALUES[name]?.() ?? {};
  const names = request.form?.filter((field) => !/^attribute_/.test(field)) ?? [];
  const form = { ...Object.fromEntries(names.map((field) => [field, '1'])), ...values };
  return getResponse(
    handlers,
    new Request(`${ORIGIN}${request.path}?${query.join('&')}`, {
      method: request.method,
      headers: {
        ...(request.headers.includes('X-WP-Nonce') && { 'X-WP-Nonce': nonce }),
        ...(request.json !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(request.form && { body: new URLSearchParams(form) }),
      ...(request.json !== undefined && {
        body: JSON.stringify({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } }),
      }),
    }),
  );
};

/** Keys that differ between shops: fragments depend on the theme, attributes on the shop, images on the picture. */
const OWN = ['fragments', 'attributes', 'image'];

const neutral = (body: Shape): Shape =>
  typeof body === 'string' || Array.isArray(body)
    ? body
    : Object.fromEntries(
        Object.entries(body).map(([key, type]) => [key, OWN.includes(key) ? { '*': 'string' } : type]),
      );

const keysOf = (body: unknown, key: string): string[] => Object.keys(Object(Object(body)[key]));

const isAsked = ([, { request }]: readonly [string, ExchangeShape]): boolean =>
  /wc-ajax|action=/.test(request.query.join()) || request.path.startsWith('/wp-json/');

beforeEach(() => shop.reset());

describe('responses of the pretend shop have the shape of the real shop’s', () => {
  it.each(exchanges.filter(isAsked))('%s', async (title, shape) => {
    const answer = await ask(title.replace(/^.*: /, ''), shape);
    expect(answer?.status).toBe(shape.response.status);
    expect(answer?.headers.get('content-type')?.split(';')[0]).toBe(shape.response.type);
    for (const name of shape.response.headers.filter((name) => name.startsWith('x-wp'))) {
      expect(answer?.headers.has(name), name).toBe(true);
    }
    const text = (await answer?.text()) ?? '';
    if (shape.response.type !== 'application/json') return;
    const body: unknown = JSON.parse(text);
    expect(differences(neutral(shape.response.body), neutral(typeOf(body)))).toEqual([]);
    expect(keysOf(body, 'image')).toEqual(expect.arrayContaining(keysOf(shape.response.body, 'image')));
    expect(keysOf(body, 'fragments').length > 0).toBe(keysOf(shape.response.body, 'fragments').length > 0);
    if (shape.response.code) expect(body).toHaveProperty('code', shape.response.code);
  });

  it('the REST list has a link to the next page while there is one', async () => {
    const list = (page: number) =>
      getResponse(handlers, new Request(`${ORIGIN}/wp-json/wp/v2/product?per_page=10&page=${page}`));
    const first = await list(1);
    const last = await list(Number(first?.headers.get('x-wp-totalpages')));
    expect(first?.headers.get('link')).toMatch(/<[^>]+page=2[^>]*>; rel="next"/);
    expect(last?.headers.get('link') ?? '').not.toContain('rel="next"');
  });
});
