import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const link = (page: Page) => page.getByRole('link', { name: 'Saltar al contenido' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** The first Tab reaches the link, which is seen then; Enter takes the focus to the main region. */
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

for (const place of ['account', 'category', 'product', 'cart', 'checkout'] as const) {
  test(`one link to the content comes first, even before the notices, on the page "${place}"`, {
    tag: '@core',
  }, async ({ shop, page }) => {
    await shop.open(place);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.woocommerce-store-notice')).toBeVisible();
    await expect(link(page)).toHaveCount(1);
    await follow(page);
  });
}

for (const theme of ['bare', 'ancient']) {
  test(`a theme without the link gets it (${theme})`, { tag: '@real' }, async ({ page, context, baseURL }) => {
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
  test('the link to the content leads there', async ({ shop, page }) => {
    await shop.open('account', { ready: false });
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#[\w-]+$/);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, [role="main"] :focus, #content :focus')).toHaveCount(1);
  });

  test('so does the one of a theme that has none and gives its main element no id', { tag: '@real' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'theme', value: 'bare', url: String(baseURL) }]);
    await page.goto('/mi-cuenta/');
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});
