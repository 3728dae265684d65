import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeVariation } from '../../mocks/endpoints/variation';
import { server, shop } from '../../mocks/node';
import { textOf } from '../../src/browser/html-text';
import { setStoreRoot } from '../../src/woocommerce/store-root';
import { clearVariationCache, decodeDetails } from '../../widgets/variations/public';
import { assign } from '../../src/browser/navigation';
import { fetchTransport } from '../../src/woocommerce/fetch-transport';
import { refreshCart } from '../../widgets/fragments/cart-requests';
import { $buttons, $cartHash } from '../../widgets/fragments/cart-store';
import { replaceTransport } from '../../src/woocommerce/platform';
import { setSettings } from '../../src/wordpress/settings';
import { addToCart, removeItem } from '../../widgets/cart/cart-actions';
import { startStoreApi } from '../../widgets/cart/store-api/start-store-api';
import { requestFormAdd } from '../../widgets/product-add/add-request';
import type { DrawerLine } from '../../widgets/drawer/drawer-cart';
import {
  $drawer,
  COUPONS,
  applyCoupon,
  navigateAfterChanges,
  removeCoupon,
  removeLine,
  restoreLine,
  setQuantity,
  startDrawerCart,
  waitForChanges,
} from '../../widgets/drawer/drawer-store';
import { busyTab, ticks, withLocks } from '../unit/woocommerce/turns';

vi.mock('../../src/browser/navigation', async (real) => ({ ...(await real<object>()), assign: vi.fn(() => true) }));

const FAILED = 'It could not be changed.';
const [CUP, BOWL] = [15, 17];
const LITTLE = shop.catalogue.products.find(
  ({ id, type, stock }) => type === 'simple' && !!stock && id !== CUP && id !== BOWL,
);
const SOLD_OUT = shop.catalogue.products.find(({ type, stock }) => type === 'simple' && stock === 0);
const SHIRT = shop.catalogue.products.find(({ variations }) =>
  variations?.some(({ stock, values }) => stock !== 0 && Object.values(values).every(Boolean)),
);
const GROUP = shop.catalogue.products.find(({ type }) => type === 'grouped');

const TRANSPORTS = {
  'wc-ajax': () => replaceTransport(fetchTransport),
  'the Store API': () => startStoreApi({ url: location.origin }),
};

let page: AbortController;
const lines = () => $drawer.get().cart?.lines ?? [];
const line = (at = 0) => lines()[at] as DrawerLine;
const quantities = () => lines().map(({ quantity }) => quantity);
const failures = () => Object.values($drawer.get().failures);

const buttonFor = (id: number | undefined, quantity = 1): HTMLElement => {
  const button = document.createElement('button');
  Object.assign(button.dataset, { product_id: `${id}`, quantity: `${quantity}`, islasAction: 'cart.add' });
  document.body.append(button);
  return button;
};

const add = async (id: number | undefined, quantity?: number) => {
  addToCart(buttonFor(id, quantity));
  await vi.waitFor(() => expect($buttons.get()[`${id}`]?.state).not.toBe('loading'));
  return $buttons.get()[`${id}`];
};

/** Answers every request of the page with this. */
const answerAll = (answer: () => Response) => server.use(http.all('*', answer));

