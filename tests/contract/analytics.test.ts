import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { CHANGES_ID, ORDERS_COOKIE, decodeBatches, readPage } from '../../widgets/analytics/page-data';
import { ENDPOINT } from '../../widgets/analytics/order-events';
import { checkEvent, createListEvent } from '../../widgets/analytics/cart-items';
import { faultsOf } from './ga4';

interface Reported {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Analytics data of a real shop, one example of each kind; `tests/php/shop/AnalyticsTest.php` writes it. */
const golden: {
  names: Record<'module' | 'changes' | 'endpoint' | 'cookie' | 'space', string>;
  page: { items: Record<string, object>; lists: unknown[]; events: Reported[] };
  claim: { state: string; events: Reported[] };
} = JSON.parse(readFileSync(join(import.meta.dirname, 'golden/analytics.json'), 'utf8'));

afterEach(() => document.body.replaceChildren());

const page = () => {
  const data = document.createElement('script');
  data.id = `wp-script-module-data-${golden.names.module}`;
  data.type = 'application/json';
  data.textContent = JSON.stringify(golden.page);
  document.body.append(data);
  return readPage();
};

/** Product ids are numbers in PHP and property names here, so numbers are compared as text. */
const asText = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/(?<=\[|,)(\d+)(?=[\],])/g, '"$1"'));

test('the page’s data is complete: decoding changes nothing', () => {
  const { lists, ...rest } = page();
  const { lists: reported, ...others } = golden.page;
  expect(rest).toEqual(others);
  expect(lists).toEqual(asText(reported));
  expect(Object.keys(golden.page.items)).toEqual(lists[0]?.products);
});

test('the list of the page becomes an event that GA4 accepts', () => {
  const { lists, items, currency } = page();
  for (const list of lists)
    expect(faultsOf('view_item_list', { ...createListEvent(list, items, currency) })).toEqual([]);
});

test('decoding does not change the events of a claimed order, and GA4 accepts them', () => {
  expect(golden.claim.state).toBe('claimed');
  const [{ events } = { events: [] }] = decodeBatches([golden.claim]);
  expect(events).toEqual(golden.claim.events);
  for (const { name, params } of events) {
    expect(faultsOf(name, params)).toEqual([]);
    expect(checkEvent(name, params)).toEqual(params);
  }
});

test('PHP and the browser use the same names for element id, endpoint, cookie and Store API extension', () => {
  expect([CHANGES_ID, ENDPOINT, ORDERS_COOKIE]).toEqual([
    golden.names.changes.slice(1),
    golden.names.endpoint,
    golden.names.cookie,
  ]);
  const source = readFileSync(join(import.meta.dirname, '../../widgets/analytics/checkout.ts'), 'utf8');
  expect(source).toContain(`extensions?.['${golden.names.space}']`);
});
