import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Ids of the axe rules that a part of the page breaks. */
const broken = async (page: Page, part: string): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id }) => id);
};

test('axe finds nothing in a password, hidden or shown', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('account');
  const show = page.locator('form.login').getByRole('button', { name: 'Mostrar contraseña' });
  await expect(show).toBeVisible();
  expect(await broken(page, 'form.login .password-input')).toEqual([]);
  await show.click();
  await expect(page.locator('form.login input[name="password"]')).toHaveAttribute('type', 'text');
  expect(await broken(page, 'form.login .password-input')).toEqual([]);
});

test('axe finds nothing in the store notice', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('listing');
  await expect(page.locator('.woocommerce-store-notice').first()).toHaveAttribute('data-island-state', 'live');
  // The theme sets the notice's colours.
  const { violations } = await new AxeBuilder({ page })
    .include('.woocommerce-store-notice')
    .disableRules('color-contrast')
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('axe finds nothing in the open account menu', { tag: '@classic' }, async ({ shop, page }) => {
  await shop.open('listing');
  const item = page.locator('li.islas-account-menu').filter({ visible: true }).first();
  await expect(item.locator(':scope > a')).toHaveAttribute('aria-expanded', 'false');
  await item.hover();
  await expect(item.locator(':scope > a')).toHaveAttribute('aria-expanded', 'true');
  expect(await broken(page, 'li.islas-account-menu')).toEqual([]);
});

test('axe finds nothing in a notice that took the focus', async ({ shop, page }) => {
  await shop.open('account');
  const form = page.locator('form.login');
  await form.locator('input[name="username"]').fill('nadie');
  await form.locator('input[name="password"]').fill('nada');
  await form.locator('[name="login"]').click();
  const notice = page.locator('.woocommerce [role="alert"]').first();
  await expect(notice).toBeFocused();
  const { violations } = await new AxeBuilder({ page })
    .include('.woocommerce [role="alert"]')
    // WooCommerce prints the list and the theme sets its colours.
    .disableRules(['color-contrast', 'aria-allowed-role', 'listitem', 'list'])
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('axe finds nothing in embedded frames that replaced their links', { tag: ['@pretend', '@nightly'] }, async ({
  page,
}) => {
  await page.goto('/taller/');
  await page.locator('figure.islas-embed').scrollIntoViewIfNeeded();
  await expect(page.locator('figure.islas-embed iframe')).toHaveAttribute('title', /\S/);
  // These rules are for whole pages, and the frame's content is another page.
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .disableRules(['landmark-one-main', 'region', 'page-has-heading-one'])
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
