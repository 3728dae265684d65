import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Card, LISTING } from './support/cards';
import { Owner } from './support/owner';
import { COUNT } from './support/shops';
import { expect, test } from './support/test';
import { SLUGS, VariationPage } from './support/variations';

const button = (page: Page) => page.locator('form.cart .single_add_to_cart_button').first();
const notices = (page: Page) => page.locator('.woocommerce-notices-wrapper').first();
const ADDED = / added( |$)/;

const open = (page: Page, slug: string) => page.goto(`/producto/${slug}/`);

test('a simple product is added without a reload, announced, and shown in the mini-cart', { tag: '@core' }, async ({
  page,
  shop,
  network,
  announcements,
}) => {
  await open(page, 'taza-azahar');
  const loads = () => network.all.filter((request) => request.isNavigationRequest()).length;
  const before = loads();
  await page.locator('form.cart input.qty').fill('2');
  await button(page).dblclick();
  await expect(button(page)).toHaveClass(ADDED);
  await expect(notices(page)).toContainText(/añadidos? a tu carrito/);
  await expect(page.locator('form.cart a.added_to_cart')).toHaveCount(1);
  if (shop.name !== 'twentytwentyfive') await expect(page.locator(COUNT).first()).toContainText('2');
  expect([network.count('islas_add_form'), loads() - before, await shop.itemsInCart()]).toEqual([1, 0, 2]);
  expect((await announcements.texts()).filter((text) => /añadido/.test(text))).toHaveLength(1);
});

test('a grouped product reports a missing choice, focuses the message, and adds all chosen products', {
  tag: '@core',
}, async ({ page, shop }) => {
  await open(page, 'desayuno-de-domingo');
  await page.waitForTimeout(3000); // A notice that is printed with the page would take the focus within this time.
  await button(page).click();
  const alert = notices(page).getByRole('alert');
  await expect(alert).toContainText(
    shop.isPretend ? 'Elige cuántas unidades quieres añadir al carrito…' : 'elige la cantidad de artículos',
  );
  await expect(alert).toBeFocused();
  for (const field of (await page.locator('form.cart input.qty').all()).slice(0, 2)) await field.fill('1');
  await button(page).click();
  await expect(button(page)).toHaveClass(ADDED);
  expect(await shop.itemsInCart()).toBe(2);
});

test('a second add of a product sold individually shows the shop’s message', { tag: ['@once', '@nightly'] }, async ({
  page,
  shop,
}) => {
  await open(page, 'manta-otono');
  await button(page).click();
  await expect(button(page)).toHaveClass(ADDED);
  await button(page).click();
  await expect(notices(page).getByRole('alert')).toContainText(/No puedes añadir otr/);
  await expect(button(page)).not.toHaveClass(ADDED);
  await expect(page.locator('form.cart a.added_to_cart')).toHaveCount(0);
  expect(await shop.itemsInCart()).toBe(1);
});

test('axe finds nothing in a product’s form during an add, after it, after a failure and after a refusal', async ({
  page,
  network,
  problems,
}) => {
  problems.expect(/Failed to load resource|net::ERR_/);
  const clean = async () => {
    const { violations } = await new AxeBuilder({ page }).include('form.cart').analyze(); // WooCommerce prints the notices.
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([]);
  };
  await open(page, 'manta-otono');
  const mend = await network.fail('islas_add_form', '500');
  await button(page).click();
  await expect(page.locator('form.cart').getByRole('alert')).toHaveText(/\w{3}/);
  await clean();
  await mend();
  const release = await network.hold('islas_add_form');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await clean();
  await release();
  await expect(button(page)).toHaveClass(ADDED);
  await clean();
  await button(page).click();
  await expect(notices(page).getByRole('alert')).toContainText(/No puedes añadir otr/);
  await clean();
});

test('a failed add is shown beside the button, and the next press adds', { tag: '@once' }, async ({
  page,
  shop,
  network,
  problems,
}) => {
  problems.expect(/Failed to load resource|net::ERR_/);
  await open(page, 'taza-azahar');
  const mend = await network.fail('islas_add_form', '500');
  await button(page).click();
  await expect(page.locator('form.cart').getByRole('alert')).toHaveText(/\w{3}/);
  await expect(button(page)).not.toHaveClass(/loading/);
  await mend();
  await button(page).click();
  await expect(button(page)).toHaveClass(ADDED);
  await expect(page.locator('form.cart').getByRole('alert')).toHaveCount(0);
  expect(await shop.itemsInCart()).toBe(1);
});

test('a form with a file upload is submitted by the browser', { tag: ['@once', '@nightly'] }, async ({
  page,
  network,
}) => {
  await open(page, 'taza-azahar');
  await page
    .locator('form.cart')
    .first()
    .evaluate((form) => form.insertAdjacentHTML('beforeend', '<input type="file" name="logo">'));
  await Promise.all([page.waitForNavigation(), button(page).click()]);
  await expect(page.getByText(/se ha añadido a tu carrito/).first()).toBeVisible();
  expect(network.count('islas_add_form')).toBe(0);
});

