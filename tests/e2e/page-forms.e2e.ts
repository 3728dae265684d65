import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Shop } from './support/shop';
import { expect, test } from './support/test';

test('the review form checks its e-mail field as soon as the form has the focus', async ({ shop, page }) => {
  await shop.open('product');
  const email = page.locator('.comment-form input[type="email"]').first();
  await page.evaluate(() => {
    if (document.querySelector('.comment-form')) return;
    const form = '<form class="comment-form" novalidate><input type="email" id="review-email"></form>';
    document.querySelector('.woocommerce')?.insertAdjacentHTML('beforeend', form);
  });
  expect(await page.evaluate(() => Symbol.for('islas.fields') in globalThis)).toBe(false);
  const tab = page.locator('.reviews_tab a');
  if (await tab.count()) await tab.first().click();
  await email.fill('nadie@');
  await email.blur();
  await expect(page.locator('.islas-field-error')).toBeVisible();
});

test.describe('passwords', () => {
  test('passwords are shown and hidden, and only the toggle’s label states which', async ({ shop, page }) => {
    await shop.open('account');
    const field = page.locator('form.login input[name="password"]');
    const show = page.locator('form.login').getByRole('button', { name: 'Mostrar contraseña' });
    const hide = page.locator('form.login').getByRole('button', { name: 'Ocultar contraseña' });
    await expect(show).toHaveCount(1);
    await field.fill('secreta');
    await show.click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(hide).not.toHaveAttribute('aria-pressed');
    await expect(hide).toHaveClass(/show-password-input/);
    await expect(hide).toHaveClass(/display-password/);
    await hide.focus();
    await page.keyboard.press('Space');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(show).toBeFocused();
  });

  test('passwords are hidden again when the form is submitted', { tag: '@nightly' }, async ({ shop, page }) => {
    await shop.open('account');
    await page.locator('form.login').getByRole('button', { name: 'Mostrar contraseña' }).click();
    const type = await page.locator('form.login').evaluate((form) => {
      form.addEventListener('submit', (event) => event.preventDefault());
      const password = form.querySelector<HTMLInputElement>('input[name="password"]');
      form.querySelectorAll('input').forEach((input) => (input.required = false));
      form.querySelector<HTMLElement>('[name="login"]')?.click();
      return password?.type;
    });
    expect(type).toBe('password');
  });

  test('passwords in a form that is inserted later get the toggle, too', { tag: '@nightly' }, async ({
    shop,
    page,
  }) => {
    await shop.open('account');
    await expect(page.getByRole('button', { name: 'Mostrar contraseña' }).first()).toBeVisible();
    await page.evaluate(() =>
      document
        .querySelector('form.login')
        ?.insertAdjacentHTML('afterend', '<form id="later"><input type="password" aria-label="Clave"></form>'),
    );
    await expect(page.locator('#later').getByRole('button', { name: 'Mostrar contraseña' })).toBeVisible();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test('passwords are shown by touch', { tag: '@nightly' }, async ({ shop, page }) => {
      await shop.open('account');
      await page.locator('form.login').getByRole('button', { name: 'Mostrar contraseña' }).tap();
      await expect(page.locator('form.login input[name="password"]')).toHaveAttribute('type', 'text');
    });
  });
});

