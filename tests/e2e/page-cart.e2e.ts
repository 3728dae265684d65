import type { Page } from '@playwright/test';
import { ONE, OTHER } from './support/shop';
import { expect, test } from './support/test';

const ALERT = '.woocommerce-message[role="alert"], .wc-block-components-notice-banner[role="alert"]';

/** Records the time of each change of the scroll position, since the page's start or the last `forget`. */
const noteScrolls = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: number[] = [];
    let last = scrollY;
    const look = (): void => {
      if (scrollY !== last) seen.push(performance.now());
      last = scrollY;
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => void ((window as unknown as { seen: number[] }).seen.length = 0));
const scrolls = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { seen: number[] }).seen);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a notice of the classic cart gets the focus, at most 100 px below the top (motion: ${reducedMotion})`, {
    tag: reducedMotion !== 'reduce' ? '@nightly' : [],
  }, async ({ shop, page }) => {
    await page.emulateMedia({ reducedMotion });
    await noteScrolls(page);
    await shop.open('listing');
    await shop.add(ONE);
    await shop.add(OTHER);
    await page.setViewportSize({ width: 390, height: 500 });
    await shop.open('cart', { ready: false });
    await page.waitForLoadState('networkidle');
    // In some themes the notice would be near the top of the window anyway.
    await page.addStyleTag({ content: 'body { padding-top: 60px }' });
    const remove = page.locator('.woocommerce-cart-form a.remove').first();
    await remove.scrollIntoViewIfNeeded();
    await forget(page);
    await remove.press('Enter');
    const notice = page.locator(ALERT).first();
    await expect(notice).toBeFocused();
    await expect
      .poll(() => notice.evaluate((element) => Math.round(element.getBoundingClientRect().top)), { timeout: 4_000 })
      .toBeLessThanOrEqual(101);
    if (shop.isPretend) return; // The pretend shop's cart reloads the page, which starts with the notice.
    await page.waitForTimeout(700); // Records scrolling that has not ended yet.
    const times = await scrolls(page);
    const took = (times.at(-1) ?? 0) - (times[0] ?? 0);
    if (reducedMotion === 'reduce') expect(took).toBeLessThan(100);
    else {
      // Short scrolls have no measurable slow ends; a scroll that is started twice takes half as long again.
      // The pretend shop's cart loads a new page, whose notice is near its top.
      if (!shop.isPretend) expect(took).toBeGreaterThan(300);
      expect(took).toBeLessThan(1250);
    }
  });
}

test('a notice of the cart does not take the focus from a field in which the shopper types', {
  tag: ['@once', '@nightly'],
}, async ({ shop, page }) => {
  await shop.open('listing');
  await shop.add(ONE);
  await shop.add(OTHER);
  await shop.open('cart', { ready: false });
  await page.waitForLoadState('networkidle');
  const code = page.locator('#coupon_code');
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

test('other code finds jQuery.scroll_to_notices wherever the stock script would have given it', {
  tag: ['@real', '@once', '@nightly'],
}, async ({ shop, page }) => {
  for (const place of ['account', 'cart', 'product'] as const) {
    await shop.open(place, { ready: false });
    const kind = await page.evaluate(
      () => typeof (window as unknown as { jQuery: { scroll_to_notices?: unknown } }).jQuery.scroll_to_notices,
    );
    expect(kind).toBe('function');
  }
});