test.describe('code of other plugins', { tag: '@real' }, () => {
  const visit = async (page: Page, baseURL: string | undefined, adds: string, slug: string) => {
    await page.context().addCookies([
      { name: 'adds', value: adds, url: baseURL ?? '' },
      { name: 'jquery', value: 'footer', url: baseURL ?? '' },
    ]);
    await open(page, slug);
  };

  test('a partly refused grouped add updates the cart regions and shows the refusal', {
    tag: ['@once', '@nightly'],
  }, async ({ page, shop, baseURL }) => {
    await visit(page, baseURL, 'no-cup', 'desayuno-de-domingo');
    for (const field of await page.locator('form.cart input.qty').all()) await field.fill('1');
    const parts = await page.locator('form.cart input.qty').count();
    await button(page).click();
    await expect(notices(page).getByRole('alert').first()).toContainText('no se venden los lunes');
    await expect(page.locator('form.cart a.added_to_cart')).toHaveCount(1);
    await expect(button(page)).not.toHaveClass(ADDED);
    const count = await shop.itemsInCart();
    expect([count > 0, count < parts]).toEqual([true, true]);
    await expect(page.locator(COUNT).first()).toContainText(String(count));
  });

  test('a pixel plugin gets each add by WooCommerce’s own action and fields', { tag: ['@once', '@nightly'] }, async ({
    page,
    baseURL,
  }) => {
    await visit(page, baseURL, 'pixel', 'taza-azahar');
    const pixel = page.locator('#pixel');
    await page.locator('form.cart input.qty').fill('2');
    await button(page).click();
    await expect(pixel).toHaveText(/^(\d+)\/\1\/2$/);

    const product = new VariationPage(page);
    await product.open(SLUGS[25]);
    const parent = await page.locator('form.cart input[name=product_id]').inputValue();
    await product.chooseFirst();
    await product.button.click();
    await expect(pixel).toHaveText(new RegExp(`^${await product.variationId()}/${parent}/1$`));

    await open(page, 'desayuno-de-domingo');
    for (const field of (await page.locator('form.cart input.qty').all()).slice(0, 2)) await field.fill('1');
    await button(page).click();
    await expect(pixel).toHaveText(/^(\d+)\/\1\/1 (\d+)\/\2\/1$/);
  });

  test('a listener that throws stops no other listener, and each gets the product’s button', {
    tag: ['@once', '@nightly'],
  }, async ({ page, problems, baseURL }) => {
    problems.expect(/third party/);
    await visit(page, baseURL, '', SLUGS[25]);
    await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery: (target: unknown) => JQuery };
      const told: unknown[] = [];
      const boom = () => {
        throw new Error('third party');
      };
      const tell = (_event: unknown, _fragments: unknown, _hash: unknown, pressed: JQuery) =>
        void told.push([pressed.data('product_id'), pressed.attr('data-quantity'), pressed.data('product_sku')]);
      Object.assign(window, { told });
      Object.assign(document.body, { onadded_to_cart: boom });
      jQuery(document.body).on('added_to_cart', boom).on('added_to_cart', tell);
      jQuery(document).on('added_to_cart', boom).on('added_to_cart', tell);
    });
    const product = new VariationPage(page);
    const told = () => page.evaluate(() => (window as unknown as { told: unknown[][] }).told);
    for (const round of [1, 2]) {
      if (round === 1) await product.chooseFirst();
      else await product.swatch('Color', 'Verde').check();
      await expect(product.button).not.toHaveClass(/disabled/);
      await product.button.click();
      await expect.poll(async () => (await told()).length).toBe(round * 2);
      const last = (await told()).slice(-2);
      expect(last[0]).toEqual(last[1]);
      expect(String(last[0]?.[0])).toBe(await product.variationId());
      expect(last[0]?.[1]).toBe('1');
      expect(last[0]?.[2]).toBe(await product.button.getAttribute('data-product_sku'));
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a grouped product is added by its form without JavaScript', { tag: '@once' }, async ({ page }) => {
    await page.goto('/producto/desayuno-de-domingo/');
    for (const field of (await page.locator('form.cart input.qty').all()).slice(0, 2)) await field.fill('1');
    await button(page).click();
    await expect(page.getByText(/añadidos? a tu carrito/).first()).toBeVisible();
  });
});

test.describe('stock that goes between the choice and the add', { tag: '@real' }, () => {
  test.describe.configure({ mode: 'serial' });

  for (const place of ['the product’s page', 'a card']) {
    test(`a choice that sold out before the add shows it on ${place}, and the rest can be added`, {
      tag: place === 'a card' ? ['@once', '@nightly'] : '@once',
    }, async ({ page, shop, browser, baseURL }) => {
      const owner = await Owner.of(browser, baseURL ?? '');
      const card = new Card(page, 'Sudadera Bancal');
      const product = new VariationPage(page);
      const isCard = place === 'a card';
      if (isCard) {
        await page.goto(LISTING);
        await card.choose('Verde', 'L');
      } else {
        await product.open(SLUGS[25]);
        await product.swatch('Color', 'Verde').check();
        await product.swatch('Talla', 'L').check();
        await expect(product.button).not.toHaveClass(/disabled/);
      }
      const bring = await owner.sellOut(SLUGS[25], { pa_color: 'verde', pa_talla: 'l' });
      try {
        await (isCard ? card.add : product.button).click();
        await expect(isCard ? card.words : notices(page).getByRole('alert')).toContainText(/agotad|existencias/i);
        expect(await shop.itemsInCart()).toBe(0);
        if (isCard) {
          await card.all.getByRole('button', { name: /^Elegir lo más parecido/ }).click();
          await card.add.click();
          await expect(card.cartLink).toBeVisible();
        } else {
          await expect(product.button).toHaveClass(/disabled/);
          await product.swatch('Color', 'Rojo').check();
          await expect(product.swatch('Color', 'Verde').locator('xpath=..')).toHaveAttribute('data-state', 'disabled');
          await product.chooseFirst();
          await product.button.click();
          await expect(product.button).toHaveClass(ADDED);
        }
        expect(await shop.itemsInCart()).toBe(1);
      } finally {
        await bring();
        await owner.close();
      }
    });
  }
});
