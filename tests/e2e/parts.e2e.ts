import type { Page } from '@playwright/test';
import { Card } from './support/cards';
import { expect, test } from './support/test';

/** Opens a page of a shop that sells half units (`.tools/store/php/adds.php`). */
const visit = async (page: Page, baseURL: string | undefined, path: string) => {
  await page.context().addCookies([{ name: 'adds', value: 'halves', url: baseURL ?? '' }]);
  await page.goto(path);
  await expect(page.locator('.ajax_add_to_cart').first()).toHaveAttribute('data-island-state', 'live');
};

/** The server's cart of this visitor: quantity by product name. */
const inCart = async (page: Page): Promise<Record<string, number>> => {
  const answer = await page.request.get('/wp-json/wc/store/v1/cart');
  const { items } = (await answer.json()) as { items: { name: string; quantity: number }[] };
  return Object.fromEntries(items.map(({ name, quantity }) => [name, quantity]));
};
const has = (page: Page, cart: Record<string, number>) => expect.poll(() => inCart(page)).toEqual(cart);

test.describe('a listing of a shop that sells by halves', { tag: '@real' }, () => {
  test('a shop that sells half units adds the quantity of the button', async ({ page, baseURL, network }) => {
    await visit(page, baseURL, '/tienda/');
    const visits = network.visits;
    const card = page.locator('li.product', { hasText: 'Taza Azahar' }).first();
    // Blocks do not apply the loop's filter: their quantity is 1.
    const said = Number(await card.locator('.ajax_add_to_cart').getAttribute('data-quantity'));
    await card.locator('.ajax_add_to_cart').click();
    await has(page, { 'Taza Azahar': said });
    expect(network.visits).toBe(visits);
  });

  test('a shop that sells half units adds the quantity that a field has written to the button', {
    tag: ['@classic', '@nightly'],
  }, async ({ page, baseURL }) => {
    await visit(page, baseURL, '/tienda/');
    const beside = page.locator('li.product', { hasText: 'Plato Marisma' }).first();
    await beside.locator('.beside').fill('1.5');
    await beside.locator('.beside').blur();
    await beside.locator('.ajax_add_to_cart').click();
    await has(page, { 'Plato Marisma': 1.5 });
  });

  test('a shop that sells half units adds the quantity that is typed in a form on the card', {
    tag: ['@classic', '@nightly'],
  }, async ({ page, baseURL, network }) => {
    await visit(page, baseURL, '/tienda/');
    const visits = network.visits;
    const form = page.locator('li.product', { hasText: 'Cuenco Alborada' }).first().locator('form.cart');
    const button = form.getByRole('button', { name: 'Por medios' });
    await expect(form.locator('input.qty')).toHaveValue('1.5');
    await button.click();
    await has(page, { 'Cuenco Alborada': 1.5 });
    await form.locator('input.qty').fill('0.5');
    await button.click();
    await has(page, { 'Cuenco Alborada': 2 });
    // The minimum is 0.5: a lower quantity is raised to it.
    await form.locator('input.qty').fill('0.2');
    await form.locator('input.qty').blur();
    await expect(form.locator('input.qty')).toHaveValue('0.5');
    expect(network.visits).toBe(visits);
  });

  for (const js of [true, false])
    test(`a shop that sells half units adds its default from a card with swatches (${js ? 'with' : 'without'} scripts)`, {
      tag: !js ? ['@classic', '@nightly'] : '@classic',
    }, async ({ page, browser, baseURL }) => {
      const context = js
        ? page.context()
        : await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
      const here = js ? page : await context.newPage();
      await context.addCookies([{ name: 'adds', value: 'halves', url: baseURL ?? '' }]);
      await here.goto('/categoria-producto/camisetas/?swatches=card_swatches');
      const card = new Card(here, 'Camiseta Básica');
      await card.swatch('Verde').check();
      await card.swatch('M').check();
      await card.add.click();
      await expect.poll(async () => Object.values(await inCart(here))).toEqual([0.5]);
      if (!js) await context.close();
    });
});