test('an e-mail address that looks wrong is reported at its field, and the form can still be submitted', {
  tag: '@core',
}, async ({ shop, page }) => {
  await shop.open('account');
  const field = page.locator('form.register input[type="email"], form.login input[type="email"]').first();
  await field.fill('nadie@ejemplo.c');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Esta dirección de correo/);
  const { violations } = await new AxeBuilder({ page }).include('form.register').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await field.fill('nadie@ejemplo.com');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('a quantity below the minimum is raised on leaving the field', async ({ shop, page }) => {
  await shop.open('product');
  const field = page.locator('form.cart input.qty').first();
  await expect(field).toHaveAttribute('data-island-state', 'live');
  await field.fill('-3');
  await field.blur();
  await expect(field).toHaveValue((await field.getAttribute('min')) ?? '1');
  await field.fill('2');
  await field.blur();
  await expect(field).toHaveValue('2');
});

test.describe('a quantity typed below its least', { tag: '@real' }, () => {
  const open = async (page: Page, baseURL: string | undefined) => {
    await page.context().addCookies([{ name: 'adds', value: 'four', url: baseURL ?? '' }]);
    await page.goto('/producto/taza-azahar/');
    const field = page.locator('form.cart input.qty').first();
    await expect(field).toHaveAttribute('data-island-state', 'live');
    await expect(field).toHaveValue('4');
    await field.fill('');
    await field.pressSequentially('2');
    return { field, note: page.locator('.islas-quantity-note') };
  };

  for (const [name, send] of [
    ['the press', (page: Page) => page.locator('.single_add_to_cart_button').click()],
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
    ['a second press', (page: Page) => page.locator('.single_add_to_cart_button').click({ clickCount: 2 })],
  ] as const)
    test(`a quantity below the minimum is not changed by ${name} that submits: the browser reports it`, {
      tag: name !== 'the press' ? '@nightly' : [],
    }, async ({ page, shop, network, baseURL }) => {
      const { field, note } = await open(page, baseURL);
      await send(page);
      await page.waitForTimeout(800);
      await expect(field).toHaveValue('2');
      expect(await field.evaluate((element: HTMLInputElement) => element.validationMessage)).not.toBe('');
      await expect(field).toBeFocused();
      await expect(note).toHaveCount(0);
      expect([network.count('islas_add_form'), await shop.itemsInCart()]).toEqual([0, 0]);
    });

  test('a quantity raised to the minimum on leaving the field is announced and shown, and then added', {
    tag: '@nightly',
  }, async ({ page, shop, announcements, baseURL }) => {
    const { field, note } = await open(page, baseURL);
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('4');
    await expect(note).toHaveText('Cantidad cambiada a 4, la mínima que se puede comprar.');
    await expect(note).toBeVisible();
    expect((await announcements.texts()).filter((text) => /Cantidad cambiada a 4/.test(text))).toHaveLength(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('.single_add_to_cart_button')).toHaveClass(/ added( |$)/);
    expect(await shop.itemsInCart()).toBe(4);
  });

  test('a quantity below the minimum is raised by a press elsewhere', { tag: '@nightly' }, async ({
    page,
    baseURL,
  }) => {
    const { field, note } = await open(page, baseURL);
    await page.locator('h1').first().click();
    await expect(field).toHaveValue('4');
    await expect(note).toBeVisible();
  });
});

test.describe('the help of a field', () => {
  const help = (page: Page) => page.locator('#billing_phone-description, #phone-description').first();
  const field = (page: Page) => page.getByRole('textbox', { name: /^(Teléfono|Phone)/ });
  const open = async (shop: Shop) => {
    await shop.open('listing');
    await shop.add();
    await shop.open('checkout', { ready: false });
  };

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`the help of a field opens on focus and click, closes on Escape and elsewhere (motion: ${reducedMotion})`, {
      tag: reducedMotion !== 'reduce' ? '@nightly' : [],
    }, async ({ shop, page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        const slides: unknown[] = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (frames, time) {
          slides.push(time);
          return animate.call(this, frames, time);
        };
        Object.assign(window, { slides });
      });
      await open(shop);
      const text = help(page);
      await expect(text).toHaveAttribute('aria-hidden', 'true');
      await expect(text).toBeHidden();
      await field(page).focus();
      const slides = await page.evaluate(() => (window as unknown as { slides: number[] }).slides);
      expect(slides).toEqual([reducedMotion === 'reduce' ? 0 : 250]);
      await expect(text).toBeVisible();
      await expect(text).toHaveAttribute('aria-hidden', 'false');
      await expect(field(page)).toHaveAccessibleDescription(/repartidor/);
      // The theme and WooCommerce set the colours of the help.
      const axe = new AxeBuilder({ page }).include('#billing_phone_field').disableRules('color-contrast');
      const { violations } = await axe.analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(text).toBeHidden();
      await field(page).click();
      await expect(text).toBeVisible();
      // A click elsewhere closes the help and also keeps its own effect.
      await page.getByRole('textbox', { name: /^(Población|Town)/ }).click();
      await expect(page.getByRole('textbox', { name: /^(Población|Town)/ })).toBeFocused();
      await expect(text).toBeHidden();
      await expect(text).toHaveAttribute('aria-hidden', 'true');
    });
  }

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test('the help of a field opens and closes by touch', { tag: '@nightly' }, async ({ shop, page }) => {
      await open(shop);
      await expect(help(page)).toBeHidden();
      await field(page).tap();
      await expect(help(page)).toBeVisible();
      await page.getByRole('textbox', { name: /^(Población|Town)/ }).tap();
      await expect(help(page)).toBeHidden();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the help of a field is open without JavaScript', { tag: '@nightly' }, async ({ shop, page }) => {
      await page.goto(`${shop.places.product}`);
      await page.locator('form.cart .single_add_to_cart_button').click();
      // Wait for the response: leaving the page before it would cancel the add.
      await expect(page.locator('.woocommerce-message, .wc-block-components-notice-banner').first()).toBeVisible();
      await shop.open('checkout', { ready: false });
      await expect(help(page)).toBeVisible();
      await expect(help(page)).not.toHaveAttribute('aria-hidden', 'true');
    });
  });
});

