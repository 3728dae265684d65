import { ADDED, ONE } from './support/shop';
import { expect, test } from './support/test';

test('the keyboard alone adds a product, repeats a failed add and reaches the cart', {
  tag: ['@core', '@list-button'],
}, async ({ shop, network, problems, page }) => {
  problems.expect(/Failed to load resource|net::ERR_/);
  await shop.open('listing');
  await shop.button().focus();
  const mend = await network.fail('add_to_cart', '500');
  await page.keyboard.press('Enter');
  await expect(shop.card().getByRole('alert')).toBeVisible();
  await expect(shop.card().getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  await mend();
  await page.keyboard.press('Tab');
  await expect(shop.card().getByRole('button', { name: 'Intentar de nuevo' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(shop.button()).toHaveClass(ADDED);
  await expect(shop.button()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shop.cartLink()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(shop.places.cart));
});

test('focus stays near when the row it is in is removed', { tag: ['@classic', '@core'] }, async ({ shop, page }) => {
  await shop.open('listing');
  await shop.add(ONE);
  await shop.add('Florero Nube');
  const remove = shop.rows.first().locator('.remove_from_cart_button');
  await remove.focus();
  // Older versions of WooCommerce print a link, which Space does not activate.
  await page.keyboard.press((await remove.getAttribute('role')) === 'button' ? 'Space' : 'Enter');
  await expect(shop.rows).toHaveCount(1);
  const lost = await page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
  expect(lost).toBe(false);
});
