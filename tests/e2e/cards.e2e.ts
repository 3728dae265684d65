import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ANY_SIZE, Card, LISTING, SHIRT } from './support/cards';
import { FILES } from './support/network';
import { expect, test } from './support/test';

const clean = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('.islas-card').analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([]);
};

test.describe('swatches on the cards of a listing', () => {
  test.beforeEach(({ page }) => page.goto(LISTING).then(() => undefined));

  test('no file of swatches is fetched before a card is touched', { tag: ['@once', '@nightly'] }, async ({
    page,
    network,
  }) => {
    await page.waitForLoadState('networkidle');
    expect(network.reactFiles).toEqual([]);
    expect(network.all.map((request) => request.url()).filter((url) => url.includes('availability'))).toEqual([]);
  });

  test('on a card, React is fetched only for an unavailable item, to offer the nearest combination', {
    tag: ['@once', '@nightly'],
  }, async ({ page, network, announcements }) => {
    const card = new Card(page, SHIRT);
    await announcements.clear();
    await card.choose('Azul', 'M');
    await expect(card.swatch('L')).toHaveAttribute('aria-disabled', 'true');
    await page.waitForLoadState('networkidle');
    expect(network.reactFiles).toEqual([]);
    await card.swatch('L').click({ force: true });
    await expect(card.offer).toHaveText('Elegir lo más parecido en existencias: Rojo, L');
    expect(network.reactFiles.length).toBeGreaterThan(1);
    await expect(card.offer).toHaveAccessibleDescription('Agotado');
    await clean(page);
    await card.offer.press('Enter');
    await expect(card.swatch('L')).toBeFocused();
    await expect(card.swatch('L')).toBeChecked();
    await expect(card.swatch('Rojo')).toBeChecked();
    await expect(card.offer).toHaveCount(0);
    await expect(card.add).toBeVisible();
    const said = (await announcements.texts()).filter((text) => /^Talla: L|^Rojo, L/.test(text));
    expect(said).toEqual(['Talla: L. Agotado', 'Rojo, L. Cambiado de Azul a Rojo']);
  });

  for (const [name, colour] of [
    [SHIRT, 'Azul'],
    [ANY_SIZE, 'Negro'],
  ] as const) {
    test(`a card adds ${name} without leaving the listing`, {
      tag: name !== SHIRT ? ['@core', '@nightly'] : '@core',
    }, async ({ page, shop, network, announcements }) => {
      const card = new Card(page, name);
      const printed = await card.picture.getAttribute('src');
      const range = await card.price.textContent();
      await card.choose(colour, 'M');
      await expect(card.picture).not.toHaveAttribute('src', printed ?? '');
      await expect(card.price).not.toHaveText(range ?? '');
      await expect(card.options).toBeHidden();
      await expect(card.link).toHaveAttribute('href', /attribute_pa_color=\w+&attribute_pa_talla=m/);
      await card.add.click();
      await expect(card.cartLink).toBeVisible();
      expect(await shop.itemsInCart()).toBe(1);
      expect(network.count('islas_add_form')).toBe(1);
      expect(network.all.filter((request) => request.isNavigationRequest())).toEqual([]);
      await expect
        .poll(async () => (await announcements.texts()).filter((text) => /se ha añadido/.test(text)).length)
        .toBe(1);
    });
  }

  test('a choice on a card that determines the picture shows it without a request', {
    tag: ['@once', '@nightly'],
  }, async ({ page, network }) => {
    const card = new Card(page, SHIRT);
    const printed = await card.picture.getAttribute('src');
    await card.swatch('Azul').check();
    await expect(card.picture).not.toHaveAttribute('src', printed ?? '');
    await expect(card.add).toBeHidden();
    expect(network.count('get_variation')).toBe(0);
  });

  test('on a card, the keyboard alone chooses and adds', { tag: '@core' }, async ({ page, shop }) => {
    const card = new Card(page, SHIRT);
    await card.swatch('Rojo').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(card.swatch('S')).toBeChecked();
    await expect(card.add).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(card.cartLink).toBeVisible();
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('two cards with swatches add one after the other, each once', { tag: ['@once', '@nightly'] }, async ({
    page,
    shop,
    network,
  }) => {
    const [one, other] = [new Card(page, SHIRT), new Card(page, ANY_SIZE)];
    await one.choose('Azul', 'M');
    await other.choose('Negro', 'M');
    const release = await network.hold('islas_add_form');
    await one.add.dblclick();
    await other.add.click();
    await expect(one.add).toHaveAttribute('aria-busy', 'true');
    await expect(other.add).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => network.count('islas_add_form')).toBe(1);
    await release();
    await expect(one.cartLink).toBeVisible();
    await expect(other.cartLink).toBeVisible();
    expect(network.count('islas_add_form')).toBe(2);
    expect(await shop.itemsInCart()).toBe(2);
  });

  test('a failed add is shown on the card, keeps the choice, and the next press adds', {
    tag: ['@once', '@nightly'],
  }, async ({ page, shop, network, problems, announcements }) => {
    problems.expect(/Failed to load resource|net::ERR_/);
    const card = new Card(page, SHIRT);
    await card.choose('Azul', 'M');
    await expect(card.price).toHaveText(/22/);
    const mend = await network.fail('islas_add_form', 'offline');
    await card.add.click();
    await expect(card.words).toHaveText(/conexión/);
    expect(await announcements.texts()).toContain(await card.words.textContent());
    await expect(card.add).not.toHaveAttribute('aria-busy');
    await expect(card.swatch('Azul')).toBeChecked();
    await clean(page);
    await mend();
    await card.add.click();
    await expect(card.cartLink).toBeVisible();
    await expect(card.words).toHaveCount(0);
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('axe finds nothing in cards before a choice, chosen, sold out and added', async ({ page }) => {
    await clean(page);
    const card = new Card(page, SHIRT);
    await card.swatch('Azul').check();
    await expect(card.all.locator('[data-state="disabled"]')).not.toHaveCount(0);
    await clean(page);
    await card.choose('M');
    await clean(page);
    await card.add.click();
    await expect(card.cartLink).toBeVisible();
    await clean(page);
  });

  test('sorting without a reload keeps the choice on a card', { tag: ['@real', '@block', '@nightly'] }, async ({
    page,
    shop,
    network,
  }) => {
    const card = new Card(page, SHIRT);
    await card.swatch('Azul').check();
    const first = page.locator('li.product').first();
    const before = await first.textContent();
    await page.locator('select.orderby').selectOption('price-desc');
    await expect(first).not.toHaveText(before ?? '');
    await expect(card.swatch('Azul')).toBeChecked();
    await card.choose('M');
    await card.add.click();
    await expect(card.cartLink).toBeVisible();
    expect(await shop.itemsInCart()).toBe(1);
    expect(network.all.filter((request) => request.isNavigationRequest())).toEqual([]);
  });
});

test('a card keeps a choice made before its painter has loaded', async ({ page, shop, network, announcements }) => {
  const release = await network.holdCards();
  await page.goto(LISTING, { waitUntil: 'commit' });
  await page.waitForFunction(() => Symbol.for('islas.product') in globalThis);
  const card = new Card(page, SHIRT);
  await card.swatch('Azul').check();
  await expect.poll(() => announcements.texts()).toContain('Color: Azul');
  await release();
  await expect(card.swatch('L')).toHaveAttribute('aria-disabled', 'true');
  await expect(card.add).toBeHidden();
  await card.choose('M');
  await card.add.click();
  await expect(card.cartLink).toBeVisible();
  expect(await shop.itemsInCart()).toBe(1);
});

test('without React the card’s form still adds', { tag: ['@once', '@nightly'] }, async ({
  page,
  network,
  problems,
}) => {
  problems.expect(/Failed to load resource|net::ERR_/, /Islas: nearest-in-stock/, /dynamically imported module/);
  await network.block(FILES.react);
  await network.block(FILES.views);
  await page.goto(LISTING);
  const card = new Card(page, SHIRT);
  await card.swatch('Azul').check();
  await expect(card.swatch('L')).toHaveAttribute('aria-disabled', 'true');
  await card.swatch('L').click({ force: true });
  await expect(card.all.locator('[data-island-state="failed"]')).toHaveCount(1);
  await card.swatch('Rojo').check();
  await card.swatch('M').check();
  await expect(card.add).toBeVisible();
  await card.add.click();
  await expect(card.cartLink).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a card’s form adds the chosen variation', async ({ page }) => {
    await page.goto(LISTING);
    const card = new Card(page, SHIRT);
    await card.all.locator('.islas-swatch__radio[value=rojo]').check();
    await card.all.locator('.islas-swatch__radio[value=m]').check();
    await card.add.click();
    await expect(page.getByText(/Camiseta Básica.* se ha añadido a tu carrito/).first()).toBeVisible();
  });
});
