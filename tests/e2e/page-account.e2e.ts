import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const item = (page: Page) => page.locator('li.islas-account-menu').filter({ visible: true }).first();
const below = (page: Page) => item(page).locator('ul').first();
const link = (page: Page) => item(page).locator(':scope > a');

test.describe('the account menu', { tag: '@classic' }, () => {
  test('the account menu opens while the pointer is over it', async ({ shop, page }) => {
    await shop.open('listing');
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
    await item(page).hover();
    await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(below(page)).toBeInViewport();
    await page.mouse.move(600, 700);
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the account menu opens by keyboard, and Escape closes it and keeps the focus', async ({ shop, page }) => {
    await shop.open('listing');
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
    await link(page).focus();
    await expect(below(page)).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(below(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(below(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });
    test('the account menu opens at the first tap and follows its link at the second', async ({ shop, page }) => {
      await shop.open('listing');
      await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
      await link(page).tap();
      await expect(below(page)).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(shop.places.listing));
      await link(page).tap();
      await expect(page).toHaveURL(/mi-cuenta/);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the account menu opens by hover without JavaScript', async ({ shop, page }) => {
      await shop.open('listing', { ready: false });
      await item(page).hover();
      await expect(below(page)).toBeInViewport();
    });
  });
});
