import { type Page, expect } from '@playwright/test';

/** A shopper's way through any host that sells by the Store API: consent, a bowl, the drawer, a shirt in blue. */
export const buy = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.locator('#islas-consent')).toBeHidden();

  await page.getByLabel('Bowls').fill('2');
  await page.getByRole('button', { name: /^Add the bowl/ }).click();
  const cart = page.locator('header').getByText('Cart');
  await expect(cart).toHaveText('Cart (2)');

  await cart.click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toContainText('Cuenco Alborada');
  await drawer.getByRole('button', { name: 'Increase the quantity of Cuenco Alborada' }).click();
  await expect(cart).toHaveText('Cart (3)');
  await expect(drawer.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', /\/checkout\/\?session=./);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio', { name: 'Blue' }).check();
  await expect(page.locator('.islas-swatch[data-value=l]')).toHaveAttribute('data-state', /disabled|no-stock/);
  await page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name: 'M' }).check();
  await page.getByRole('button', { name: 'Add the shirt' }).click();
  await expect(cart).toHaveText('Cart (4)');
  await cart.click();
  await expect(drawer).toContainText('Camiseta Básica');
};
