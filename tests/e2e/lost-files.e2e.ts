import type { Page } from '@playwright/test';
import { Card, LISTING, SHIRT as SHIRT_CARD } from './support/cards';
import { FILES } from './support/network';
import { nightlyFrom } from './support/nightly';
import type { Shop } from './support/shop';
import { expect, test } from './support/test';
import { SHIRT, VariationPage } from './support/variations';
import { FAILED_LOAD } from './support/watch';

/** Records each failure that Islas reports, with its page view and the index of its island. */
const noteFailures = async (page: Page): Promise<string[]> => {
  const said: string[] = [];
  await page.exposeFunction('islasFailed', (failure: string) => said.push(failure));
  await page.addInitScript(() =>
    document.addEventListener('islas:island-error', (event) => {
      const { name, code } = (event as CustomEvent<{ name: string; code: string }>).detail;
      void (window as unknown as { islasFailed(failure: string): void }).islasFailed(
        [
          performance.timeOrigin,
          location.pathname,
          name,
          code,
          [...document.querySelectorAll('[data-island-state]')].indexOf(event.target as Element),
        ].join(' '),
      );
    }),
  );
  return said;
};

const button = (page: Page) => page.locator('form.cart .single_add_to_cart_button').first();
/** Waits until the server's cart has this many items, whether Islas or the browser added them. */
const has = (shop: Shop, count: number) => expect.poll(() => shop.itemsInCart(), { timeout: 15_000 }).toBe(count);
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState();
};

/** Adds one product of every kind; works with and without Islas' files. */
const buyEverything = async (shop: Shop, page: Page): Promise<void> => {
  await test.step('a simple product', async () => {
    await open(page, shop.places.product);
    await page.locator('form.cart input.qty').first().fill('2');
    await button(page).click();
    await has(shop, 2);
  });

  await test.step('a grouped product', async () => {
    await open(page, '/producto/desayuno-de-domingo/');
    for (const field of (await page.locator('form.cart input.qty').all()).slice(0, 2)) await field.fill('1');
    await button(page).click();
    await has(shop, 4);
  });

  await test.step('a variable product', async () => {
    const product = new VariationPage(page);
    await open(page, `/producto/${SHIRT}/`);
    await product.swatch('Color', 'Verde').check();
    await product.swatch('Talla', 'M').check();
    await product.button.click();
    await has(shop, 5);
    await open(page, shop.places.cart);
    await expect(page.locator('main, #main, .entry-content').first()).toContainText(/Verde[^]*M/);
  });

  await test.step('a product sold elsewhere', async () => {
    await page.route('https://taller.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Reservas' }),
    );
    await open(page, '/producto/taller-de-torno/');
    await page.getByText('Reservar plaza').first().click();
    await expect(page).toHaveURL(/taller\.example\/reservar/);
  });

  await test.step('a card with swatches', async () => {
    const card = new Card(page, SHIRT_CARD);
    await open(page, LISTING);
    for (const name of ['Rojo', 'M']) {
      const swatch = card.swatch(name);
      if (await swatch.isVisible()) await swatch.check();
    }
    // Where the swatches do not start, WooCommerce's own button leads to the product.
    await expect(card.add.or(card.options).first()).toBeVisible();
    if (await card.add.isVisible()) {
      await card.add.click();
      await has(shop, 6);
    } else {
      await card.options.click();
      await expect(page).toHaveURL(/\/producto\//);
    }
  });
};

for (const [index, file] of (['product', 'react', 'views', 'client'] as const).entries()) {
  test(
    `without "${file}" the shop sells every kind of product, and reports each failure once`,
    nightlyFrom(1, index),
    async ({ shop, network, page, problems }) => {
      test.setTimeout(120_000);
      problems.expect(FAILED_LOAD, /Islas: [\w-]+ \((chunk|island|add)_failed\)/);
      await network.block(FILES[file]);
      const failures = await noteFailures(page);
      await buyEverything(shop, page);
      if (file === 'product') {
        await open(page, `/producto/${SHIRT}/`); // The steps before may leave the page before the second load attempt has failed.
        await expect.poll(() => failures.join()).toContain(`${SHIRT}/ late-files chunk_failed`);
      }
      if (file === 'react') {
        await open(page, `/producto/${SHIRT}/?attribute_pa_color=azul`);
        await new VariationPage(page).swatch('Talla', 'L').click({ force: true });
        await expect.poll(() => failures.join()).toContain('nearest-in-stock island_failed');
      }
      expect(failures.filter((one, at) => failures.indexOf(one) < at)).toEqual([]);
    },
  );
}

test('without "main" the shop sells as WooCommerce does without scripts', { tag: '@nightly' }, async ({
  shop,
  network,
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(FAILED_LOAD);
  await network.block(FILES.main);
  await buyEverything(shop, page);
  await open(page, shop.places.listing);
  const before = await shop.itemsInCart();
  await shop.button().click();
  await has(shop, before + 1);
  await open(page, shop.places.cart);
  for (let left = await page.locator('.woocommerce-cart-form a.remove').count(); left > 0; left -= 1) {
    await page.locator('.woocommerce-cart-form a.remove').first().click();
    await expect(page.locator('.woocommerce-cart-form a.remove')).toHaveCount(left - 1);
  }
  await has(shop, 0);
  await open(page, shop.places.account);
  await expect(page.locator('.woocommerce-store-notice')).toBeVisible();
});