test('e-mail and phone of the checkout show what looks wrong, each once, and remove it when corrected', {
  tag: ['@core', '@nightly'],
}, async ({ shop, page }) => {
  await shop.open('listing');
  await shop.add();
  await shop.open('checkout', { ready: false });
  for (const [name, wrong, right, words] of [
    [/^(Dirección de correo|Correo)/, 'nadie@ejemplo.c', 'nadie@ejemplo.com', /Esta dirección de correo/],
    // The label is English where the language pack does not translate it.
    [/^(Teléfono|Phone)/, '+34 12', '+34 600 10 20 30', /Este número de teléfono/],
  ] as const) {
    const field = page.getByRole('textbox', { name }).first();
    await field.fill(wrong);
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(words);
    const row = page.locator('.form-row', { has: field });
    await expect(
      row.locator('.islas-field-error, .checkout-inline-error-message').filter({ visible: true }),
    ).toHaveCount(1);
    await field.fill(right);
    await field.blur();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(row.locator('.islas-field-error')).toHaveCount(0);
  }
});

test('fields for a card number, a date or a postcode are not validated as a phone number', {
  tag: ['@real', '@classic', '@nightly'],
}, async ({ shop, page, baseURL }) => {
  await page.context().addCookies([{ name: 'adds', value: 'digits', url: baseURL ?? '' }]);
  await shop.open('listing');
  await shop.add();
  await shop.open('checkout', { ready: false });
  const card = page.locator('#payment .payment_method_store-card');
  // By key, because the store notice may cover it. Retried, because a change of the address reprints the payments.
  await expect(async () => {
    await page.locator('#payment_method_store-card').press('Space', { timeout: 2000 });
    await expect(card.locator('[id$=card-number]')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  for (const [field, digits] of [
    [card.locator('[id$=card-number]'), '4242424242424242'],
    [card.locator('[id$=card-expiry]'), '1230'],
    [card.locator('[id$=card-cvc]'), '123'],
    [page.locator('#cumple'), '1/2/80'],
    [page.locator('#cp_regalo'), '28013'],
  ] as const) {
    await field.pressSequentially(digits);
    await field.blur();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
  await page.locator('#billing_phone').fill('12');
  await page.locator('#billing_phone').blur();
  await expect(page.locator('#billing_phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.islas-field-error')).toHaveCount(1);
});
