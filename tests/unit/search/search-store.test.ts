import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shop } from '../../../mocks/shop';
import { shopHandlers } from '../../../mocks/handlers';
import { setSettings } from '../../../src/wordpress/settings';
import { server } from '../../../mocks/node';
import type * as Store from '../../../widgets/search/search-store';

const ROOT = 'http://127.0.0.1:5173/';
const SHOP = { wc_ajax_url: `${ROOT}?wc-ajax=%%endpoint%%` };
/** An answer instead of the shop's. */
const answerSearch = (
  answer: (request: Request) => Response | undefined | Promise<Response | undefined>,
  once = false,
) =>
  server.use(
    http.get('*', ({ request }) => (request.url.includes('islas_search') ? answer(request) : undefined), { once }),
  );
let asked: URL[];
const note = ({ request }: { request: Request }) => {
  const url = new URL(request.url);
  if (url.searchParams.get('wc-ajax') === 'islas_search') asked.push(url);
};

let store: typeof Store;
beforeEach(async () => {
  vi.resetModules();
  asked = [];
  const { setSettings: set } = await import('../../../src/wordpress/settings');
  set({ shop: SHOP });
  setSettings({ shop: SHOP });
  server.use(...shopHandlers(new Shop()));
  server.events.on('request:start', note);
  store = await import('../../../widgets/search/search-store');
});
afterEach(() => {
  server.events.removeAllListeners();
  vi.useRealTimers();
});

const settled = () => vi.waitFor(() => expect(['found', 'failed', 'idle']).toContain(store.$search.get().status));

test('a search sends the language of the page', async () => {
  const { setSettings: set } = await import('../../../src/wordpress/settings');
  set({ shop: SHOP, texts: { search_lang: 'en' } });
  store.search('mug', { isNow: true });
  await settled();
  expect(asked.map(({ search }) => search)).toEqual(['?wc-ajax=islas_search&search=mug&lang=en']);
});

test('continued typing sends one request, without a nonce', async () => {
  for (const typed of ['t', 'ta', 'taz', 'TAZA', ' Taza  ']) store.search(typed);
  expect(store.$search.get()).toMatchObject({ status: 'loading', term: 'taza' });
  await settled();
  expect(asked.map(({ search }) => search)).toEqual(['?wc-ajax=islas_search&search=taza']);
  expect(store.$search.get()).toMatchObject({ status: 'found', term: 'taza' });
  expect(store.$search.get().items.map(({ name }) => name)).toContain('Taza Azahar');
});

test('an outdated response that arrives later changes nothing', async () => {
  const released: (() => void)[] = [];
  const gate = new Promise<void>((resolve) => released.push(resolve));
  const aborted = vi.fn();
  answerSearch(async (request) => {
    if (!request.url.includes('miel')) return undefined;
    request.signal.addEventListener('abort', aborted);
    await gate;
    return HttpResponse.json({ items: [{ id: 1, name: 'Vieja' }], more: false });
  });
  store.search('miel', { isNow: true });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  store.search('taza', { isNow: true });
  await settled();
  released.forEach((callback) => callback());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(aborted).toHaveBeenCalled();
  expect(store.$search.get().term).toBe('taza');
  expect(store.$search.get().items.map(({ name }) => name)).not.toContain('Vieja');
});

test('a query answered on this page is not requested again', async () => {
  for (const term of ['taza', 'miel', 'taza']) {
    store.search(term, { isNow: true });
    await settled();
  }
  expect(asked).toHaveLength(2);
});

test('the answers to the last thirty queries are kept, and no more', async () => {
  const terms = Array.from({ length: 31 }, (_, at) => `taza ${at + 10}`);
  for (const term of [...terms, ...terms.slice(1), terms[0] as string]) {
    store.search(term, { isNow: true });
    await settled();
  }
  expect(asked).toHaveLength(32);
});

test.each([
  ['offline', () => HttpResponse.error()],
  ['a page instead of data', () => new HttpResponse('<!doctype html>', { status: 200 })],
  ['words of another program', () => HttpResponse.json({ code: 'rest_login', message: 'Members only.' })],
  ['an error', () => HttpResponse.json({ code: 'x' }, { status: 500 })],
])('%s is a failure, and the next request succeeds', async (_what, answer) => {
  answerSearch(answer, true);
  store.search('taza', { isNow: true });
  await settled();
  expect(store.$search.get()).toMatchObject({ status: 'failed', items: [] });
  store.search('taza', { isNow: true });
  await settled();
  expect(store.$search.get().status).toBe('found');
});

test.each(['', ' ', 'a', '¡!', '%'])('"%s" sends no request', async (typed) => {
  store.search(typed, { isNow: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(store.$search.get().status).toBe('idle');
  expect(asked).toEqual([]);
});

test('a query of five hundred characters with markup is cut to a hundred', async () => {
  store.search(`<script>alert(1)</script>${'x'.repeat(500)}`, { isNow: true });
  await settled();
  expect(asked[0]?.searchParams.get('search')).toHaveLength(100);
  expect(store.$search.get().status).toBe('found');
});

test('an invalid response counts as empty', async () => {
  answerSearch(() => HttpResponse.json({ items: [7, null, { name: {} }], more: 'x' }));
  store.search('taza', { isNow: true });
  await settled();
  expect(store.$search.get().items.map(({ name, stock }) => [name, stock])).toEqual(Array(3).fill(['', 'instock']));
});
