import { addOne } from '../../.tools/bench/pages/kinds.mjs';
import { expect, test } from './support/test';

const LANDING = '/tienda/?utm_source=boletin&utm_medium=email';

interface Shop {
  setOrderTracking: (isAllowed: boolean) => void;
}

const inputs = (form: string) => `${form} wc-order-attribution-inputs input[type=hidden]`;

test('the forms of checkout and registration carry where the visitor came from, and are emptied at once', async ({
  page,
  shop,
}) => {
  await page.goto(LANDING, { referer: 'https://blog.example/' });
  await page.waitForFunction(() => document.cookie.includes('sbjs_session'));
  await addOne(page.context().request, new URL(page.url()).origin);
  for (const [place, form] of [
    ['checkout', 'form.checkout'],
    ['account', 'form.register'],
  ] as const) {
    await shop.open(place, { ready: false });
    const source = page.locator(`${form} input[name="wc_order_attribution_utm_source"]`);
    // A shop may have no form of registration.
    if (place === 'account' && !(await page.locator(form).count())) continue;
    await expect(source).toHaveValue('boletin');
    await expect(page.locator(inputs(form))).toHaveCount(16);
  }
  await page.evaluate(() =>
    (window as unknown as { wc_order_attribution: Shop }).wc_order_attribution.setOrderTracking(false),
  );
  for (const input of await page.locator(inputs('form')).all()) await expect(input).toHaveValue('');
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'))).toEqual([]);
});

test('a form that comes later is filled too', async ({ page, shop }) => {
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
