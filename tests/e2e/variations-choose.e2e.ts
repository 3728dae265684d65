import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';
import { SHIRT, SLUGS, VariationPage } from './support/variations';

for (const [count, slug] of Object.entries(SLUGS)) {
  test(`the first of ${count} variations in stock is chosen and added without a reload`, {
    tag: count !== '25' && count !== '31' ? ['@core', '@nightly'] : '@core',
  }, async ({ page, shop }) => {
    const product = new VariationPage(page);
    await product.open(slug);
    await expect(product.button).toHaveClass(/wc-variation-selection-needed/);
    await product.chooseFirst();
    expect(Number(await product.variationId())).toBeGreaterThan(0);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await product.button.click();
    await expect(product.button).toHaveClass(/ added( |$)/);
    await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
    expect(await shop.itemsInCart()).toBe(1);
  });
}

for (const slug of [SHIRT, SLUGS[300]]) {
  test(`${slug}: a press on the button in the same task as the last choice adds it, without an error message`, {
    tag: slug !== SHIRT ? ['@once', '@nightly'] : '@once',
  }, async ({ page, shop }) => {
    const product = new VariationPage(page);
    await product.open(slug);
    await product.form.evaluate((form) => {
      for (const select of form.querySelectorAll<HTMLSelectElement>('.variations select')) {
        select.value = [...select.options].find(({ value, disabled }) => value && !disabled)?.value ?? '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
      form.querySelector<HTMLElement>('.single_add_to_cart_button')?.click();
    });
    await expect(product.button).toHaveClass(/ added( |$)/);
    expect(await shop.itemsInCart()).toBe(1);
    await expect(product.price).toContainText('€');
    await expect(product.form.locator('.islas-variation-message')).toHaveCount(0);
  });
}

test('the message about a missing choice is removed once the choice is complete', {
  tag: ['@once', '@nightly'],
}, async ({ page }) => {
  const product = new VariationPage(page);
  await product.open(SHIRT);
  await product.button.click({ force: true });
  await expect(product.form.locator('.islas-variation-message')).toHaveCount(1);
  await product.chooseFirst();
  await expect(product.form.locator('.islas-variation-message')).toHaveCount(0);
});

test('the keyboard alone chooses, gets the reason of a refusal, takes the nearest combination and adds', {
  tag: '@core',
}, async ({ page, shop }) => {
  const product = new VariationPage(page);
  await product.open(SHIRT, { query: '?attribute_pa_color=azul' });
  await product.swatch('Color', 'Azul').focus();
  await page.keyboard.press('Tab');
  await expect(product.swatch('Talla', 'S')).toBeFocused();
  await page.keyboard.press('Shift+Tab'); // A group has one tab stop, at the chosen option.
  await expect(product.swatch('Color', 'Azul')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(product.swatch('Talla', 'M')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(product.swatch('Talla', 'L')).toBeFocused();
  await expect(product.swatch('Talla', 'M')).toBeChecked();
  await expect(page.getByText('Agotado', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Agotado', { exact: true })).toBeHidden();
  await expect(product.offer).toHaveText('Elegir lo más parecido en existencias: Rojo, L');
  await page.keyboard.press('Tab');
  await expect(product.offer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(product.swatch('Talla', 'L')).toBeFocused();
  await expect(product.swatch('Color', 'Rojo')).toBeChecked();
  await expect(product.button).not.toHaveClass(/disabled/);
  await product.button.focus();
  await page.keyboard.press('Enter');
  await expect(product.button).toHaveClass(/ added( |$)/);
  expect(await shop.itemsInCart()).toBe(1);
});

test.describe('React, which draws the offer of the nearest combination alone', () => {
  test('React is not fetched for a choice of available options', { tag: '@core' }, async ({ page, network }) => {
    const product = new VariationPage(page);
    await product.open(SHIRT);
    await product.swatch('Color', 'Azul').check();
    await product.swatch('Color', 'Verde').press('ArrowLeft');
    await expect(product.swatch('Talla', 'L')).toHaveAttribute('aria-disabled', 'true');
    await product.swatch('Talla', 'L').hover();
    await expect(page.getByText('Agotado', { exact: true })).toBeVisible();
    await product.swatch('Talla', 'M').check();
    await expect(product.button).not.toHaveClass(/disabled/);
    await page.waitForLoadState('networkidle');
    expect(network.reactFiles).toEqual([]);
    await expect(page.locator('[data-island="nearest-in-stock"]')).toHaveCount(0);
  });

  for (const [touch, go] of [
    ['a pointer that comes down', (item: Locator) => item.dispatchEvent('pointerdown')],
    ['the focus', (item: Locator) => item.focus()],
    ['a press', (item: Locator) => item.click({ force: true })],
  ] as const) {
    test(`React is fetched for ${touch} on an unavailable option`, {
      tag: touch !== 'a press' ? ['@once', '@nightly'] : '@once',
    }, async ({ page, network }) => {
      const product = new VariationPage(page);
      await product.open(SHIRT, { query: '?attribute_pa_color=azul' });
      await page.waitForLoadState('networkidle');
      expect(network.reactFiles).toEqual([]);
      await go(product.swatch('Talla', 'L'));
      await expect.poll(() => network.reactFiles.length).toBeGreaterThan(1);
      await product.swatch('Talla', 'L').click({ force: true });
      await product.offer.click();
      await expect(product.swatch('Color', 'Rojo')).toBeChecked();
      await expect(product.swatch('Talla', 'L')).toBeFocused();
      await expect(product.offer).toHaveCount(0);
    });
  }
});

test('choices, a refusal, changed options, price and stock are announced once and in order', { tag: '@core' }, async ({
  page,
  announcements,
}) => {
  const product = new VariationPage(page);
  await product.open(SHIRT);
  await announcements.clear();
  await product.swatch('Color', 'Azul').check();
  await product.swatch('Talla', 'L').click({ force: true });
  await page.getByRole('button', { name: /^Elegir lo más parecido/ }).click();
  await expect(product.price).toContainText(/disponibles|existencias/);
  await page.waitForTimeout(500);
  await product.form.locator('.reset_variations').click();
  await expect(product.price).toBeHidden();
  await page.waitForTimeout(500);
  expect(await announcements.texts()).toEqual([
    'Color: Azul',
    'Talla: L. Agotado',
    'Rojo, L. Cambiado de Azul a Rojo',
    expect.stringMatching(/€.*(disponibles|existencias)/),
    expect.stringMatching(/./), // WooCommerce's own text for 'Limpiar'.
  ]);
});

test('Limpiar resets selects, swatches and price', { tag: ['@core', '@once', '@nightly'] }, async ({ page }) => {
  const product = new VariationPage(page);
  await product.open(SHIRT);
  await product.chooseFirst();
  await product.form.locator('.reset_variations').click();
  await expect(product.form.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(product.price).toBeHidden();
  await expect(product.button).toHaveClass(/disabled/);
});

test('a second press clears a swatch under clear_on_reselect, by mouse and by Space', { tag: '@pretend' }, async ({
  page,
}) => {
  const product = new VariationPage(page);
  await product.open(SHIRT, { query: '?swatches=clear_on_reselect' });
  const red = product.swatch('Color', 'Rojo');
  await red.click();
  await expect(red).toBeChecked();
  await page.waitForTimeout(600); // Longer than a double click.
  await red.click();
  await expect(red).not.toBeChecked();
  const select = product.form.locator('select').first();
  await page.keyboard.press('Space');
  await expect(red).toBeChecked();
  await expect(select).toHaveValue('rojo');
  await page.keyboard.press('Space');
  await expect(red).not.toBeChecked();
  await expect(select).toHaveValue('');
});

test('swatches are large enough, below their label and within their lines, whatever a theme says of tables and text sizes', {
  tag: '@pretend',
}, async ({ page }) => {
  const product = new VariationPage(page);
  await product.open(SHIRT);
  await page.addStyleTag({
    content: 'html{font-size:62.5%}table th{text-align:center}.variations .reset_variations{display:block;float:left}',
  });
  await product.chooseFirst();
  const { height, aside, below } = await product.form.evaluate((form) => {
    const label = document.createRange();
    label.selectNodeContents(form.querySelector('th label') ?? form);
    const swatch = form.querySelector('.islas-swatch')?.getBoundingClientRect();
    const reset = form.querySelector('.reset_variations');
    const cell = reset?.closest('td');
    return {
      height: swatch?.height ?? 0,
      aside: Math.abs(label.getBoundingClientRect().left - (swatch?.left ?? NaN)),
      below: (cell?.getBoundingClientRect().bottom ?? NaN) - (reset?.getBoundingClientRect().bottom ?? NaN),
    };
  });
  expect(height).toBeGreaterThanOrEqual(44);
  expect(aside).toBeLessThan(24);
  expect(below).toBeGreaterThanOrEqual(0);
});
