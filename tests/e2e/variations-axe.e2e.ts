import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { FILES } from './support/network';
import { expect, test } from './support/test';
import { SHIRT, SLUGS, VariationPage } from './support/variations';
import { FAILED_LOAD } from './support/watch';

/** Checks the form only, without its messages: the theme sets their colours and prints the rest of the page. */
const auditOf = (page: Page) => async (state: string) => {
  const axe = new AxeBuilder({ page }).include('form.variations_form').exclude('p.woocommerce-info');
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
  );
  expect(found, state).toEqual([]);
};

test.describe('axe finds nothing', () => {
  test.setTimeout(120_000);

  test('axe finds nothing in swatches before a choice, partly chosen, refused, and with the nearest offered and taken', {
    tag: '@core',
  }, async ({ page }) => {
    const clean = auditOf(page);
    const product = new VariationPage(page);
    await product.open(SHIRT);
    await clean('at rest');
    await product.swatch('Color', 'Azul').check();
    await expect(product.swatch('Talla', 'L')).toHaveAttribute('aria-disabled', 'true');
    await clean('partly chosen, one disabled');
    await product.swatch('Talla', 'L').click({ force: true });
    await expect(page.getByText('Agotado', { exact: true })).toBeVisible();
    const nearest = page.getByRole('button', { name: /^Elegir lo más parecido/ });
    await expect(nearest).toHaveAccessibleDescription('Agotado');
    await clean('refused, nearest offered');
    await nearest.click();
    await expect(product.price).toContainText('€');
    await clean('nearest taken, all chosen');
  });

  test('axe finds nothing in two-colour swatches with the owner’s texts visible', {
    tag: ['@real', '@once', '@nightly'],
  }, async ({ page }) => {
    const clean = auditOf(page);
    const product = new VariationPage(page);
    await product.open('camiseta-naranjo');
    await product.swatch('Color', 'Negro').check();
    await expect(page.getByText('Con serigrafía naranja').first()).toBeVisible();
    await clean('two colours');
  });

  test('axe finds nothing in swatches with pictures and radios', { tag: ['@real', '@nightly'] }, async ({ page }) => {
    const clean = auditOf(page);
    const product = new VariationPage(page);
    await product.open('bolsa-de-rafia');
    await product.swatch('Color', 'Rojo').check();
    await expect(product.swatch('Talla', 'L')).toHaveAttribute('aria-disabled', 'true');
    await clean('pictures and radios, one disabled');
  });

  test('axe finds nothing in a form that requests its variations, found or after a failed request', {
    tag: ['@once', '@nightly'],
  }, async ({ page, network, problems }) => {
    problems.expect(FAILED_LOAD);
    const clean = auditOf(page);
    const product = new VariationPage(page);
    await product.open(SLUGS[300]);
    await clean('at rest');
    await product.chooseFirst();
    await clean('found');
    await network.fail('get_variation', '500');
    await product.groups.last().locator('[data-state="available"] input').last().check();
    await expect(product.form.getByRole('alert').filter({ hasText: /error|fallo/i })).toBeVisible();
    await clean('nothing answered');
  });

  test('axe finds nothing in swatches when React cannot load', { tag: ['@once', '@nightly'] }, async ({
    page,
    network,
    problems,
  }) => {
    problems.expect(FAILED_LOAD, /Islas: nearest-in-stock/, /dynamically imported module/);
    await network.block(FILES.react);
    const product = new VariationPage(page);
    await product.open(SHIRT);
    await product.swatch('Color', 'Azul').check();
    await product.swatch('Talla', 'L').click({ force: true });
    await expect(product.form.locator('[data-island-state="failed"]')).toHaveCount(1);
    await auditOf(page)('without React');
  });

  for (const switches of [
    'clickable_out_of_stock,show_variation_stock',
    'deselect_unavailable,attribute_behavior:hide',
  ])
    test(`axe finds nothing in swatches under ${switches}`, {
      tag: switches.startsWith('deselect') ? ['@pretend', '@nightly'] : '@pretend',
    }, async ({ page }) => {
      const clean = auditOf(page);
      const product = new VariationPage(page);
      await product.open(SHIRT, { query: `?swatches=${switches}` });
      await product.swatch('Color', 'Azul').check();
      await clean('partly chosen');
      if (!switches.includes('hide')) await product.swatch('Talla', 'L').check();
      await clean('chosen');
      await product.open(SLUGS[30]);
      await clean('thirty');
    });
});
