import type { Page } from '@playwright/test';
import { Card, LISTING, SHIRT as SHIRT_CARD } from './support/cards';
import { expect, test } from './support/test';
import { SHIRT, VariationPage } from './support/variations';

/** Actions on a product's page, or on swatches of a card, while Islas' files are still loading. */
const button = (page: Page) => page.locator('form.cart .single_add_to_cart_button').first();
const quantity = (page: Page) => page.locator('form.cart input.qty').first();
const added = (page: Page) => page.getByText(/añadidos? a tu carrito/).first();

test.describe('early on a simple product', () => {
  test('a quantity typed before Islas has loaded is raised to the minimum, and kept if it is valid', async ({
    shop,
    network,
    page,
  }) => {
    const release = await network.holdFiles();
    await shop.openEarly('product');
    await quantity(page).fill('-3');
    await quantity(page).blur();
    await release();
    await expect(quantity(page)).toHaveValue((await quantity(page).getAttribute('min')) ?? '1');
  });

  for (const way of ['mouse', 'Enter in the field', 'Space'] as const) {
    test(`an add of a simple product before Islas has loaded is the browser’s, with the typed quantity (${way})`, {
      tag: way !== 'mouse' ? '@nightly' : [],
    }, async ({ shop, network, page }) => {
      const release = await network.holdFiles();
      await shop.openEarly('product');
      await quantity(page).fill('2');
      if (way === 'mouse') await button(page).click({ noWaitAfter: true });
      else if (way === 'Space') await button(page).press('Space', { noWaitAfter: true });
      else await quantity(page).press('Enter', { noWaitAfter: true });
      await expect(added(page)).toBeVisible();
      await release();
      await expect.poll(() => page.evaluate(() => Symbol.for('islas.product-add') in globalThis)).toBe(true);
      expect(await shop.itemsInCart()).toBe(2);
      expect(network.count('islas_add_form')).toBe(0);
    });
  }

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test('an add by touch before Islas has loaded is the browser’s', { tag: '@nightly' }, async ({
      shop,
      network,
      page,
    }) => {
      const release = await network.holdFiles();
      await shop.openEarly('product');
      await button(page).tap({ noWaitAfter: true });
      await expect(added(page)).toBeVisible();
      await release();
      expect(await shop.itemsInCart()).toBe(1);
    });
  });
});

test('an add of a grouped product before Islas has loaded is the browser’s, with all typed quantities', {
  tag: '@nightly',
}, async ({ shop, network, page }) => {
  const release = await network.holdFiles();
  await shop.openEarly('/producto/desayuno-de-domingo/');
  for (const field of (await page.locator('form.cart input.qty').all()).slice(0, 2)) await field.fill('1');
  await button(page).click({ noWaitAfter: true });
  await expect(added(page)).toBeVisible();
  await release();
  expect(await shop.itemsInCart()).toBe(2);
});

test.describe('early on a variable product', () => {
  for (const way of ['mouse', 'keyboard', 'other code'] as const) {
    test(`options chosen before Islas has loaded stay chosen and are added (${way})`, {
      tag: way !== 'mouse' ? '@nightly' : [],
    }, async ({ shop, network, page }) => {
      const product = new VariationPage(page);
      const release = await network.holdFiles();
      await shop.openEarly(`/producto/${SHIRT}/`);
      if (way === 'mouse') {
        await product.swatch('Color', 'Rojo').check();
        await product.swatch('Talla', 'M').check();
      } else if (way === 'keyboard') {
        await product.swatch('Color', 'Rojo').focus();
        await page.keyboard.press('Space');
        await product.swatch('Talla', 'M').focus();
        await page.keyboard.press('Space');
      } else {
        for (const [name, value] of [
          ['attribute_pa_color', 'rojo'],
          ['attribute_pa_talla', 'm'],
        ])
          await product.form.locator(`select[name=${name}]`).evaluate((element: HTMLSelectElement, chosen) => {
            element.value = chosen as string;
            element.dispatchEvent(new Event('change', { bubbles: true }));
          }, value);
      }
      await release();
      await expect(product.form).toHaveClass(/wvs-loaded/);
      await expect(product.swatch('Color', 'Rojo')).toBeChecked();
      await expect(product.swatch('Talla', 'M')).toBeChecked();
      await expect(product.form.locator('select[name=attribute_pa_color]')).toHaveValue('rojo');
      await expect(product.button).not.toHaveClass(/disabled/);
      expect(Number(await product.variationId())).toBeGreaterThan(0);
      await product.button.click();
      await expect(product.button).toHaveClass(/ added( |$)/);
      expect(await shop.itemsInCart()).toBe(1);
    });
  }

  test('an add of a variable product before Islas has loaded is the browser’s, with the chosen variation', async ({
    shop,
    network,
    page,
  }) => {
    const product = new VariationPage(page);
    const release = await network.holdFiles();
    await shop.openEarly(`/producto/${SHIRT}/`);
    await product.swatch('Color', 'Verde').check();
    await product.swatch('Talla', 'M').check();
    await product.button.click({ noWaitAfter: true });
    await expect(added(page)).toBeVisible();
    await release();
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('"Limpiar" clears the options that the address chose, also when pressed before Islas has loaded', {
    tag: '@nightly',
  }, async ({ shop, network, page }) => {
    const product = new VariationPage(page);
    const release = await network.holdFiles();
    await shop.openEarly(`/producto/${SHIRT}/?attribute_pa_color=azul`);
    await expect(product.swatch('Color', 'Azul')).toBeChecked();
    const reset = product.form.locator('.reset_variations').first();
    // Some shops show the link before any script runs, others only after a script has read the choice.
    const isEarly = await reset.isVisible();
    if (isEarly) await reset.click();
    await release();
    await expect(product.form).toHaveClass(/wvs-loaded/);
    if (!isEarly) await reset.click();
    await expect(product.form.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(product.form.locator('select[name=attribute_pa_color]')).toHaveValue('');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test('options chosen by touch before Islas has loaded stay chosen', { tag: '@nightly' }, async ({
      shop,
      network,
      page,
    }) => {
      const product = new VariationPage(page);
      const release = await network.holdFiles();
      await shop.openEarly(`/producto/${SHIRT}/`);
      await product.swatch('Color', 'Rojo').tap();
      await product.swatch('Talla', 'M').tap();
      await release();
      await expect(product.form).toHaveClass(/wvs-loaded/);
      await expect(product.form.locator('select[name=attribute_pa_talla]')).toHaveValue('m');
      await expect(product.button).not.toHaveClass(/disabled/);
    });
  });
});

test('options chosen on a card before Islas has loaded stay chosen and can be added', { tag: '@classic' }, async ({
  shop,
  network,
  page,
}) => {
  const card = new Card(page, SHIRT_CARD);
  const release = await network.holdFiles();
  await shop.openEarly(LISTING);
  await card.swatch('Rojo').check();
  await card.swatch('M').check();
  await release();
  await expect(card.add).toBeVisible();
  await expect(card.swatch('Rojo')).toBeChecked();
  await card.add.click();
  await expect(card.cartLink).toBeVisible();
  expect(await shop.itemsInCart()).toBe(1);
});
