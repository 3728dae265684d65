import { ADDED, LOADING } from './support/shop';
import type { Trouble } from './support/network';
import { expect, test } from './support/test';
import { FAILED_LOAD } from './support/watch';

const WORDS: readonly (readonly [Trouble, string])[] = [
  ['offline', 'Parece que no tienes conexión.'],
  ['500', 'No se ha podido añadir este producto al carrito.'],
  ['html', 'No se ha podido añadir este producto al carrito.'],
  ['empty', 'No se ha podido añadir este producto al carrito.'],
  ['no-fragments', 'No se ha podido añadir este producto al carrito.'],
];

test.describe('an add that fails', () => {
  for (const [trouble, words] of WORDS) {
    test(`a failed add (${trouble}) shows a message on the card, and the next try works`, {
      tag: trouble !== '500' && trouble !== 'offline' ? ['@core', '@nightly'] : '@core',
    }, async ({ shop, network, problems, announcements }) => {
      problems.expect(FAILED_LOAD);
      await shop.open('listing');
      const mend = await network.fail('add_to_cart', trouble);
      await shop.button().click();
      const alert = shop.card().getByRole('alert');
      await expect(alert).toContainText(words);
      await expect(shop.button()).not.toHaveClass(LOADING);
      await expect(shop.button()).not.toHaveClass(ADDED);
      await expect(shop.cartLink()).toHaveCount(0);
      expect((await announcements.texts()).filter((text) => text.includes(words))).toHaveLength(1);

      const page = shop.card().getByRole('link', { name: 'Ver el producto' });
      await expect(page).toHaveAttribute('href', /\/producto\//);

      await mend();
      await shop.card().getByRole('button', { name: 'Intentar de nuevo' }).click();
      await expect(shop.button()).toHaveClass(ADDED);
      await expect(shop.card().getByRole('alert')).toHaveCount(0);
      expect(await shop.itemsInCart()).toBe(1);
    });
  }

  test('an add that the shop never answers fails after fifteen seconds', { tag: '@nightly' }, async ({
    shop,
    network,
    problems,
    page,
  }) => {
    problems.expect(FAILED_LOAD);
    // Playwright's fake clock has no navigation timing, which WordPress' scripts read.
    problems.expect(/domContentLoadedEventStart/);
    await page.clock.install();
    await shop.open('listing');
    await network.fail('add_to_cart', 'hangs');
    await shop.button().click();
    await expect.poll(() => network.count('add_to_cart')).toBe(1);
    await page.clock.fastForward(10_000);
    await expect(shop.button()).toHaveClass(LOADING);
    await page.clock.fastForward(5_000);
    await expect(shop.card().getByRole('alert')).toContainText('La tienda está tardando demasiado');
    await expect(shop.button()).not.toHaveClass(LOADING);
  });

  test('a failed add does not block the add of the next product', { tag: '@nightly' }, async ({
    shop,
    network,
    problems,
  }) => {
    problems.expect(FAILED_LOAD);
    await shop.open('listing');
    const mend = await network.fail('add_to_cart', '500');
    await shop.button().click();
    await expect(shop.card().getByRole('alert')).toBeVisible();
    await mend();
    await shop.add('Florero Nube');
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('a failed add whose answer has an address opens the product’s page', { tag: '@nightly' }, async ({
    shop,
    network,
    page,
  }) => {
    await shop.open('listing');
    const body = JSON.stringify({ error: true, product_url: shop.places.product });
    await page.route(/wc-ajax=add_to_cart/, (route) => route.fulfill({ contentType: 'application/json', body }));
    await shop.button().click();
    await expect(page).toHaveURL(new RegExp(shop.places.product));
    expect(network.count('add_to_cart')).toBe(1);
  });
});
