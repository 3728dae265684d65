import { FILES } from './support/network';
import { expect, test } from './support/test';
import { SHIRT, SLUGS, VariationPage } from './support/variations';
import { FAILED_LOAD } from './support/watch';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the radios choose and the form adds that variation', async ({ page }) => {
    const product = new VariationPage(page);
    await page.goto(`/producto/${SHIRT}/`);
    await product.swatch('Color', 'Verde').check();
    await expect(page.locator('.islas-swatch[data-value="verde"]')).not.toHaveCSS('box-shadow', 'none');
    await product.swatch('Talla', 'M').check();
    await product.button.click();
    await expect(page.getByText(/se ha añadido a tu carrito/).first()).toBeVisible();
    await page.goto('/carrito/');
    await expect(page.locator('main, #main, .entry-content').first()).toContainText(/Verde[^]*M/);
  });
});

test('without React the radios still choose, refuse nothing wrongly, and add', async ({
  page,
  network,
  problems,
  shop,
}) => {
  problems.expect(FAILED_LOAD, /Islas: nearest-in-stock/, /dynamically imported module/);
  await network.block(FILES.react);
  await network.block(FILES.views);
  const product = new VariationPage(page);
  await product.open(SHIRT);
  await product.swatch('Color', 'Azul').check();
  await product.swatch('Talla', 'L').click({ force: true });
  await expect(product.form.locator('[data-island="nearest-in-stock"][data-island-state="failed"]')).toHaveCount(1);
  await expect(product.offer).toHaveCount(0);
  await product.swatch('Talla', 'L').click({ force: true });
  expect(problems.like(/Islas: nearest-in-stock/)).toHaveLength(1);
  await product.swatch('Color', 'Rojo').check();
  await product.swatch('Talla', 'S').check();
  await expect(page.locator('.islas-swatch[data-value="rojo"]')).not.toHaveCSS('box-shadow', 'none');
  await expect(product.button).not.toHaveClass(/disabled/);
  await product.button.click();
  await expect(product.button).toHaveClass(/ added( |$)/);
  expect(await shop.itemsInCart()).toBe(1);
  await product.form.locator('.reset_variations').click();
  await expect(product.form.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(product.form.locator('[data-state="selected"]')).toHaveCount(0);
});

test('a React view that throws while rendering keeps the chosen radios, and the form still adds', {
  tag: '@nightly',
}, async ({ page, problems, shop }) => {
  problems.expect(/planted/, /Islas: nearest-in-stock/);
  const product = new VariationPage(page);
  await product.open(SHIRT, { query: '?attribute_pa_color=azul' });
  await product.swatch('Talla', 'M').check();
  await page.evaluate(() => {
    CSS.escape = () => {
      throw new Error('planted');
    };
  });
  await product.swatch('Talla', 'L').click({ force: true });
  await expect(product.form.locator('[data-island="nearest-in-stock"][data-island-state="failed"]')).toHaveCount(1);
  await expect(product.swatch('Color', 'Azul')).toBeChecked();
  await expect(product.swatch('Talla', 'M')).toBeChecked();
  await product.swatch('Talla', 'S').check();
  await expect(product.form.locator('[name=attribute_pa_talla]')).toHaveValue('s');
  await expect(product.price).toContainText('€');
  await product.button.click();
  await expect(product.button).toHaveClass(/ added( |$)/);
  expect(await shop.itemsInCart()).toBe(1);
});

test('a failed variation request is announced, and retried', { tag: '@nightly' }, async ({
  page,
  network,
  problems,
}) => {
  problems.expect(FAILED_LOAD);
  const product = new VariationPage(page);
  await product.open(SLUGS[300]);
  const mend = await network.fail('get_variation', '500');
  for (const group of await product.groups.all()) {
    await group.locator('[data-state="available"] input').first().check();
  }
  await expect(product.form.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(/error|fallo/i);
  await expect(product.button).toHaveClass(/disabled/);
  await mend();
  await product.groups.last().locator('[data-state="available"] input').first().check();
  await expect(product.button).not.toHaveClass(/disabled/);
});

test('a product unpublished during the visit shows a message', { tag: '@nightly' }, async ({ page, network }) => {
  const product = new VariationPage(page);
  await product.open(SLUGS[300]);
  await network.fail('get_variation', 'empty');
  for (const group of await product.groups.all()) {
    await group.locator('[data-state="available"] input').first().check();
  }
  await expect(product.form.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(/\w{3}/);
  await expect(product.button).toHaveClass(/disabled/);
});

test('a refused add is announced, and the remaining stock is fetched', async ({ page, network }) => {
  const product = new VariationPage(page);
  await product.open(SHIRT);
  await product.chooseFirst();
  const asked = page.waitForRequest(/swatches\/availability\//);
  await page.route(/wc-ajax=islas_add_form/, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({
        error: true,
        notices: '<ul class="woocommerce-error" role="alert"><li>Agotado.</li></ul>',
      }),
    }),
  );
  await product.button.click();
  await asked;
  await expect(page.locator('.woocommerce-notices-wrapper')).toContainText('Agotado.');
  await expect(product.button).not.toHaveClass(/loading/);
  await expect(product.button).not.toHaveClass(/disabled/); // The shop has confirmed again that the variation is in stock.
  await expect.poll(() => network.count('get_variation')).toBeGreaterThan(0);
});

test('a variation form that a quick view inserts works like the page’s own', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`/producto/${SHIRT}/`);
  const html = await page.evaluate(async () => {
    const answer = await fetch(location.href);
    const there = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return there.querySelector('form.variations_form')?.outerHTML ?? '';
  });
  await page.evaluate((form) => {
    document.querySelector('form.variations_form')?.remove();
    const view = document.createElement('div');
    view.className = 'product quick-view';
    view.innerHTML = form;
    document.querySelector('main, .wp-site-blocks')?.prepend(view);
  }, html);
  const product = new VariationPage(page);
  await expect(product.form).toHaveClass(/wvs-loaded/);
  await product.chooseFirst();
  await expect(product.price).toContainText('€');
});

test('a form whose variations other code replaced starts again one second after that code’s request', {
  tag: '@nightly',
}, async ({ page }) => {
  const product = new VariationPage(page);
  await product.open(SHIRT);
  await product.form.hover();
  // Such code runs with jQuery on the page; its first use here loads it.
  await page.evaluate(() => void Reflect.get(window, 'jQuery'));
  await expect(product.swatch('Talla', 'L')).not.toHaveAttribute('aria-disabled');
  const asked = await product.form.evaluate(async (form: HTMLElement) => {
    type Raw = { attributes: Record<string, string> };
    const all = JSON.parse(form.dataset['product_variations'] ?? '[]') as Raw[];
    const left = all.filter(({ attributes }) => attributes['attribute_pa_talla'] !== 'l');
    form.setAttribute('data-product_variations', JSON.stringify(left));
    const { jQuery } = window as unknown as { jQuery?: (e: Element) => { removeData(key: string): void } };
    jQuery?.(form).removeData('product_variations');
    const ajax = (jQuery as unknown as { get?: (url: string) => PromiseLike<unknown> } | undefined)?.get;
    await ajax?.('/?wc-ajax=get_refreshed_fragments');
    return Boolean(ajax);
  });
  expect(asked, 'jQuery asked').toBe(true);
  await expect(product.swatch('Talla', 'L')).not.toHaveAttribute('aria-disabled', { timeout: 500 });
  await expect(product.swatch('Talla', 'L')).toHaveAttribute('aria-disabled', 'true');
  await expect(product.form.locator('.woo-selected-variation-item-name')).toHaveCount(2); // Once per row.
});
