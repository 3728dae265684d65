import { type Page, expect } from '@playwright/test';
import { VISITOR } from '../../.tools/walk/buying.mjs';

/** Pays in the shop whose checkout the page leads to. */
export const pay = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/finalizar-compra\/\?session=./);
  for (const [name, value] of Object.entries(VISITOR)) await page.locator(`#billing_${name}`).fill(value);
  await page.locator('.blockUI').first().waitFor({ state: 'detached' });
  const terms = page.locator('[name=terms]');
  // WooCommerce renews this part of the form once the address is complete; a press on the old field is gone with it.
  while ((await terms.count()) && !(await terms.isChecked())) await terms.click();
  // By key: a notice may cover the end of the page.
  await page.locator('#place_order').press('Enter');
  await page.waitForURL(/\/order-received\/\d+\//, { timeout: 60_000 });
};

/** A shopper's way through any host that sells by the Store API: consent, a bowl, the drawer, a shirt in blue. */
export const fillCart = async (page: Page): Promise<void> => {
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
  await expect(drawer.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', /\?session=./);
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

/** Orders what {@link fillCart} has put into the cart, from the drawer that it has left open. */
export const order = async (page: Page): Promise<void> => {
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Checkout' }).click();
  await pay(page);
  for (const name of ['Cuenco Alborada', 'Camiseta Básica'])
    await expect(page.locator('.woocommerce-order-details')).toContainText(name);
};
