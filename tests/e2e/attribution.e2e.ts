import type { Page } from '@playwright/test';
import { addOne } from '../../.tools/bench/pages/kinds.mjs';
import { expect, test } from './support/test';

const LANDING = '/tienda/?utm_source=boletin&utm_medium=email';

interface Shop {
  fields: Readonly<Record<string, string>>;
  setOrderTracking: (isAllowed: boolean) => void;
  getAttributionData: () => Readonly<Record<string, string | null>>;
}

const inputs = (form: string) => `${form} wc-order-attribution-inputs input[type=hidden]`;

test('the checkout and registration forms carry the visit’s source, and lose it at once when tracking is forbidden', {
  tag: '@core',
}, async ({ page, shop }) => {
  await page.goto(LANDING, { referer: 'https://blog.example/' });
  await page.waitForFunction(() => document.cookie.includes('sbjs_session'));
  await addOne(page.context().request, new URL(page.url()).origin);
  for (const [place, form] of [
    ['checkout', 'form.checkout'],
    ['account', 'form.register'],
  ] as const) {
    await shop.open(place, { ready: false });
    const source = page.locator(`${form} input[name="wc_order_attribution_utm_source"]`);
    // A shop may have no registration form.
    if (place === 'account' && !(await page.locator(form).count())) continue;
    await expect(source).toHaveValue('boletin');
    // WooCommerce 8.9 has 13 fields, later versions have more.
    const fields = await page.evaluate(
      () => (window as unknown as { wc_order_attribution: Shop }).wc_order_attribution.fields,
    );
    expect(Object.keys(fields).length).toBeGreaterThan(12);
    await expect(page.locator(inputs(form))).toHaveCount(Object.keys(fields).length);
  }
  await page.evaluate(() =>
    (window as unknown as { wc_order_attribution: Shop }).wc_order_attribution.setOrderTracking(false),
  );
  for (const input of await page.locator(inputs('form')).all()) await expect(input).toHaveValue('');
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'))).toEqual([]);
});

test('fills an attribution form that is inserted later', { tag: '@nightly' }, async ({ page, shop }) => {
  await page.goto(LANDING);
  await shop.open('account', { ready: false });
  await page.waitForFunction(() => document.cookie.includes('sbjs_session'));
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form id="late"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>',
    ),
  );
  await expect(page.locator('#late input[name="wc_order_attribution_source_type"]')).toHaveValue('utm');
});

test('the landing is known when other code forbids attribution on two pages and allows it on the third', {
  tag: ['@real', '@nightly'],
}, async ({ page }) => {
  const track = (isAllowed: boolean) =>
    page.evaluate((allowed) => {
      const { wc_order_attribution: shop } = window as unknown as { wc_order_attribution: Shop };
      shop.setOrderTracking(allowed);
      return shop.getAttributionData();
    }, isAllowed);
  // Without Islas' consent tool, the page itself loads the attribution file.
  const { origin } = new URL(
    (await page.goto(`${LANDING}&swatches=feature_consent:0`, { referer: 'https://blog.example/' }))?.url() ?? '',
  );
  await track(false);
  await page.goto('/mi-cuenta/', { referer: `${origin}${LANDING}` });
  await track(false);
  await page.goto('/carrito/', { referer: `${origin}/mi-cuenta/` });
  await track(false);
  expect(await track(true)).toMatchObject({
    utm_source: 'boletin',
    referrer: 'https://blog.example/',
    session_pages: '3',
  });
});

test.describe('where the shop asks for consent', { tag: '@real' }, () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  const FILE = /\/order-attribution\.js\?ver=[\w-]+$/;
  const answer = (page: Page, given: 'accept' | 'decline') =>
    page.locator(`#islas-consent [data-islas-action="consent.${given}"]`).click();
  const kept = async (page: Page) =>
    (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('sbjs_'));
  const requests = (page: Page) => {
    const files: string[] = [];
    page.on('request', (request) => FILE.test(request.url()) && files.push(request.url()));
    return files;
  };

  test('fetches no attribution file before a decision, nor after a refusal', async ({ page }) => {
    const files = requests(page);
    await page.goto(LANDING, { referer: 'https://blog.example/' });
    await answer(page, 'decline');
    await page.goto('/mi-cuenta/');
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    expect(await kept(page)).toEqual([]);
    const values = await page.evaluate(() =>
      (window as unknown as { wc_order_attribution: Shop }).wc_order_attribution.getAttributionData(),
    );
    expect(Object.keys(values)).toHaveLength(16);
    expect(new Set(Object.values(values))).toEqual(new Set([null]));
  });

  test('after consent two pages later the landing is still known, and the forms get it', async ({ page }) => {
    const files = requests(page);
    const { origin } = new URL((await page.goto(LANDING, { referer: 'https://blog.example/' }))?.url() ?? '');
    await addOne(page.context().request, origin);
    await page.goto('/finalizar-compra/', { referer: `${origin}${LANDING}` });
    const source = page.locator('form.checkout input[name="wc_order_attribution_utm_source"]');
    await expect(source).toHaveValue('');
    await answer(page, 'accept');
    await expect(source).toHaveValue('boletin');
    await expect(page.locator('form.checkout input[name="wc_order_attribution_referrer"]')).toHaveValue(
      'https://blog.example/',
    );
    expect(files).toHaveLength(1);
    // On the next page it is preloaded in parallel with the main file.
    await page.reload();
    await expect(source).toHaveValue('boletin');
    await expect(page.locator('link[rel=modulepreload][href*="/order-attribution.js"]')).toHaveCount(1);
    await expect.poll(() => kept(page)).toHaveLength(7);
  });

  test('without the Navigation API nothing is stored before consent, and the campaign is still known', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    const { origin } = new URL((await page.goto(LANDING, { referer: 'https://blog.example/' }))?.url() ?? '');
    await page.waitForLoadState('load');
    const stored = () =>
      page.evaluate(() => [
        typeof Reflect.get(window, 'navigation'),
        window.name,
        JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }, document.cookie]).includes(
          'blog.example',
        ),
      ]);
    expect(await stored()).toEqual(['undefined', '', false]);
    await addOne(page.context().request, origin);
    await page.goto('/finalizar-compra/', { referer: `${origin}${LANDING}` });
    expect(await stored()).toEqual(['undefined', '', false]);
    await answer(page, 'accept');
    await expect(page.locator('form.checkout input[name="wc_order_attribution_utm_source"]')).toHaveValue('boletin');
    await expect(page.locator('form.checkout input[name="wc_order_attribution_referrer"]')).not.toHaveValue(/blog/);
  });

  test('respects other code that allows or forbids attribution', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(LANDING);
    const track = (isAllowed: boolean) =>
      page.evaluate(
        (allowed) =>
          (window as unknown as { wc_order_attribution: Shop }).wc_order_attribution.setOrderTracking(allowed),
        isAllowed,
      );
    await track(true);
    await expect.poll(() => kept(page)).toHaveLength(7);
    // Without consent, the page deletes existing attribution cookies.
    await page.goto('/tienda/');
    await expect.poll(() => kept(page)).toEqual([]);
  });
});
