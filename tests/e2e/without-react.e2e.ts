import type { Page } from '@playwright/test';
import { Card, LISTING, SHIRT as SHIRT_CARD } from './support/cards';
import { FILES } from './support/network';
import { expect, test } from './support/test';
import { SHIRT, VariationPage } from './support/variations';
import { FAILED_LOAD } from './support/watch';

/** Chooses a value and returns the states of all swatches, read in the same task: nothing can change them later. */
const statesAfter = (page: Page, place: string, value: string) =>
  page
    .locator(place)
    .first()
    .evaluate((form: HTMLElement, chosen) => {
      form.querySelector<HTMLElement>(`.islas-swatch__radio[value="${chosen}"]`)?.click();
      return [...form.querySelectorAll<HTMLElement>('.islas-swatch')].map((swatch) => {
        const radio = swatch.querySelector('input');
        const about = radio?.getAttribute('aria-describedby');
        return [
          swatch.dataset['value'],
          swatch.dataset['state'],
          radio?.checked ? 'checked' : '',
          radio?.getAttribute('aria-disabled') ? 'disabled' : '',
          about ? document.getElementById(about)?.textContent : '',
        ]
          .filter(Boolean)
          .join(' ');
      });
    }, value);

test.describe('with React out of reach', () => {
  test.beforeEach(({ network, problems }) => {
    problems.expect(FAILED_LOAD, /Islas: nearest-in-stock/, /dynamically imported module/);
    return network.block(FILES.react);
  });

  test('without React every swatch state is right in the task of the choice', { tag: '@core' }, async ({ page }) => {
    const product = new VariationPage(page);
    await product.open(SHIRT);
    const states = await statesAfter(page, 'form.variations_form', 'azul');
    expect(states).toContain('azul selected checked');
    expect(states).toContain('l disabled disabled Agotado');
    expect(states).toContain('m available');
    await expect(product.form.locator('select').first()).toHaveValue('azul');
  });

  test('without React a refused choice is announced and changes nothing, and Limpiar resets everything', {
    tag: '@nightly',
  }, async ({ page, announcements }) => {
    const product = new VariationPage(page);
    await product.open(SHIRT);
    await product.swatch('Color', 'Azul').click();
    await product.swatch('Talla', 'L').click({ force: true });
    await expect(product.swatch('Talla', 'L')).not.toBeChecked();
    expect((await announcements.texts()).filter((text) => text === 'Talla: L. Agotado')).toHaveLength(1);
    await product.swatch('Talla', 'M').click();
    await expect(product.button).not.toHaveClass(/disabled/);
    await product.form.locator('.reset_variations').click();
    await expect(product.form.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(product.form.locator('[data-state="selected"]')).toHaveCount(0);
  });

  test('without React the keyboard alone chooses and adds', async ({ page, shop }) => {
    const product = new VariationPage(page);
    await product.open(SHIRT);
    await product.swatch('Color', 'Rojo').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(product.swatch('Color', 'Rojo')).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(product.button).not.toHaveClass(/disabled/);
    await product.button.focus();
    await page.keyboard.press('Enter');
    await expect(product.button).toHaveClass(/ added( |$)/);
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('without React a card has its states, price, links and button, and adds without a reload', {
    tag: '@nightly',
  }, async ({ page, shop, network }) => {
    await page.goto(LISTING);
    const card = new Card(page, SHIRT_CARD);
    const range = await card.price.textContent();
    await expect(card.add).toBeHidden();
    await card.swatch('Azul').click();
    await expect(card.swatch('L')).toHaveAttribute('aria-disabled', 'true');
    await card.swatch('M').click();
    await expect(card.add).toBeVisible();
    await expect(card.options).toBeHidden();
    await expect(card.price).not.toHaveText(range ?? '');
    await card.add.click();
    await expect(card.cartLink).toBeVisible();
    expect(await shop.itemsInCart()).toBe(1);
    expect(network.count('islas_add_form')).toBe(1);
    expect(network.all.filter((request) => request.isNavigationRequest())).toHaveLength(1);
  });

  test.describe('under clear_on_reselect', { tag: '@pretend' }, () => {
    test('without React a second press clears under clear_on_reselect, by mouse and by Space; arrow keys do not', async ({
      page,
    }) => {
      const product = new VariationPage(page);
      await product.open(SHIRT, { query: '?swatches=clear_on_reselect' });
      const [red, blue] = [product.swatch('Color', 'Rojo'), product.swatch('Color', 'Azul')];
      await red.click();
      await page.waitForTimeout(600); // Longer than a double click.
      await red.click();
      await expect(red).not.toBeChecked();
      await page.keyboard.press('Space');
      await expect(red).toBeChecked();
      await page.keyboard.press('Space');
      await expect(red).not.toBeChecked();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await expect(blue).toBeChecked();
      await page.keyboard.press('ArrowLeft');
      await expect(red).toBeChecked();
    });

    test('without React a sold-out option can be chosen, or clears the others, as the owner has set', {
      tag: '@nightly',
    }, async ({ page }) => {
      const product = new VariationPage(page);
      await product.open(SHIRT, { query: '?attribute_pa_color=azul&swatches=clickable_out_of_stock' });
      expect(await statesAfter(page, 'form.variations_form', 'l')).toContain('l selected checked');
      await product.open(SHIRT, {
        query: '?attribute_pa_color=azul&swatches=deselect_unavailable,-clickable_out_of_stock',
      });
      const states = await statesAfter(page, 'form.variations_form', 'l');
      expect(states).toContain('l selected checked');
      expect(states.filter((state) => state.includes('selected'))).toHaveLength(1);
    });

    test('without React the remaining stock is shown in the task of the choice', { tag: '@nightly' }, async ({
      page,
    }) => {
      const product = new VariationPage(page);
      await product.open(SHIRT, { query: '?swatches=show_variation_stock' });
      await statesAfter(page, 'form.variations_form', 'rojo');
      await expect(product.form.locator('.islas-swatch__hint')).toHaveText(['Queda 1', 'Quedan 2', 'Quedan 3']);
    });
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap chooses, and a tap on an unavailable option gets its offer when React loads', {
    tag: '@nightly',
  }, async ({ page, network }) => {
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(FILES.react, async (route) => {
      await gate;
      await route.continue();
    });
    const product = new VariationPage(page);
    await product.open(SHIRT);
    await product.swatch('Color', 'Azul').tap();
    await expect(product.swatch('Talla', 'L')).toHaveAttribute('aria-disabled', 'true');
    await product.swatch('Talla', 'L').tap({ force: true });
    await expect(product.form.locator('[data-island="nearest-in-stock"]')).toHaveCount(1);
    await expect(product.offer).toHaveCount(0);
    arrive();
    await expect(product.offer).toBeVisible();
    await expect(product.swatch('Color', 'Azul')).toBeChecked();
    expect(network.count('get_variation')).toBe(0);
  });
});

test('a radio pressed before the script runs is chosen when the script runs', async ({ page }) => {
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/(main|product)[-.][^/]*(js|ts)(\?|$)/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`/producto/${SHIRT}/`, { waitUntil: 'commit' });
  const product = new VariationPage(page);
  await product.swatch('Color', 'Azul').check();
  arrive();
  await expect(product.form).toHaveClass(/wvs-loaded/);
  await expect(product.form.locator('select').first()).toHaveValue('azul');
  await expect(product.swatch('Color', 'Azul')).toBeChecked();
  await expect(product.swatch('Talla', 'L')).toHaveAttribute('aria-disabled', 'true');
});

test('a pointer that passes over cards requests nothing; one that rests on a card requests once', {
  tag: '@nightly',
}, async ({ page, network }) => {
  await page.goto(LISTING);
  const asked = () => network.all.filter((request) => /swatches\/availability/.test(request.url())).length;
  const cards = page.locator('.islas-card');
  await expect(cards.first().locator('[data-island-state]')).toHaveCount(1);
  // Dispatched in the page: on a busy machine, real pointer moves could be slow enough to count as resting.
  await cards.evaluateAll((forms) => {
    for (const form of forms)
      for (const type of ['pointerenter', 'pointerleave']) form.dispatchEvent(new PointerEvent(type));
  });
  await page.waitForTimeout(300);
  expect(asked()).toBe(0);
  await cards.first().hover();
  await expect.poll(asked).toBe(1);
});

test('a live form that is moved into a dialog, at once or later, keeps its choice and still works', {
  tag: '@nightly',
}, async ({ page }) => {
  const product = new VariationPage(page);
  await product.open(SHIRT);
  await product.swatch('Color', 'Azul').check();
  for (const pause of [0, 300]) {
    await product.form.evaluate(async (form, milliseconds) => {
      const dialog = document.body.appendChild(document.createElement('div'));
      dialog.className = 'product';
      form.remove();
      if (milliseconds) await new Promise((resolve) => setTimeout(resolve, milliseconds));
      dialog.append(form);
    }, pause);
    await expect(product.swatch('Color', 'Azul')).toBeChecked();
    await expect(product.swatch('Talla', 'L')).toHaveAttribute('aria-disabled', 'true');
    await product.swatch('Talla', pause ? 'M' : 'S').check();
    await expect(product.form.locator('select').last()).toHaveValue(pause ? 'm' : 's');
    await expect(product.price).toContainText('€');
  }
});
