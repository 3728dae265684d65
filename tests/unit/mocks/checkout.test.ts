import { beforeEach, describe, expect, it } from 'vitest';
import { shop } from '../../../mocks/node';

const post = (endpoint: string, form: Record<string, string>) =>
  fetch(`/?wc-ajax=${endpoint}`, { method: 'POST', body: new URLSearchParams(form) });
const nonce = (action: string) => shop.nonces.issue(action, 0);

const ORDER = {
  billing_first_name: 'Lucía',
  billing_last_name: 'Vidal',
  billing_address_1: 'Calle Mayor 1',
  billing_postcode: '46001',
  billing_city: 'Valencia',
  billing_phone: '600 000 000',
  billing_email: 'lucia@azahar.example',
  payment_method: 'bacs',
  terms: 'on',
  'terms-field': '1',
};

beforeEach(() => {
  shop.cart.add(15, 2);
});

describe('nonces of the cart and checkout', () => {
  it.each(['apply_coupon', 'remove_coupon', 'update_order_review'])(
    '%s refuses a wrong nonce with 403 and -1',
    async (endpoint) => {
      const answer = await post(endpoint, { security: 'bad', coupon_code: 'azahar10' });
      expect([answer.status, await answer.text()]).toEqual([403, '-1']);
      expect(shop.cart.coupons).toEqual([]);
    },
  );

  it('checkout answers a wrong nonce by asking for a reload', async () => {
    const answer = await (await post('checkout', { ...ORDER, 'woocommerce-process-checkout-nonce': 'bad' })).json();
    expect(answer).toMatchObject({ result: 'failure', reload: true });
    expect(shop.orders.list).toEqual([]);
  });
});

describe('coupons', () => {
  it('coupon requests always answer with a notice', async () => {
    const apply = async (code: string) =>
      (await post('apply_coupon', { security: nonce('apply-coupon'), coupon_code: code })).text();
    expect(await apply('azahar10')).toContain('woocommerce-message');
    expect(await apply('azahar10')).toContain('woocommerce-error');
    expect(await apply('<b>')).not.toContain('<b>');
    expect(shop.cart.discount).toBe(290);
    await post('remove_coupon', { security: nonce('remove-coupon'), coupon: 'azahar10' });
    expect(shop.cart.discount).toBe(0);
  });
});

describe('update_order_review', () => {
  const review = async () =>
    (await post('update_order_review', { security: nonce('update-order-review'), payment_method: 'cod' })).json();

  it('update_order_review returns both fragments and keeps the chosen payment', async () => {
    const { fragments, ...rest } = await review();
    expect(rest).toEqual({ result: 'success', messages: '', reload: false });
    expect(Object.keys(fragments)).toEqual([
      '.woocommerce-checkout-review-order-table',
      '.woocommerce-checkout-payment',
    ]);
    expect(fragments['.woocommerce-checkout-payment']).toMatch(/value="cod" checked/);
  });

  it('update_order_review returns only one fragment for an expired session', async () => {
    shop.cart.empty();
    expect(Object.keys((await review()).fragments)).toEqual(['form.woocommerce-checkout']);
  });
});

describe('checkout', () => {
  const buy = async (fields: Record<string, string>) =>
    (
      await post('checkout', { ...fields, 'woocommerce-process-checkout-nonce': nonce('woocommerce-process_checkout') })
    ).json();

  it.each([
    [{ billing_email: 'lucia@' }, 'billing_email'],
    [{ billing_postcode: '4600' }, 'billing_postcode'],
    [{ billing_city: ' ' }, 'billing_city'],
    [{ payment_method: 'oro' }, 'payment_method'],
  ])('%o is reported at the field', async (fields, field) => {
    const answer = await buy({ ...ORDER, ...fields });
    expect(answer).toMatchObject({ result: 'failure', refresh: false, reload: false });
    expect(answer.messages).toContain(`data-id="${field}"`);
    expect(shop.cart.count).toBe(2);
  });

  it('checkout places one order with all posted fields, and redirects to it', async () => {
    const answer = await buy({ ...ORDER, wc_order_attribution_source_type: 'utm' });
    expect(answer).toMatchObject({ result: 'success', order_id: 2001 });
    expect(answer.redirect).toMatch(/\/finalizar-compra\/order-received\/2001\/\?key=wc_order_/);
    expect(shop.orders.list).toMatchObject([
      { total: 2900 + 495, fields: { wc_order_attribution_source_type: 'utm' } },
    ]);
    expect(shop.cart.count).toBe(0);
  });
});

describe('store API', () => {
  it('the Store API adds only with the nonce of the last response', async () => {
    const api = '/wp-json/wc/store/v1/cart';
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ id: 17, quantity: 1 });
    expect((await fetch(`${api}/add-item`, { method: 'POST', headers, body })).status).toBe(401);
    const fresh = (await fetch(api)).headers.get('nonce') ?? '';
    const answer = await fetch(`${api}/add-item`, { method: 'POST', headers: { ...headers, Nonce: fresh }, body });
    expect(await answer.json()).toMatchObject({ items_count: 3, totals: { total_items: '4790' } });
  });
});
