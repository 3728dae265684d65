import { afterEach, expect, test, vi } from 'vitest';

const page = window as unknown as Record<string, unknown>;

/** What a page has where it calls the function of the head with this data. */
const run = async (shop: unknown): Promise<unknown> => {
  delete page.wc_order_attribution;
  vi.resetModules();
  await import('../../../widgets/attribution/head/attribution-head');
  page.wc_order_attribution = shop;
  (page.islasLanding as () => void)();
  return page.wc_order_attribution;
};
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);

afterEach(() => {
  for (const name of ['wc_order_attribution', 'wp_has_consent']) delete page[name];
  document.head.replaceChildren();
});

test('preloads the module of the page only for visitors who have agreed before', async () => {
  const file = 'https://cdn.example/islas/build/order-attribution.js?ver=12345678';
  await run({ params: {}, isLate: true, file });
  expect(preloads()).toEqual([]);
  page.wp_has_consent = (category: string) => category === 'marketing';
  await run({ params: {}, isLate: true, file });
  expect(preloads()).toEqual([file]);
});

test('preloads nothing on a page of an earlier version, which names no file', async () => {
  page.wp_has_consent = () => true;
  await run({ params: {}, isLate: true });
  expect(preloads()).toEqual([]);
});

test('leaves alone what a page prints in full', async () => {
  page.wp_has_consent = () => true;
  const shop = { params: { allowTracking: true }, fields: {} };
  expect(await run(structuredClone(shop))).toEqual(shop);
  expect(await run(undefined)).toBeUndefined();
  expect(preloads()).toEqual([]);
});
