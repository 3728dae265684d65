import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { server, shop } from '../../mocks/node';
import { fetchTransport } from '../../src/woocommerce/fetch-transport';
import { replaceTransport } from '../../src/woocommerce/platform';
import { setStoreRoot } from '../../src/woocommerce/store-root';
import { startStoreApi } from '../../widgets/cart/store-api/start-store-api';
import { $search, endSearch, search } from '../../widgets/search/search-store';
import { setStoreSearch } from '../../widgets/search/store-source';

afterEach(() => {
  search('', { isNow: true });
  endSearch();
  setStoreRoot('');
  setStoreSearch();
  replaceTransport(fetchTransport);
});

const startSearch = () => {
  startStoreApi({ url: location.origin });
  setStoreSearch(() => import('../../widgets/search/store-search'));
};

const find = async (term: string) => {
  search(term, { isNow: true });
  await vi.waitFor(() => expect($search.get()).toMatchObject({ term, status: expect.stringMatching(/found|failed/) }));
  return $search.get();
};

describe('suggestions by wc-ajax and by the Store API are the same', () => {
  test.each(['taza', 'camiseta', 'cuenco', 'az', 'nada-de-esto'])('%s', async (word) => {
    const own = await find(word);
    startSearch();
    // Another text for the same: what has been found is kept for as long as the page lives.
    const other = await find(`${word}.`);
    expect({ ...other, term: '' }).toEqual({
      ...own,
      term: '',
      items: own.items.map((item) => ({ ...item, image: { ...item.image, src: location.origin + item.image.src } })),
    });
    expect(shop.requests.at(-1)?.url).toContain('/wc/store/v1/products?');
  });
});

test.each([
  ['a page', () => HttpResponse.html('<p>Down</p>')],
  ['an object', () => HttpResponse.json({ code: 'rest_no_route' })],
  ['a refusal', () => HttpResponse.json({}, { status: 429 })],
  ['nothing', () => HttpResponse.error()],
])('by the Store API %s is a failure, not nothing found', async (_name, answer) => {
  startSearch();
  server.use(http.get('*', answer));
  expect(await find(`florero ${_name}`)).toMatchObject({ status: 'failed', items: [] });
});
