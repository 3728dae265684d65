import { ONE, OTHER } from './support/shop';
import { expect, test } from './support/test';

const ALERT = '.woocommerce-message[role="alert"], .wc-block-components-notice-banner[role="alert"]';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`what the classic cart answers gets the focus, 100 px below the top (motion: ${reducedMotion})`, {
    tag: '@classic',
  }, async ({ shop, page }) => {
    await page.emulateMedia({ reducedMotion });
    await shop.open('listing');
    await shop.add(ONE);
    await shop.add(OTHER);
    await page.setViewportSize({ width: 390, height: 500 });
    await shop.open('cart', { ready: false });
    await page.waitForLoadState('networkidle');
    await page.locator('.woocommerce-cart-form a.remove').first().click();
    const notice = page.locator(ALERT).first();
    await expect(notice).toBeFocused();
    await expect
      .poll(() => notice.evaluate((element) => Math.round(element.getBoundingClientRect().top)), { timeout: 4_000 })
      .toBeLessThanOrEqual(101);
  });
}

test('a person who is typing keeps the focus', { tag: '@classic' }, async ({ shop, page }) => {
  await shop.open('listing');
  await shop.add(ONE);
  await shop.add(OTHER);
  await shop.open('cart', { ready: false });
  await page.waitForLoadState('networkidle');
  const code = page.locator('#coupon_code');
  test.skip(!(await code.count()), 'This shop has no coupons.');
  await page.evaluate(() => {
    document
      .querySelector('.woocommerce-notices-wrapper')
      ?.insertAdjacentHTML('beforeend', '<div class="woocommerce-message" role="alert">Hecho.</div>');
  });
  await code.click();
  await code.pressSequentially('PRIMAVERA', { delay: 100 });
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('PRIMAVERA');
});

test('other code finds jQuery.scroll_to_notices', { tag: ['@classic', '@real'] }, async ({ shop, page }) => {
  await shop.open('listing');
  await shop.add(ONE);
  await shop.open('cart', { ready: false });
  await page.waitForLoadState('networkidle');
  const kind = await page.evaluate(
    () => typeof (window as unknown as { jQuery: { scroll_to_notices?: unknown } }).jQuery.scroll_to_notices,
  );
  expect(kind).toBe('function');
});
