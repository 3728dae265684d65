import { expect, test } from 'vitest';
import { type Shape, typeOf } from '../../.tools/shapes/types.mjs';
import { storeCartOf } from '../../mocks/endpoints/store-cart';
import { Visit } from '../../mocks/pages/visit';
import { Shop } from '../../mocks/shop';
import { decodeStoreCart, toDrawerCart } from '../../widgets/cart/store-api/store-cart';
import REAL from './store-cart.json';

const [CUP, SHIRT] = [15, 100];

/** Paths to every key of a shape, lists entered. */
const pathsOf = (shape: Shape, path = ''): string[] => {
  if (typeof shape === 'string') return [path];
  if (Array.isArray(shape)) return shape.flatMap((entry) => pathsOf(entry, `${path}[]`));
  if (Array.isArray(shape.anyOf)) return shape.anyOf.flatMap((entry) => pathsOf(entry, path));
  return Object.entries(shape).flatMap(([key, entry]) => pathsOf(entry, `${path}.${key}`));
};

test('the cart that WooCommerce 11.0.1 answered is shown with its taxes, as its own pages do', () => {
  const { lines, coupons, rows, total } = toDrawerCart(decodeStoreCart(REAL), 'Subtotal', '');
  expect(lines.map(({ name, details, each, total: of }) => [name, details, each, of])).toEqual([
    ['Taza Azahar', [], '2 × 14,50\u00a0€', '29,00\u00a0€'],
    ['Camiseta Básica', ['Color: Rojo', 'Talla: S'], '', '18,00\u00a0€'],
  ]);
  expect(coupons).toEqual([{ code: 'azahar10', label: 'azahar10', amount: '-4,70\u00a0€' }]);
  expect(rows).toEqual([
    { label: 'Subtotal', amount: '47,00\u00a0€' },
    { label: 'Envío a domicilio', amount: '4,90\u00a0€' },
  ]);
  expect(total).toBe('47,20\u00a0€');
  expect(lines.map(({ min, max, step }) => [min, max, step])).toEqual([
    [1, 12, 1],
    [1, 1, 1],
  ]);
});

test('the pretend shop answers the keys that WooCommerce answers', () => {
  const shop = new Shop({ oneShopper: true });
  const product = shop.catalogue.find(SHIRT)?.product ?? shop.catalogue.products.find(({ variations }) => variations);
  const variation = product?.variations?.find(
    ({ stock, values }) => stock !== 0 && Object.values(values).every(Boolean),
  );
  const chosen = Object.entries(variation?.values ?? {}).map(([name, value]) => [`attribute_${name}`, value]);
  shop.cart.add(CUP, 2);
  shop.cart.add(product?.id ?? 0, 1, variation?.id, Object.fromEntries(chosen));
  shop.cart.applyCoupon('azahar10');
  const pretend = storeCartOf(new Visit(shop, shop.session, new URL('https://shop.example/'), {}, 'none'));
  const paths = (value: unknown) => new Set(pathsOf(typeOf(value)));
  // Taxes and the data that other plugins add to a rate are the shop's settings.
  const isSetting = /^\.(totals\.tax_lines|shipping_rates\[\]\.shipping_rates\[\]\.meta_data)/;
  const missing = [...paths(REAL)].filter((path) => !paths(pretend).has(path) && !isSetting.test(path));
  const added = [...paths(pretend)].filter((path) => !paths(REAL).has(path) && !isSetting.test(path));
  expect({ missing, added }).toEqual({ missing: [], added: [] });
});
