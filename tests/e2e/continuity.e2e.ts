import { ADDED, ONE, Shop } from './support/shop';
import { expect, test } from './support/test';

test.describe('the cart persists', () => {
  test('the cart is kept after a reload', { tag: ['@classic', '@core'] }, async ({ shop, page }) => {
    await shop.open('listing');
    await shop.add();
    await page.reload();
    await shop.ready();
    await expect(shop.count).toContainText('1');
    await expect(shop.rows).toContainText(ONE);
  });

  test('the cart is current on a listing restored by Back', { tag: '@classic' }, async ({ shop, page }) => {
    await shop.open('listing');
    await shop.add();
    await shop.open('product', { ready: false });
    await page.locator('.single_add_to_cart_button').click();
    await expect(page.locator('.woocommerce-message').first()).toBeVisible();
    expect(await shop.itemsInCart()).toBe(2);
    await page.goBack();
    // Where the product page does not add without a reload, its form loads one more page.
    if (!page.url().endsWith(shop.places.listing)) await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${shop.places.listing}$`));
    await expect(shop.count).toContainText('2');
    await expect(shop.rows).toHaveCount(2);
  });

  test('two tabs show the same cart', { tag: ['@classic', '@nightly'] }, async ({ shop, context }) => {
    await shop.open('listing');
    await shop.add();
    const other = new Shop(shop.name, await context.newPage());
    await other.open('listing');
    await expect(other.count).toContainText('1');
    await other.add();
    await expect(shop.count).toContainText('2');
    await shop.rows.locator('.remove_from_cart_button').click();
    await expect(other.rows).toHaveCount(0);
  });
});

test.describe('a first visit', () => {
  test('a first visit with an empty cart sends no cart request', async ({ shop, network, page }) => {
    await shop.open('listing');
    await page.waitForLoadState('networkidle');
    expect(network.cart).toEqual([]);
  });

  test('a first visit with a cart sends one cart request, and none on the next page', {
    tag: ['@classic', '@nightly'],
  }, async ({ shop, network, page }) => {
    await shop.open('listing');
    await shop.add();
    network.cart.length = 0;
    await page.evaluate(() => sessionStorage.clear());
    await shop.open('listing');
    await expect(shop.rows).toHaveCount(1);
    expect(network.count('get_refreshed_fragments')).toBe(1);
    await shop.open('category');
    await expect(shop.rows).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(network.count('get_refreshed_fragments')).toBe(1);
  });

  test('a first visit works with storage denied', async ({ shop, page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
    });
    await shop.open('listing');
    await shop.add();
    await expect(shop.button()).toHaveClass(ADDED);
    expect(await shop.itemsInCart()).toBe(1);
  });
});
