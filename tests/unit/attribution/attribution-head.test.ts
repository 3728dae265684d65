import { afterEach, expect, test, vi } from 'vitest';

const page = window as unknown as Record<string, unknown>;
const FIELDS = 16;

interface Shop {
  params: Record<string, unknown>;
  fields: Record<string, string>;
  asked?: boolean;
  setOrderTracking: (isAllowed: boolean) => void;
}

/** What a page has where it calls the function of the head with this data. */
const run = async (shop: unknown): Promise<Shop> => {
  delete page.wc_order_attribution;
  vi.resetModules();
  await import('../../../widgets/attribution/head/attribution-head');
  page.wc_order_attribution = shop;
  (page.islasLanding as () => void)();
  return page.wc_order_attribution as Shop;
};
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);

afterEach(() => {
  for (const name of ['wc_order_attribution', 'wp_has_consent']) delete page[name];
  document.head.replaceChildren();
});

test('completes what a page prints of WooCommerce’s usual data', async () => {
  const shop = await run({ params: { lifetime: 1e-5, consentCategory: 'marketing' }, isLate: true });
  expect(shop.params).toEqual({
    lifetime: 1e-5,
    session: 30,
    base64: false,
    ajaxurl: `${location.origin}/wp-admin/admin-ajax.php`,
    prefix: 'wc_order_attribution_',
    allowTracking: true,
    consentCategory: 'marketing',
  });
  expect(Object.keys(shop.fields)).toHaveLength(FIELDS);
  expect(shop.fields).toMatchObject({ source_type: 'current.typ', user_agent: 'udata.uag' });
  expect(preloads()).toEqual([]);
});

test('keeps what differs', async () => {
  const params = { allowTracking: false, prefix: 'x_', mine: 1 };
  const shop = await run({ params, fields: { source_type: 'current.typ' }, isLate: true });
  expect(shop.params).toMatchObject({ ...params, session: 30 });
  expect(shop.fields).toEqual({ source_type: 'current.typ' });
});

test('notes a call of `setOrderTracking` that comes before the module, and leaves the method of a module that has come', async () => {
  const shop = await run({ params: {}, isLate: true });
  shop.setOrderTracking(false);
  expect(shop.asked).toBe(false);
  const own = vi.fn();
  expect((await run({ params: {}, isLate: true, setOrderTracking: own })).setOrderTracking).toBe(own);
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
