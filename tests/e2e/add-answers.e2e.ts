import type { Page } from '@playwright/test';
import { nightlyFrom } from './support/nightly';
import { ADDED, LOADING } from './support/shop';
import { expect, test } from './support/test';
import { FAILED_LOAD } from './support/watch';

/** Opens a page in a shop where a plugin does not answer an add with the cart (`.tools/store/php/adds.php`). */
const visit = async (page: Page, baseURL: string | undefined, adds: string, path: string) => {
  await page.context().addCookies([{ name: 'adds', value: adds, url: baseURL ?? '' }]);
  await page.goto(path);
};

const PLACES = [
  ['a listing', '/tienda/', '.ajax_add_to_cart[data-product_id]'],
  ['the product’s page', '/producto/taza-azahar/', '.single_add_to_cart_button'],
] as const;

test.describe('an add that a plugin answers', { tag: '@real' }, () => {
  for (const [at, [place, path, button]] of PLACES.entries()) {
    // Both places send by one request, and the product’s page shows these at night.
    for (const [index, [adds, there]] of (
      [
        ['checkout', /\/finalizar-compra\//],
        ['header', /\/carrito\//],
        ['away', /^http:\/\/localhost:\d+\/mi-cuenta\//],
      ] as const
    ).entries())
      test(
        `an add that a plugin redirects (${adds}) follows the redirect from ${place}, and adds once`,
        nightlyFrom(1, at + index),
        async ({ page, shop, baseURL, problems }) => {
          problems.expect(FAILED_LOAD, /CORS policy/);
          await visit(page, baseURL, adds, path);
          await page.locator(button).first().dblclick();
          await page.waitForURL(there);
          expect(await shop.itemsInCart()).toBe(1);
        },
      );

    for (const [index, adds] of ['page', 'die', 'warning'].entries())
      test(
        `an add from ${place} that a plugin answers by ${adds} is reported as added, as in the cart`,
        nightlyFrom(1, at + index),
        async ({ page, shop, baseURL, problems }) => {
          problems.expect(FAILED_LOAD);
          await visit(page, baseURL, adds, path);
          await page.locator(button).first().click();
          await expect(page.locator(button).first()).toHaveClass(ADDED);
          await expect(page.getByText('No se ha podido añadir')).toHaveCount(0);
          expect(await shop.itemsInCart()).toBe(1);
        },
      );

    test(`an add from ${place} that a firewall blocks is reported as failed, as in the cart`, {
      tag: at > 0 ? '@nightly' : [],
    }, async ({ page, shop, baseURL, problems }) => {
      problems.expect(FAILED_LOAD);
      await visit(page, baseURL, 'firewall', path);
      await page.locator(button).first().click();
      await expect(page.getByText('No se ha podido añadir').first()).toBeVisible();
      await expect(page.locator(button).first()).not.toHaveClass(LOADING);
      expect(await shop.itemsInCart()).toBe(0);
    });
  }
});
