import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const NOTICE = '.woocommerce-store-notice[data-notice-id]';
const notice = (page: Page) => page.locator(NOTICE);
const dismiss = (page: Page) => notice(page).getByRole('button', { name: 'Descartar' });
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name, value }) => name.startsWith('store_notice') && value === 'hidden');

/** The focus is on the next control, or on the main region: older versions of WooCommerce print the notice last. */
const hasGoneOn = (page: Page) =>
  notice(page).evaluate(
    (element) =>
      !!document.activeElement?.matches('main') ||
      !!(element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING),
  );

const YEAR_S = 365 * 86_400;

for (const way of ['mouse', 'Enter', 'Space'] as const) {
  test(`the store notice is dismissed (${way}) for a year on every page, and never flashes`, {
    tag: way !== 'mouse' ? '@nightly' : [],
  }, async ({ shop, page }) => {
    await shop.open('account');
    await expect(notice(page)).toBeVisible();
    await expect(dismiss(page)).toHaveAttribute('data-islas-action', 'notice.dismiss');
    const before = page.url();
    if (way === 'mouse') await dismiss(page).click();
    else {
      await dismiss(page).focus();
      await page.keyboard.press(way);
      // The focus moves to the next control, so that keyboard and screen-reader users do not start again at the top.
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
      expect(await hasGoneOn(page)).toBe(true);
    }
    await expect(notice(page)).toBeHidden();
    expect(page.url()).toBe(before);
    await expect.poll(() => cookieOf(page)).toMatchObject({ path: '/' });
    const cookie = await cookieOf(page);
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - YEAR_S)).toBeLessThan(3600);
    // Records whether the notice is visible while the page is still loading.
    await page.addInitScript((selector) => {
      const seen: boolean[] = [];
      const look = () => {
        const found = document.querySelector(selector);
        if (found) seen.push(found.checkVisibility());
        if (document.readyState !== 'complete') requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    }, NOTICE);
    await page.goto(shop.places.cart);
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).not.toContain(true);
    await expect(notice(page)).toBeHidden();
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('the store notice is dismissed by touch', { tag: '@nightly' }, async ({ shop, page }) => {
    await shop.open('account');
    await expect(dismiss(page)).toHaveAttribute('data-islas-action', 'notice.dismiss');
    await dismiss(page).tap();
    await expect(notice(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the store notice is readable without JavaScript', async ({ shop, page }) => {
    await shop.open('account', { ready: false });
    await expect(notice(page)).toBeVisible();
  });
});
