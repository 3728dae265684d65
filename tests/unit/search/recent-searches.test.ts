import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const load = () => import('../../../widgets/search/recent-searches');

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'wp_has_consent');
  vi.restoreAllMocks();
});

test('recent searches are the last five, newest first and without duplicates, also on the next page', async () => {
  const { $recent, rememberSearch } = await load();
  for (const search of ['uno', 'dos', 'Café', 'tres', 'cuatro', 'cafe ', 'cinco', '  ']) rememberSearch(search);
  expect($recent.get()).toEqual(['cinco', 'cafe', 'cuatro', 'tres', 'dos']);
  vi.resetModules();
  expect((await load()).$recent.get()).toEqual(['cinco', 'cafe', 'cuatro', 'tres', 'dos']);
});

test('clearing the recent searches deletes them from storage', async () => {
  const { $recent, rememberSearch, forgetSearches } = await load();
  rememberSearch('taza');
  forgetSearches();
  expect($recent.get()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('without consent recent searches are not stored, and stored ones are deleted', async () => {
  localStorage.setItem('islas_searches', '["taza"]');
  Object.assign(globalThis, { wp_has_consent: (category: string) => category !== 'preferences' });
  const { $recent, rememberSearch } = await load();
  rememberSearch('miel');
  expect($recent.get()).toEqual(['miel']);
  expect(localStorage).toHaveLength(0);
});

test('without storage recent searches last as long as the page', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { $recent, rememberSearch } = await load();
  rememberSearch('taza');
  expect($recent.get()).toEqual(['taza']);
});

test.each(['null', '{"a":1}', '[1,{},null,"  "]', 'cut['])(
  'recent searches are a list of texts when %s is stored',
  async (stored) => {
    localStorage.setItem('islas_searches', stored);
    expect((await load()).$recent.get().every((search) => search.trim())).toBe(true);
  },
);
