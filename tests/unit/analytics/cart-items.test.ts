// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEvent, createListEvent } from '../../../widgets/analytics/cart-items';
import { GA4, faultsOf } from '../../contract/ga4';

const item = { item_id: '21', item_name: 'Taza Azahar', price: 11.98, quantity: 1 };
const money = { currency: 'EUR', value: 11.98 };
const GOOD: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  view_item_list: { items: [item], item_list_id: 'shop', item_list_name: 'Tienda' },
  select_item: { items: [item] },
  purchase: { ...money, items: [item], transaction_id: '7', tax: 2.5, shipping: 4 },
  refund: { ...money, transaction_id: '7' },
  search: { search_term: 'taza' },
  login: { method: 'WooCommerce' },
  sign_up: {},
  view_promotion: { items: [item], promotion_id: 'verano' },
  select_promotion: { promotion_id: 'verano' },
};
const goodOf = (name: string) => GOOD[name] ?? { ...money, items: [item] };

describe.each(Object.keys(GA4))('%s', (name) => {
  test('passes unchanged with the parameters that GA4 documents', () => {
    const checked = checkEvent(name, goodOf(name));
    expect(checked).toEqual(goodOf(name));
    expect(faultsOf(name, checked as Record<string, unknown>)).toEqual([]);
  });

  test('is refused without a parameter that GA4 requires', () => {
    for (const field of Object.keys(GA4[name]?.required ?? {}).filter((key) => key !== 'value')) {
      const { [field]: _gone, ...rest } = goodOf(name);
      expect(checkEvent(name, rest), field).toBeTypeOf('string');
    }
  });
});

test('refuses an unknown event, an order without items and a bad currency, each with its reason', () => {
  expect(checkEvent('comprado', {})).toBe('unknown');
  expect(checkEvent('toString', {})).toBeTypeOf('string');
  expect(checkEvent('purchase', { ...money, items: [], transaction_id: '7' })).toBe('no_items');
  expect(checkEvent('purchase', { ...money, items: [{ price: 1 }], transaction_id: '7' })).toBe('no_items');
  expect(checkEvent('view_item', { value: 1, currency: '€', items: [item] })).toBe('no_currency');
  expect(checkEvent('view_item', { value: 1, currency: 'EUROS', items: [item] })).toBe('no_currency');
  expect(checkEvent('search', {})).toBe('no_field');
  expect(checkEvent('purchase', { ...money, items: [item] })).toBe('no_field');
});

test('lets only texts, numbers and items pass from any input, with texts cut and e-mail addresses redacted', () =>
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (given) => {
      const checked = checkEvent('login', { ...given, method: `clara@correo.example ${'x'.repeat(300)}` });
      expect(checked).toBeTypeOf('object');
      for (const value of Object.values(checked)) {
        expect(['string', 'number'].includes(typeof value) || Array.isArray(value)).toBe(true);
        if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(100);
      }
      expect(JSON.stringify(checked)).not.toContain('clara@');
    }),
  ));

test('gives the items of a list their positions, and a selected item the same position', () => {
  const list = { id: 'shop', name: 'Tienda', products: ['21', '23', '99'] };
  const items = { 21: item, 23: { ...item, item_id: '23' } };
  const view = checkEvent('view_item_list', { ...createListEvent(list, items, 'EUR') }) as { items: unknown[] };
  expect(view.items).toHaveLength(2);
  expect(view.items[1]).toMatchObject({ item_id: '23', index: 1, item_list_id: 'shop', item_list_name: 'Tienda' });
  expect(createListEvent(list, items, 'EUR', '23').items).toMatchObject([{ item_id: '23', index: 1 }]);
});