describe.each(Object.entries(TRANSPORTS))('the cart by %s', (name, start) => {
  beforeEach(() => {
    vi.mocked(assign).mockClear();
    setSettings({ texts: { not_added: 'Not added.', fetch_error: 'Offline.' } });
    withLocks();
    document.body.innerHTML =
      '<div class="widget_shopping_cart_content"></div><script type="application/json" class="islas-drawer-cart">null</script>';
    page = new AbortController();
    start();
    startDrawerCart(page.signal);
  });
  afterEach(async () => {
    page.abort();
    await waitForChanges();
    replaceTransport(fetchTransport);
  });

  const fill = async () => {
    await add(CUP);
    await add(BOWL, 2);
    expect(quantities()).toEqual([1, 2]);
  };

  test('an add puts a line into the cart, with its name, picture, price and total', async () => {
    expect(await add(CUP, 2)).toMatchObject({ state: 'added' });
    expect(shop.cart.count).toBe(2);
    expect(line()).toMatchObject({ name: 'Taza Azahar', quantity: 2, total: '29,00\u00a0€', each: '2 × 14,50\u00a0€' });
    expect(line().image).toMatch(/^(http:\/\/127.0.0.1:5173)?\/imagenes\//);
    expect($drawer.get().cart?.total).toBe('33,95\u00a0€');
    expect($drawer.get().cart?.rows[0]).toEqual({ label: 'Subtotal', amount: '29,00\u00a0€' });
    expect(document.querySelector('.widget_shopping_cart_content')).toHaveTextContent('Taza Azahar');
  });

  test('an add of a variation says what was chosen', async () => {
    const variation = SHIRT?.variations?.find(
      ({ stock, values }) => stock !== 0 && Object.values(values).every(Boolean),
    );
    expect(await add(variation?.id)).toMatchObject({ state: 'added' });
    expect(line().details).toHaveLength(Object.keys(variation?.values ?? {}).length);
    expect(line().details[0]).toMatch(/^Color: \w+$/);
  });

  test('a form with any size adds the size that was chosen', async () => {
    const product = shop.catalogue.products.find(({ variations }) =>
      variations?.some(({ values }) => Object.values(values).includes('')),
    );
    const variation = product?.variations?.find(({ values }) => Object.values(values).includes(''));
    const chosen = Object.fromEntries(
      (product?.attributes ?? []).map(({ name: of, options }) => [
        `attribute_${of}`,
        variation?.values[of] || Object.keys(options)[0] || '',
      ]),
    );
    const fields = { islas_product: String(product?.id), variation_id: variation?.id, quantity: '1', ...chosen };
    const form = await requestFormAdd(fields, document.createElement('button'), new URL(location.href));
    expect(form).toMatchObject({ isAdded: true, isPart: false });
    expect(shop.cart.lines[0]?.attributes).toEqual(chosen);
  });

  test('a grouped product is added in one request, and a refused part leaves the others', async () => {
    const [first = 0, second = 0] = GROUP?.children ?? [];
    const fields = { islas_product: String(GROUP?.id), [`quantity[${first}]`]: '2', [`quantity[${second}]`]: '9999' };
    const before = shop.requests.length;
    await requestFormAdd(fields, document.createElement('button'), new URL(location.href)).catch(() => null);
    expect(
      shop.requests.slice(before).filter(({ method, url }) => method === 'POST' && !url.endsWith('/cart')),
    ).toHaveLength(1);
    expect(shop.cart.lines.map(({ productId }) => productId)).toContain(first);
  });

  test('a quantity is shown at once and changes the total', async () => {
    await fill();
    setQuantity(line(1), 5, FAILED);
    expect($drawer.get().quantities).toEqual({ [line(1).key]: 5 });
    await vi.waitFor(() => expect($drawer.get().busy).toEqual({}));
    expect(quantities()).toEqual([1, 5]);
    expect(shop.cart.count).toBe(6);
    expect($drawer.get().quantities).toEqual({});
  });

  test('the checkout waits for a change, and has the cart that it is then', async () => {
    await fill();
    const { checkout } = $drawer.get().cart ?? {};
    const token = () => shop.requests.at(-1)?.headers['cart-token'] ?? '';
    expect(checkout).toBe(
      name === 'wc-ajax' ? '/finalizar-compra/' : `${location.origin}/checkout/?session=${token()}`,
    );
    setQuantity(line(1), 5, FAILED);
    shop.cartTokens.expire();
    expect(navigateAfterChanges(`${checkout}`)).toBe(true);
    expect(assign).not.toHaveBeenCalled();
    await waitForChanges();
    await ticks();
    expect(assign).toHaveBeenCalledExactlyOnceWith($drawer.get().cart?.checkout);
  });

  test('a removal can be undone', async () => {
    await fill();
    const gone = line(1);
    await removeLine(gone, 1, FAILED);
    expect(shop.cart.lines).toHaveLength(1);
    expect($drawer.get().removed?.line.key).toBe(gone.key);
    await restoreLine(FAILED);
    expect(shop.cart.count).toBe(3);
    expect(lines().map(({ key }) => key)).toContain(gone.key);
    expect($drawer.get().removed).toBeNull();
  });

  test('the remove link of the mini-cart removes its line', async () => {
    await fill();
    removeItem(document.querySelector(`[data-cart_item_key="${line().key}"]`) as HTMLElement);
    await vi.waitFor(() => expect(quantities()).toEqual([2]));
    expect(shop.cart.lines).toHaveLength(1);
  });

  test('a coupon lowers the total and can be removed', async () => {
    await fill();
    expect(await applyCoupon('azahar10', FAILED)).toBe(true);
    expect($drawer.get().cart?.coupons).toMatchObject([{ code: 'azahar10' }]);
    expect($drawer.get().cart?.coupons[0]?.amount).toMatch(/^[-−]5,23\s€$/);
    expect(await removeCoupon('azahar10', FAILED)).toBe(true);
    expect($drawer.get().cart?.coupons).toEqual([]);
  });

  test('what the shop refuses is taken back, in its words at its place', async () => {
    await fill();
    expect(await applyCoupon('caducado', FAILED)).toBe(false);
    expect($drawer.get().failures[COUPONS]).toBe('El cupón «caducado» ha caducado.');
    expect(quantities()).toEqual([1, 2]);
    await add(LITTLE?.id);
    const { key } = line(2);
    setQuantity(line(2), 5000, FAILED);
    await vi.waitFor(() => expect($drawer.get().busy).toEqual({}));
    expect($drawer.get().failures[key]).toMatch(/quedan \d+ unidades/);
    expect(quantities()).toEqual([1, 2, 1]);
  });

  test('a line that is gone is refused, and the cart of the shop is shown', async () => {
    await fill();
    const { key } = line();
    shop.cart.remove(key); // In another browser.
    setQuantity(line(), 3, FAILED);
    await vi.waitFor(() => expect($drawer.get().busy).toEqual({}));
    expect(quantities()).toEqual([2]);
  });

  test('a sold-out product leaves the cart as it was', async () => {
    await fill();
    addToCart(buttonFor(SOLD_OUT?.id));
    await waitForChanges();
    await ticks();
    expect($buttons.get()[`${SOLD_OUT?.id}`]?.state).not.toBe('added');
    expect(quantities()).toEqual([1, 2]);
    // `wc-ajax` sends the shopper to the product, whose page says why; the Store API says it itself.
    expect(vi.mocked(assign).mock.calls.length).toBe(name === 'wc-ajax' ? 1 : 0);
    if (name !== 'wc-ajax')
      expect($buttons.get()[`${SOLD_OUT?.id}`]).toMatchObject({ reason: expect.stringContaining('agotado') });
  });

  test.each([
    ['a page', () => HttpResponse.html('<!doctype html><p>Maintenance</p>')],
    ['nothing', () => new HttpResponse('')],
    ['401', () => HttpResponse.html('<p>Sign in</p>', { status: 401 })],
    ['403', () => HttpResponse.html('<p>Firewall</p>', { status: 403 })],
    ['404', () => HttpResponse.json({ code: 'rest_no_route', message: 'No route.' }, { status: 404 })],
    ['409', () => HttpResponse.text('Conflict', { status: 409 })],
    ['429', () => HttpResponse.html('<p>Slow down</p>', { status: 429 })],
    ['500', () => HttpResponse.json({ code: 'internal_server_error', message: '<p>Critical</p>' }, { status: 500 })],
    ['no answer', () => HttpResponse.error()],
  ])('a shop that answers %s changes nothing, and the page says so', async (_answer, answer) => {
    await fill();
    answerAll(answer);
    setQuantity(line(), 4, FAILED);
    await vi.waitFor(() => expect($drawer.get().busy).toEqual({}));
    expect(quantities()).toEqual([1, 2]);
    expect($drawer.get().quantities).toEqual({});
    expect(failures()).toEqual([_answer === 'no answer' ? 'Offline.' : FAILED]);
    expect(await add(BOWL)).toMatchObject({ state: 'failed' });
    expect(shop.cart.count).toBe(3);
  });

  test('changes wait for those of other tabs', async () => {
    await fill();
    const endTurn = await busyTab();
    setQuantity(line(), 3, FAILED);
    await ticks();
    expect(shop.cart.count).toBe(3);
    endTurn();
    await vi.waitFor(() => expect(shop.cart.count).toBe(5));
  });

  test('a change that another tab made is shown after a refresh, under another hash', async () => {
    await fill();
    const before = $cartHash.get();
    shop.cart.setQuantity(line().key, 7);
    refreshCart();
    await vi.waitFor(() => expect(quantities()).toEqual([7, 2]));
    expect($cartHash.get()).not.toBe(before);
  });

  test(`${name} is what the requests went to`, async () => {
    await add(CUP);
    const isStore = name !== 'wc-ajax';
    expect(shop.requests.every(({ url }) => url.includes('/wc/store/v1/') === isStore)).toBe(true);
  });
});

/** A product whose variations WooCommerce loads one by one. */
const MANY = shop.catalogue.products.find(({ variations = [] }) => variations.length > 30 && variations.length < 100);

describe.each(Object.entries(TRANSPORTS))('variations that are loaded one by one, by %s', (name, start) => {
  const pages: AbortController[] = [];
  beforeEach(() => {
    setStoreRoot('');
    start();
  });
  afterEach(() => {
    for (const one of pages.splice(0)) one.abort();
    clearVariationCache();
    replaceTransport(fetchTransport);
  });
  const live = async () => {
    const one = new AbortController();
    pages.push(one);
    return { forms: (await import('../../widgets/swatches/live-form')).shop, signal: one.signal };
  };
  const { id = 0, attributes = [], variations = [] } = MANY ?? {};
  const choicesOf = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([attribute, value]) => [`attribute_${attribute}`, value]));

  test('which there are, in which order, and which are in stock', async () => {
    const { forms, signal } = await live();
    const found = await forms.requestAvailability(forms.findAvailability(id), signal);
    const expected = variations.map(({ values, stock }) => [choicesOf(values), stock !== 0, true]);
    expect(found?.map((one) => [one.attributes, one.inStock, one.isPurchasable])).toEqual(expected);
  });

  test('a complete choice has price, stock, limits and picture', async () => {
    const { forms, signal } = await live();
    const [last] = variations.slice(-1);
    const event = await forms.requestVariation(id, choicesOf(last?.values ?? {}), signal);
    const variation = event.type === 'answered' ? event.variation : null;
    const { image, ...details } = decodeDetails(variation);
    const usual = decodeDetails(
      describeVariation(shop, MANY as NonNullable<typeof MANY>, last as NonNullable<typeof last>),
    );
    const names = [
      'variation_id',
      'is_in_stock',
      'is_purchasable',
      'is_sold_individually',
      'min_qty',
      'max_qty',
      'sku',
    ];
    for (const key of names) expect([key, Reflect.get(details, key)]).toEqual([key, Reflect.get(usual, key)]);
    for (const key of ['price_html', 'availability_html'] as const)
      expect(textOf(details[key])).toBe(textOf(usual[key]));
    expect(new URL(image['src'] ?? '', location.href).pathname).toBe(usual.image['src']);
  });

  test('a combination that is not there is none, and a shop that cannot answer is a failure', async () => {
    const { forms, signal } = await live();
    const nowhere = Object.fromEntries(attributes.map(({ name: of }) => [`attribute_${of}`, 'x']));
    expect(await forms.requestVariation(id, nowhere, signal)).toEqual({ type: 'answered', variation: null });
    clearVariationCache();
    server.use(http.all('*', () => HttpResponse.html('<p>Down</p>', { status: 500 })));
    expect(await forms.requestAvailability(forms.findAvailability(id + 1), signal)).toBeNull();
    expect(await forms.requestVariation(id + 1, nowhere, signal)).toMatchObject({ type: 'failed' });
  });

  test(`${name} is what the requests went to`, async () => {
    const { forms, signal } = await live();
    await forms.requestAvailability(forms.findAvailability(id), signal);
    await forms.requestVariation(id, choicesOf(variations[0]?.values ?? {}), signal);
    const isStore = name !== 'wc-ajax';
    expect(shop.requests.length).toBeGreaterThan(1);
    expect(shop.requests.every(({ url }) => url.includes('/wc/store/v1/') === isStore)).toBe(true);
  });
});
