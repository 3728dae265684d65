import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shopHandlers } from '../../../mocks/handlers';
import { server } from '../../../mocks/node';
import { Shop } from '../../../mocks/shop';
import { CartToken } from '../../../widgets/cart/store-api/cart-token';
import { StoreClient } from '../../../widgets/cart/store-api/store-client';
import { startStoreApi } from '../../../widgets/cart/store-api/start-store-api';
import { wcAjax } from '../../../src/woocommerce/wc-ajax';
import { formatMoney } from '../../../src/woocommerce/store-money';
import { decodeStoreCart, hashOf, isStoreCart, toDrawerCart } from '../../../widgets/cart/store-api/store-cart';
import { decodeDrawerCart } from '../../../widgets/drawer/drawer-cart';

const ORIGIN = 'https://tienda.example';
const [CUP, BOWL] = [15, 17];
const shop = new Shop({ origin: ORIGIN });
const lost = vi.fn();
const create = (url = ORIGIN) => new StoreClient(url, lost);
const cups = (quantity = 1) => ({ id: CUP, quantity });
const sent = () =>
  shop.requests.map(({ method, url, headers }) => [method, url.split('/v1/')[1], !!headers['cart-token']]);

beforeEach(() => {
  server.use(...shopHandlers(shop));
  shop.allowedOrigins.add(location.origin);
  lost.mockClear();
});
afterEach(() => shop.reset());

