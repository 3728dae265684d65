import $ from 'jquery';
import { describe, expect, it } from 'vitest';
import { shop } from '../../../mocks/node';

const post = (endpoint: string, form: Record<string, string>) =>
  fetch(`/?wc-ajax=${endpoint}`, { method: 'POST', body: new URLSearchParams(form) });

describe('wc-ajax endpoints', () => {
  it('add_to_cart adds the product and answers with fragments and hash', async () => {
    const answer = await (await post('add_to_cart', { product_id: '15', quantity: '2', extra: 'a b' })).json();
    expect(Object.keys(answer)).toEqual(['fragments', 'cart_hash']);
    expect(answer.cart_hash).toMatch(/^[0-9a-f]{32}$/);
    expect(shop.cart.count).toBe(2);
    expect(shop.requests).toMatchObject([
      { method: 'POST', url: '/?wc-ajax=add_to_cart', form: { product_id: '15', quantity: '2', extra: 'a b' } },
    ]);
    expect(document.cookie).toContain(`woocommerce_cart_hash=${answer.cart_hash}`);
    expect(document.cookie).toContain('woocommerce_items_in_cart=1');
  });

  it('the cart cookies are deleted when the cart is empty again', async () => {
    await post('add_to_cart', { product_id: '15' });
    const [line] = shop.cart.lines;
    const answer = await (await post('remove_from_cart', { cart_item_key: line?.key ?? '' })).json();
    expect(answer.cart_hash).toBe('');
    expect(document.cookie).not.toContain('woocommerce_');
  });

  it.each([
    ['a missing product id', {}, ''],
    ['an unknown product', { product_id: '999999' }, { error: true, product_url: false }],
    [
      'a variable parent',
      { product_id: '100' },
      { error: true, product_url: 'http://127.0.0.1:5173/producto/camiseta-basica/' },
    ],
    [
      'a sold-out product',
      { product_id: '41' },
      { error: true, product_url: 'http://127.0.0.1:5173/producto/vinagre-de-jerez/' },
    ],
  ])('add_to_cart refuses %s with status 200', async (_, form, expected) => {
    const response = await post('add_to_cart', form);
    expect(response.status).toBe(200);
    const body = await response.text();
    expect(expected === '' ? body : JSON.parse(body)).toEqual(expected);
    expect(shop.cart.count).toBe(0);
  });

  it('the handlers also answer jQuery’s requests', async () => {
    const answer = await $.ajax({
      url: '/?wc-ajax=add_to_cart',
      type: 'POST',
      data: { product_id: 15 },
      dataType: 'json',
    });
    expect(answer.fragments['div.widget_shopping_cart_content']).toContain('Taza Azahar');
    expect(shop.requests[0]?.headers['x-requested-with']).toBe('XMLHttpRequest');
  });

  it.each([
    ['offline', 'rejects'],
    ['500', 500],
    ['html', 200],
    ['empty', 200],
  ] as const)('under %s nothing is added', async (scenario, outcome) => {
    shop.scenario = scenario;
    const answer = post('add_to_cart', { product_id: '15' });
    if (outcome === 'rejects') await expect(answer).rejects.toThrow();
    else expect((await answer).status).toBe(outcome);
    expect(shop.cart.count).toBe(0);
  });

  it('the scenario sold-out redirects to the product, which shows a notice', async () => {
    shop.scenario = 'sold-out';
    const answer = await (await post('add_to_cart', { product_id: '15' })).json();
    expect(answer).toEqual({ error: true, product_url: 'http://127.0.0.1:5173/producto/taza-azahar/' });
    expect(shop.session.notices.take()).toHaveLength(1);
  });
});

describe('get_variation', () => {
  it('get_variation finds by exact values, "any" included, and answers false or nothing otherwise', async () => {
    const found = await (
      await post('get_variation', { product_id: '100', attribute_pa_color: 'rojo', attribute_pa_talla: 'm' })
    ).json();
    expect(found).toMatchObject({
      variation_id: 102,
      attributes: { attribute_pa_color: 'rojo', attribute_pa_talla: 'm' },
    });
    const any = await (
      await post('get_variation', { product_id: '150', attribute_pa_color: 'negro', attribute_pa_talla: 'xl' })
    ).json();
    expect(any).toMatchObject({ variation_id: 152, attributes: { attribute_pa_talla: '' } });
    expect(
      await (
        await post('get_variation', { product_id: '100', attribute_pa_color: 'ROJO', attribute_pa_talla: 'm' })
      ).json(),
    ).toBe(false);
    expect(await (await post('get_variation', { product_id: '15' })).text()).toBe('');
  });
});
