import { ADDED, ONE, OTHER } from './support/shop';
import { expect, test } from './support/test';
import { FAILED_LOAD } from './support/watch';

test.describe('removing from the mini-cart', { tag: '@classic' }, () => {
  test('a row removed from the mini-cart stays under an overlay while the request runs', { tag: '@core' }, async ({
    shop,
    network,
    announcements,
  }) => {
    await shop.open('listing');
    await shop.add(ONE);
    await shop.add(OTHER);
    await expect(shop.rows).toHaveCount(2);
    const release = await network.hold('remove_from_cart');
    const row = shop.rows.filter({ hasText: ONE });
    await row.locator('.remove_from_cart_button').click();
    await expect(row).toHaveAttribute('aria-busy', 'true');
    await expect(row).toHaveAttribute('inert', '');
    const overlay = row.locator('.islas-row-overlay');
    await expect(overlay).toHaveText('Por favor, espera...');
    expect(await overlay.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.6');
    expect((await announcements.texts()).filter((text) => text === 'Por favor, espera...')).toHaveLength(1);
    await release();
    await expect(shop.rows).toHaveCount(1);
    await expect(shop.rows).toContainText(OTHER);
    await expect(shop.count).toContainText('1');
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('the mini-cart has one primary button, the checkout', { tag: '@nightly' }, async ({ shop }) => {
    await shop.open('listing');
    await shop.add();
    const buttons = shop.page.locator('.widget-area .woocommerce-mini-cart__buttons a');
    await expect(buttons).toHaveCount(2);
    await expect(shop.page.locator('.widget-area .woocommerce-mini-cart__buttons a.alt')).toHaveText(
      /Finalizar compra/,
    );
    // Only the primary button has a background, whatever the theme's style.
    await expect(buttons.nth(0)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(buttons.nth(1)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('a single mini-cart button keeps the theme’s style', { tag: ['@real', '@nightly'] }, async ({ shop }) => {
    await shop.open('listing');
    await shop.add();
    const buttons = shop.page.locator('.widget-area .woocommerce-mini-cart__buttons a');
    await buttons.nth(1).evaluate((checkout) => checkout.remove());
    await expect(buttons).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('a removal from the mini-cart clears the mark and the link of the listing’s button', {
    tag: ['@core', '@nightly'],
  }, async ({ shop }) => {
    await shop.open('listing');
    await shop.add();
    await expect(shop.cartLink()).toHaveCount(1);
    await shop.rows.locator('.remove_from_cart_button').click();
    await expect(shop.button()).not.toHaveClass(ADDED);
    await expect(shop.cartLink()).toHaveCount(0);
    await shop.add();
    await expect(shop.rows).toHaveCount(1);
  });

  for (const trouble of ['500', 'html', 'no-fragments'] as const) {
    test(`a removal from the mini-cart follows its link when the request fails (${trouble})`, {
      tag: trouble !== '500' ? '@nightly' : [],
    }, async ({ shop, network, problems, page }) => {
      problems.expect(FAILED_LOAD);
      await shop.open('listing');
      await shop.add(ONE);
      await shop.add(OTHER);
      await network.fail('remove_from_cart', trouble);
      const row = shop.rows.filter({ hasText: ONE });
      await Promise.all([page.waitForEvent('framenavigated'), row.locator('.remove_from_cart_button').click()]);
      await page.waitForLoadState();
      expect(await shop.itemsInCart()).toBe(1);
    });
  }
});