describe('requests to the Store API of another origin', () => {
  test('a shopper without a cart gets one with the first change, and keeps it', async () => {
    expect((await create().post('cart/add-item', cups())).status).toBe(201);
    const { value } = await create().post('cart/add-item', { id: BOWL });
    expect(decodeStoreCart(value).items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [CUP, 1],
      [BOWL, 1],
    ]);
    expect(sent().filter(([method]) => method !== 'OPTIONS')).toEqual([
      ['GET', 'cart', false],
      ['POST', 'cart/add-item', true],
      ['POST', 'cart/add-item', true],
    ]);
    expect(lost).not.toHaveBeenCalled();
  });

  test('tabs of one host have one cart, and two shops have two', async () => {
    await create().post('cart/add-item', cups());
    const { cartToken } = create();
    expect(cartToken).not.toBe('');
    expect(create('https://otra.example').cartToken).toBe('');
    expect(create(`${ORIGIN}/`).cartToken).toBe(cartToken);
    expect(create(`${ORIGIN}/wp-json/wc/store/v1`).cartToken).toBe(cartToken);
  });

  test('a token that the shop no longer takes gives a new cart: the change is sent once more, and the shopper is told once', async () => {
    const client = create();
    await client.post('cart/add-item', cups(3));
    shop.cartTokens.expire();
    const { status, value } = await client.post('cart/add-item', { id: BOWL });
    expect(status).toBe(201);
    expect(decodeStoreCart(value).items.map(({ id }) => id)).toEqual([BOWL]);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test('a token whose time is over is not sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const client = create();
    await client.post('cart/add-item', cups());
    vi.setSystemTime(Date.now() + 49 * 60 * 60 * 1000);
    await client.get('cart');
    expect(sent().at(-1)).toEqual(['GET', 'cart', false]);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test('a refusal that is not about the token is not sent again', async () => {
    const client = create();
    await client.post('cart/add-item', cups());
    const asked = vi.fn(() => HttpResponse.json({ code: 'waf_blocked' }, { status: 403 }));
    server.use(http.post('*', asked));
    expect((await client.post('cart/add-item', cups())).status).toBe(403);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('a shop that always refuses the nonce is asked twice at most', async () => {
    const asked = vi.fn(() => HttpResponse.json({ code: 'woocommerce_rest_invalid_nonce' }, { status: 403 }));
    server.use(http.post('*', asked));
    expect((await create().post('cart/add-item', cups())).status).toBe(403);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('a batch has an answer for each change', async () => {
    const answers = await create().batch([
      { path: 'cart/add-item', body: cups(2) },
      { path: 'cart/apply-coupon', body: { code: 'nope' } },
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 400]);
    expect(decodeStoreCart(answers[0]?.value).items[0]?.quantity).toBe(2);
  });

  test('a batch that the shop refuses whole is refused for each change', async () => {
    server.use(http.post('*/batch', () => HttpResponse.html('<p>No</p>', { status: 500 })));
    const one = { path: 'cart/add-item', body: cups() };
    expect((await create().batch([one, one])).map(({ status }) => status)).toEqual([500, 500]);
  });

  test('a shop that cannot be reached, or whose owner has not allowed this origin, is a failure', async () => {
    server.use(http.all('*', () => HttpResponse.error()));
    await expect(create().get('cart')).rejects.toMatchObject({ code: 'fetch_error' });
  });
});

describe('after a visit to the shop’s checkout, which copies a cart once', () => {
  const leave = async () => {
    startStoreApi({ url: ORIGIN });
    await sendCart(17, 2);
    document.body.innerHTML = `<a href="${ORIGIN}/checkout/?session=x">Checkout</a>`;
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    document.querySelector('a')?.click();
    return create().cartToken;
  };
  const sendCart = (id: number, quantity: number) =>
    wcAjax('add_to_cart', { product_id: id, quantity }) as Promise<{ fragments: Record<string, string> }>;
  const cartOf = (token: string) => shop.sessionOf(shop.cartTokens.read(token))?.cart;

  test('a change goes to another cart with the same lines and coupons, which the next visit copies', async () => {
    const before = await leave();
    cartOf(before)?.applyCoupon('azahar10');
    const keys = cartOf(before)?.lines.map(({ key }) => key) ?? [];
    await sendCart(CUP, 1);
    const after = create().cartToken;
    expect(cartOf(after)).not.toBe(cartOf(before));
    expect(cartOf(after)?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [BOWL, 2],
      [CUP, 1],
    ]);
    expect(cartOf(after)?.lines[0]?.key).toBe(keys[0]);
    expect(cartOf(after)?.coupons).toEqual(['azahar10']);
    expect(cartOf(before)?.count).toBe(2);
    await sendCart(CUP, 1);
    expect(cartOf(create().cartToken)).toBe(cartOf(after));
    expect(lost).not.toHaveBeenCalled();
  });

  test('a cart that the shop does not take as it was stays where it is', async () => {
    const before = await leave();
    server.use(http.post('*/batch', () => HttpResponse.json({ responses: [{ status: 400 }] }, { status: 207 })));
    await sendCart(CUP, 1);
    expect(shop.cartTokens.read(create().cartToken)).toBe(shop.cartTokens.read(before));
    expect(cartOf(before)?.count).toBe(3);
  });
});

describe('the cart token', () => {
  const token = (payload: object) => `h.${btoa(JSON.stringify(payload))}.s`;

  test.each(['', 'x', 'a.b.c', 'a.%%%.c', token([])])(
    'an unreadable token (%s) is of no other cart and does not expire',
    (text) => {
      const kept = new CartToken('shop');
      kept.write(text);
      expect(kept.isExpired()).toBe(false);
      expect(kept.isOther(token({ user_id: 't_1' }))).toBe(false);
    },
  );

  test('a token is of another cart only if it names another one', () => {
    const kept = new CartToken('shop');
    kept.write(token({ user_id: 't_1', exp: 1 }));
    expect(kept.isExpired()).toBe(true);
    expect(kept.isOther(token({ user_id: 't_1', exp: 2 }))).toBe(false);
    expect(kept.isOther(token({ user_id: 't_2' }))).toBe(true);
  });

  test('where nothing can be stored, the token lasts as long as the page', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
    const kept = new CartToken('shop');
    kept.write('abc');
    expect(kept.read()).toBe('abc');
  });
});

const EURO = {
  currency_minor_unit: 2,
  currency_decimal_separator: ',',
  currency_thousand_separator: '.',
  currency_prefix: '',
  currency_suffix: ' €',
};
const item = (price: string, quantity: number, more: object = {}) => ({
  key: 'k',
  id: 1,
  quantity,
  prices: { price, ...EURO },
  ...more,
});
const cart = (totals: object, more: object = {}) =>
  decodeStoreCart({ items: [item('1210', 2)], totals: { total_price: '2420', ...EURO, ...totals }, ...more });

describe('the cart of the Store API', () => {
  test.each([undefined, null, 7, 'x', [], {}, { items: 'x', totals: [] }, { items: [null, 7, {}] }])(
    '%j decodes, and is a cart for the drawer',
    (value) => {
      const shown = toDrawerCart(decodeStoreCart(value), 'Subtotal', '');
      expect(decodeDrawerCart(shown)).toEqual(shown);
    },
  );

  test('an answer is a cart only with items', () => {
    expect([undefined, '', '<p>', {}, { items: {} }, { code: 'x' }, { items: [] }].map(isStoreCart)).toEqual([
      ...Array(6).fill(false),
      true,
    ]);
  });

  test.each([
    [123456789, EURO, '1.234.567,89 €'],
    [5, EURO, '0,05 €'],
    [-149, EURO, '-1,49 €'],
    [
      1500,
      { ...EURO, currency_minor_unit: 0, currency_thousand_separator: ',', currency_prefix: '¥', currency_suffix: '' },
      '¥1,500',
    ],
  ])('%d is written as the shop writes it', (minor, money, written) => {
    expect(formatMoney(minor, money)).toBe(written.replace(/ /g, '\u00a0'));
  });

  test('rows have taxes where the shop shows prices with them', () => {
    const rates = [
      {
        shipping_rates: [
          { name: 'Post', selected: true },
          { name: 'Pick-up', selected: false },
        ],
      },
    ];
    const shipping = { total_shipping: '405', total_shipping_tax: '85' };
    const withTaxes = cart({ total_items: '2000', total_items_tax: '420', ...shipping }, { shipping_rates: rates });
    expect(toDrawerCart(withTaxes, 'Subtotal', '').rows.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Subtotal 24,20\u00a0€',
      'Post 4,90\u00a0€',
    ]);
    const without = cart(
      { total_items: '2420', total_items_tax: '508', tax_lines: [{ name: 'VAT', price: '593' }], ...shipping },
      { shipping_rates: rates },
    );
    expect(toDrawerCart(without, 'Subtotal', '').rows.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Subtotal 24,20\u00a0€',
      'Post 4,05\u00a0€',
      'VAT 5,93\u00a0€',
    ]);
  });

  test('names and messages are texts: markup of the shop is not', () => {
    const named = decodeStoreCart({
      items: [item('1', 1, { name: 'Salt &amp; <b>pepper</b><img src=x onerror=alert(1)>' })],
    });
    expect(named.items[0]?.name).toBe('Salt & pepper');
  });

  test('the hash changes with quantities and coupons, and is empty for an empty cart', () => {
    const base = cart({});
    expect(hashOf(decodeStoreCart({}))).toBe('');
    expect(hashOf(base)).toBe(hashOf(cart({})));
    expect(hashOf(base)).not.toBe(hashOf(cart({}, { items: [item('1210', 3)] })));
    expect(hashOf(base)).not.toBe(hashOf(cart({}, { coupons: [{ code: 'x' }] })));
  });
});
