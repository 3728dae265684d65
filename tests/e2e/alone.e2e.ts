import { ADDED, LOADING, ONE } from './support/shop';
import { expect, test } from './support/test';
import { FAILED_LOAD } from './support/watch';

/** The React chunk and every view chunk that needs it. */
const REACT = /\/(react|[\w-]+-view)\.js/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the add link adds and the remove link of the cart page removes', { tag: '@core' }, async ({
    shop,
    page,
  }) => {
    await shop.open('listing', { ready: false });
    await shop.button().click();
    await page.waitForLoadState();
    expect(await shop.itemsInCart()).toBe(1);
    await shop.open('cart', { ready: false });
    await expect(page.locator('.woocommerce-cart-form')).toContainText(ONE);
    await page.locator('.woocommerce-cart-form a.remove').first().click();
    await page.waitForLoadState();
    expect(await shop.itemsInCart()).toBe(0);
  });
});

test.describe('when React never arrives', () => {
  test('adds from a listing when the React chunk never arrives', async ({ shop, network, problems }) => {
    problems.expect(FAILED_LOAD);
    await network.block(REACT);
    await shop.open('listing');
    await shop.add();
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('removes from the mini-cart when the React chunk never arrives', { tag: ['@classic', '@nightly'] }, async ({
    shop,
    network,
    problems,
  }) => {
    problems.expect(FAILED_LOAD);
    await network.block(REACT);
    await shop.open('listing');
    await shop.add();
    await shop.rows.locator('.remove_from_cart_button').click();
    await expect(shop.rows).toHaveCount(0);
    expect(await shop.itemsInCart()).toBe(0);
  });

  test('without React, a failed add shows the reason and a link to the product, and can be repeated', {
    tag: '@nightly',
  }, async ({ shop, network, problems }) => {
    problems.expect(FAILED_LOAD);
    await network.block(REACT);
    await shop.open('listing');
    const mend = await network.fail('add_to_cart', '500');
    await shop.button().click();
    await expect(shop.card().getByRole('alert')).toContainText('No se ha podido añadir');
    await expect(shop.card().getByRole('link', { name: 'Ver el producto' })).toBeVisible();
    await mend();
    await shop.card().getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(shop.button()).toHaveClass(ADDED);
    expect(await shop.itemsInCart()).toBe(1);
  });
});

test.describe('without jQuery', () => {
  test.beforeEach(async ({ shop, network, problems, context, baseURL }) => {
    problems.expect(
      FAILED_LOAD,
      /Synchronous|could not load jQuery|jQuery is not defined|\$ is not (defined|a function)|reading 'fn'/,
    );
    if (!shop.isPretend) {
      await network.block(/jquery/);
      await context.addCookies([{ name: 'jquery', value: 'forbid', url: baseURL ?? '' }]); // Forbids jQuery on demand, too.
    }
    await shop.open(shop.isPretend ? `${shop.places.listing}?jquery=off` : shop.places.listing);
    expect(await shop.page.evaluate(() => typeof window.jQuery)).toBe('undefined');
  });

  test('adds a product without jQuery', async ({ shop }) => {
    await shop.button().click();
    await expect(shop.button()).toHaveClass(ADDED);
    await expect(shop.cartLink()).toHaveText('Ver carrito');
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('removes a product without jQuery', { tag: ['@classic', '@nightly'] }, async ({ shop }) => {
    await shop.add();
    await shop.rows.locator('.remove_from_cart_button').click();
    await expect(shop.rows).toHaveCount(0);
    expect(await shop.itemsInCart()).toBe(0);
  });

  test('shows a failed add without jQuery', { tag: '@nightly' }, async ({ shop, network }) => {
    await network.fail('add_to_cart', 'html');
    await shop.button().click();
    await expect(shop.card().getByRole('alert')).toContainText('No se ha podido añadir');
    await expect(shop.button()).not.toHaveClass(LOADING);
  });
});
