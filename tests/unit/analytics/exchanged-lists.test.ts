import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCounting } from '../../../widgets/analytics/analytics-store';
import { listenToLists } from '../../../widgets/analytics/listen';
import { readPage } from '../../../widgets/analytics/page-data';

const ITEMS = { 1: { item_id: '1', item_name: 'Taza' }, 2: { item_id: '2', item_name: 'Plato' } };
const listOf = (...products: (1 | 2)[]) =>
  JSON.stringify({
    id: 'shop',
    name: 'Tienda',
    products,
    items: Object.fromEntries(products.map((id) => [id, ITEMS[id]])),
  });
const gtag = vi.fn();
const events = () =>
  gtag.mock.calls
    .filter(([command]) => command === 'event')
    .map(([, name, { items, item_list_id }]) => [
      name,
      item_list_id,
      items.map((item: { item_id: string }) => item.item_id),
    ]);
const region = () => document.querySelector('[data-islas-list]') as HTMLElement;
const exchange = async (id: 1 | 2) => {
  region().innerHTML = `<ul><li class="post-${id}"><a href="#p">Producto</a></li></ul>`;
  region().setAttribute('data-islas-list', listOf(id));
  await new Promise((end) => setTimeout(end));
};

const over = new AbortController();
beforeEach(async () => {
  vi.stubGlobal('gtag', gtag);
  document.body.innerHTML = `<div data-wp-router-region="r"></div>`;
  document.querySelector('div')?.setAttribute('data-islas-list', listOf(1));
  startCounting({ kind: 'gtag', id: 'G-TEST12345', load: false, consent: false }, {}, () => undefined);
  listenToLists({ ...readPage(), currency: 'EUR' }, over.signal);
});
afterEach(() => over.abort());

test('a list that the router brings is viewed, and a product of it is selected from it', async () => {
  await exchange(2);
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await exchange(1);
  expect(events()).toEqual([
    ['view_item_list', 'shop', ['2']],
    ['select_item', 'shop', ['2']],
    ['view_item_list', 'shop', ['1']],
  ]);
});

test('a product is selected from a card that has a list inside', async () => {
  await exchange(1);
  const card = document.querySelector('li') as HTMLElement;
  card.classList.add('product');
  card.innerHTML = '<ul><li><a href="#p">Producto</a></li></ul>';
  gtag.mockClear();
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(events()).toEqual([['select_item', 'shop', ['1']]]);
});
