import { waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server, shop } from '../../../mocks/node';
import type { DrawerLine } from '../../../widgets/drawer/drawer-cart';
import { setSettings } from '../../../src/wordpress/settings';
import { refreshCart } from '../../../widgets/fragments/cart-requests';
import {
  $drawer,
  COUPONS,
  applyCoupon,
  changeVariation,
  removeCoupon,
  removeLine,
  restoreLine,
  setQuantity,
  waitForChanges,
  startDrawerCart,
} from '../../../widgets/drawer/drawer-store';

const FAILED = 'No se ha podido cambiar.';
const [CUP, BOWL] = [15, 17];
const OFFLINE = 'Probablemente no tienes conexión.';

let page: AbortController;
const lines = () => $drawer.get().cart?.lines ?? [];
const line = (at = 0) => lines()[at] as DrawerLine;
/** The forms sent to the drawer's endpoint, in order. */
const asked = () => shop.requests.filter(({ url }) => url.includes('islas_drawer')).map(({ form }) => form);
const fail = (endpoint: string) =>
  server.use(http.post('*', ({ request }) => (request.url.includes(endpoint) ? HttpResponse.error() : undefined)));

beforeEach(async () => {
  setSettings({ shop: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' }, texts: { fetch_error: OFFLINE } });
  document.body.innerHTML =
    '<div class="widget_shopping_cart_content"></div><script type="application/json" class="islas-drawer-cart">null</script>';
  shop.cart.add(CUP, 1);
  shop.cart.add(BOWL, 2);
  page = new AbortController();
  startDrawerCart(page.signal);
  expect($drawer.get().cart).toBeNull();
  refreshCart();
  await waitFor(() => expect(lines()).toHaveLength(2));
});
afterEach(async () => {
  page.abort();
  await waitForChanges();
});

test('the drawer shows the cart of the page’s regions, also after a refresh', async () => {
  expect(line()).toMatchObject({ name: 'Taza Azahar', quantity: 1, total: '14,50\u00a0€' });
  shop.cart.setQuantity(line().key, 4); // In another tab.
  refreshCart();
  await waitFor(() => expect(line().quantity).toBe(4));
});

test('a quantity is shown at once, and fast presses send the first and the last quantity at most', async () => {
  for (const quantity of [2, 3, 4, 5]) setQuantity(line(), quantity, FAILED);
  expect($drawer.get().quantities[line().key]).toBe(5);
  await waitFor(() => expect($drawer.get().quantities).toEqual({}));
  expect(
    asked()
      .map(({ quantity }) => quantity)
      .at(-1),
  ).toBe('5');
  expect(asked().length).toBeLessThan(3);
  expect(line().quantity).toBe(5);
  expect($drawer.get().busy).toEqual({});
});

test('block carts are notified of every change', async () => {
  const received = vi.fn();
  document.addEventListener('wc-blocks_removed_from_cart', received, { signal: page.signal });
  setQuantity(line(), 2, FAILED);
  await waitForChanges();
  expect(received).toHaveBeenCalledTimes(1);
});

test('a quantity that the server refuses is rolled back, with its message at the line', async () => {
  const { key } = line();
  vi.spyOn(shop.catalogue, 'left').mockReturnValue(3);
  setQuantity(line(), 9, FAILED);
  await waitFor(() => expect($drawer.get().failures[key]).toMatch(/quedan 3/));
  expect([$drawer.get().quantities, line().quantity]).toEqual([{}, 1]);
  setQuantity(line(), 2, FAILED);
  expect($drawer.get().failures).toEqual({});
});

test('a change without a response is rolled back, with the catalogue’s message', async () => {
  fail('islas_drawer');
  const { key } = line();
  setQuantity(line(), 2, FAILED);
  await waitFor(() => expect($drawer.get().failures[key]).toBe(OFFLINE));
  expect([$drawer.get().quantities, $drawer.get().busy, line().quantity]).toEqual([{}, {}, 1]);
});

test.each([
  ['JSON of another shape', () => HttpResponse.json({ unknown: 1 })],
  ['a refusal of the REST API', () => HttpResponse.json({ code: 'rest_login', message: 'Members only.', error: true })],
  ['words of a proxy without a cart', () => HttpResponse.json({ error: true, notices: 'Blocked by the firewall.' })],
  ['a page to sign in', () => HttpResponse.html('<form>Members only.</form>')],
  ['a page to sign in with a status', () => HttpResponse.html('<form>Members only.</form>', { status: 401 })],
  ['nothing', () => HttpResponse.text('')],
])('an answer that is not the shop’s is a failure in our words: %s', async (_, answer) => {
  server.use(http.post('*', answer));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setQuantity(line(), 2, FAILED);
  await waitFor(() => expect($drawer.get().failures[line().key]).toBe(FAILED));
});

test('a removed line disappears at once, fires WooCommerce’s event, and can be restored', async () => {
  const removed = vi.fn();
  document.addEventListener('islas:removed', removed, { signal: page.signal });
  const [first, last] = [line(0), line(1)];
  void removeLine(first, 0, FAILED);
  expect($drawer.get().removed).toMatchObject({ at: 0, line: { key: first.key } });
  await waitForChanges();
  expect(removed).toHaveBeenCalledTimes(1);
  expect(lines().map(({ key }) => key)).toEqual([last.key]);
  await restoreLine(FAILED);
  expect(lines().map(({ key }) => key)).toEqual([first.key, last.key]);
  expect($drawer.get().removed).toBeNull();
});

test('the last line can be restored too', async () => {
  await removeLine(line(1), 1, FAILED);
  await removeLine(line(0), 0, FAILED);
  expect(lines()).toEqual([]);
  await restoreLine(FAILED);
  expect(lines()).toHaveLength(1);
});

test('a removal that fails shows the line again, with the reason', async () => {
  fail('remove_from_cart');
  const { key } = line();
  await removeLine(line(), 0, FAILED);
  expect($drawer.get()).toMatchObject({ removed: null, failures: { [key]: OFFLINE } });
  expect(lines()).toHaveLength(2);
});

test('an undo before the response waits in the queue', async () => {
  const first = line();
  void removeLine(first, 0, FAILED);
  await restoreLine(FAILED);
  expect(lines().map(({ key }) => key)).toContain(first.key);
});

test('an undo that the server refuses is announced', async () => {
  await removeLine(line(), 0, FAILED);
  const { key } = $drawer.get().removed?.line as DrawerLine;
  shop.cart.restore(key);
  shop.cart.setQuantity(key, 0);
  vi.spyOn(shop.cart, 'restore').mockReturnValue(undefined);
  await restoreLine(FAILED);
  expect($drawer.get().failures[key]).toMatch(/No se ha podido/);
});

test.each([
  ['nada', /no existe/],
  ['caducado', /ha caducado/],
  ['<b>menos5</b>', /no existe/],
])('the coupon %s is refused where it was entered', async (code, why) => {
  expect(await applyCoupon(code, FAILED)).toBe(false);
  expect($drawer.get().failures[COUPONS]).toMatch(why);
});

test('a coupon is applied and removed', async () => {
  expect(await applyCoupon(' AZAHAR10 ', FAILED)).toBe(true);
  expect($drawer.get().cart?.coupons.map(({ code }) => code)).toEqual(['azahar10']);
  expect(await removeCoupon('azahar10', FAILED)).toBe(true);
  expect($drawer.get().cart?.coupons).toEqual([]);
});

test('a change to a line that another tab removed reports that and drops the line', async () => {
  const { key } = line();
  shop.cart.setQuantity(key, 0);
  setQuantity(line(), 3, FAILED);
  await waitForChanges();
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect($drawer.get().quantities).toEqual({});
});

test('another variation replaces the one of a line, and a missing combination is refused', async () => {
  const shirt = shop.catalogue.products.find(({ variations = [] }) => variations.length > 3);
  const [one, two] = shirt?.variations?.filter(({ stock }) => stock !== 0) ?? [];
  const chosen = (values: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`attribute_${name}`, value]));
  shop.cart.add(shirt?.id ?? 0, 1, one?.id, chosen(one?.values));
  refreshCart();
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(line(2).attributes.length).toBeGreaterThan(0);
  expect(await changeVariation(line(2), chosen(two?.values), FAILED)).toBe(true);
  expect(shop.cart.lines[2]?.variationId).toBe(two?.id);
  const nothing = Object.fromEntries(line(2).attributes.map(({ name }) => [name, 'nunca']));
  expect(await changeVariation(line(2), nothing, FAILED)).toBe(false);
  expect($drawer.get().failures[line(2).key]).toMatch(/combinación/);
});

test('for a visitor without a cart the drawer is empty, not unknown', () => {
  page.abort();
  page = new AbortController();
  document.body.innerHTML = `<div class="islas-drawer"><p class="woocommerce-mini-cart__empty-message">Vacío.</p></div>
    <script type="application/json" class="islas-drawer-cart">null</script>`;
  startDrawerCart(page.signal);
  expect($drawer.get().cart).toMatchObject({ lines: [], coupons: [], crossSells: [] });
});
