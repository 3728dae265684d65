import type { Page } from '@playwright/test';
import { CartPage } from './support/cart-page';
import { expect, test } from './support/test';

const link = (page: Page) => page.getByRole('link', { name: 'Saltar al contenido' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Asserts that the first Tab shows and focuses the link, and that Enter moves the focus to the main region. */
const follow = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Saltar al contenido');
  await expect(link(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  const isMain = () => page.evaluate(() => !!document.activeElement?.matches('main, [role="main"], #content'));
  await expect.poll(isMain).toBe(true);
  await page.keyboard.press('Tab');
  const isInside = () => page.evaluate(() => !!document.activeElement?.closest('main, [role="main"], #content'));
  expect(await isInside()).toBe(true);
};

const TAGS = {
  account: ['@core', '@nightly'],
  category: ['@core', '@main-element', '@nightly'],
  product: ['@core', '@main-element'],
  cart: ['@core', '@unmoved-focus', '@nightly'],
  checkout: ['@core', '@unmoved-focus'],
};

for (const place of ['account', 'category', 'product', 'cart', 'checkout'] as const) {
  test(`the only skip link comes first, even before the notices, on the page "${place}"`, { tag: TAGS[place] }, async ({
    shop,
    page,
  }) => {
    // The checkout of an empty cart is the cart's page.
    if (place === 'cart' || place === 'checkout') await new CartPage(page).fill('taza-azahar');
    await shop.open(place);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.woocommerce-store-notice')).toBeVisible();
    await expect(link(page)).toHaveCount(1);
    await follow(page);
  });
}

for (const theme of ['bare', 'ancient']) {
  test(`a theme without a skip link gets one (${theme})`, {
    tag: theme !== 'bare' ? ['@real', '@nightly'] : '@real',
  }, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: String(baseURL) }]);
    await page.goto('/mi-cuenta/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.woocommerce-store-notice')).toBeVisible();
    await expect(link(page)).toHaveCount(1);
    await follow(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the skip link works without JavaScript', async ({ shop, page }) => {
    await shop.open('account', { ready: false });
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#[\w-]+$/);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, [role="main"] :focus, #content :focus')).toHaveCount(1);
  });

  test('the skip link works without JavaScript in a theme whose main element has no id', {
    tag: ['@real', '@nightly'],
  }, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: 'bare', url: String(baseURL) }]);
    await page.goto('/mi-cuenta/');
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});
