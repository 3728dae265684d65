import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const SHIRT = 'Camiseta Básica';
/** Its variations accept any size. */
const ANY_SIZE = 'Camiseta Naranjo';

const cardOf = (page: Page, name: string) => page.locator('li.product', { hasText: name }).first();

test.describe('swatches on the cards of a listing', { tag: '@pretend' }, () => {
  test.beforeEach(({ page }) =>
    page.goto('/categoria-producto/camisetas/?swatches=card_swatches').then(() => undefined),
  );

  test('nothing of React is fetched before a card is approached', async ({ page }) => {
    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.filter((name) => /react|swatches\/availability/.test(name))).toEqual([]);
  });

  for (const [name, colour] of [
    [SHIRT, 'Rojo'],
    [ANY_SIZE, 'Negro'],
  ] as const) {
    test(`${name} is chosen and added without leaving the listing`, async ({ page, shop, announcements }) => {
      const card = cardOf(page, name);
      const picture = card.locator('img').first();
      const before = await picture.getAttribute('src');
      await card.getByRole('radio', { name: colour }).check();
      await card.getByRole('radio', { name: 'M', exact: true }).check();
      await expect(picture).not.toHaveAttribute('src', before ?? '');
      await expect(card.getByRole('link', { name: 'Seleccionar opciones' })).toBeHidden();
      await expect(card.locator('a.woocommerce-LoopProduct-link')).toHaveAttribute('href', /attribute_pa_talla=m/);
      await card.getByRole('button', { name: 'Añadir al carrito' }).click();
      await expect(card.getByRole('link', { name: /Ver carrito/ })).toBeVisible();
      expect(await shop.itemsInCart()).toBe(1);
      expect(new URL(page.url()).pathname).toBe('/categoria-producto/camisetas/');
      await expect
        .poll(async () => (await announcements.texts()).filter((text) => /se ha añadido/.test(text)).length)
        .toBe(1);
    });
  }

  test('the keyboard alone chooses and adds', async ({ page, shop }) => {
    const card = cardOf(page, SHIRT);
    await card.getByRole('radio', { name: 'Rojo' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(card.getByRole('radio', { name: 'S', exact: true })).toBeChecked();
    await expect(card.getByRole('button', { name: 'Añadir al carrito' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('link', { name: /Ver carrito/ })).toBeVisible();
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('axe finds nothing in cards, chosen or not', async ({ page }) => {
    const violations = async () => (await new AxeBuilder({ page }).include('.islas-card').analyze()).violations;
    expect(await violations()).toEqual([]);
    await cardOf(page, SHIRT).getByRole('radio', { name: 'Rojo' }).check();
    await cardOf(page, SHIRT).getByRole('radio', { name: 'M', exact: true }).check();
    await expect(cardOf(page, SHIRT).getByRole('button', { name: 'Añadir al carrito' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

test.describe('without JavaScript', { tag: '@pretend' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a card’s form adds what is chosen', async ({ page }) => {
    await page.goto('/categoria-producto/camisetas/?swatches=card_swatches');
    const card = cardOf(page, SHIRT);
    await card.locator('.islas-swatch__radio[value=rojo]').check();
    await card.locator('.islas-swatch__radio[value=m]').check();
    await card.getByRole('button', { name: 'Añadir al carrito' }).click();
    await expect(page.getByText(/«Camiseta Básica» se ha añadido a tu carrito/)).toBeVisible();
  });
});
