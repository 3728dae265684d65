import type { Page } from '@playwright/test';
import { pressSignIn, signIn } from './support/owner';
import { ONE } from './support/shop';
import { expect, test } from './support/test';

/** Actions in cart, checkout and account while Islas' file is still loading. */
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name }).first();
const EMAIL = /^(Dirección de correo|Correo)/;
const PHONE = /^(Teléfono|Phone)/;

test.describe('early in the cart', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.open('listing');
    await shop.add();
  });

  test('a product that is removed from the cart before Islas has loaded is removed by the browser', async ({
    shop,
    network,
    page,
  }) => {
    const release = await network.holdFiles();
    await shop.openEarly('cart');
    await page.locator('.woocommerce-cart-form a.remove').first().click({ noWaitAfter: true });
    await expect(page.locator('.woocommerce-cart-form')).toHaveCount(0);
    await release();
    expect(await shop.itemsInCart()).toBe(0);
  });

  test('a quantity that is changed in the cart before Islas has loaded is saved by the browser', async ({
    shop,
    network,
    page,
  }) => {
    const release = await network.holdFiles();
    await shop.openEarly('cart');
    const quantity = page.locator('.woocommerce-cart-form input.qty').first();
    await quantity.fill('3');
    // Without WooCommerce's cart script, as in the pretend shop, Enter presses the form's first button: the coupon's.
    if (shop.isPretend) await page.locator('[name="update_cart"]').click({ noWaitAfter: true });
    else await quantity.press('Enter', { noWaitAfter: true });
    await expect.poll(() => shop.itemsInCart()).toBe(3);
    await release();
    await expect(page.locator('.woocommerce-cart-form')).toContainText(ONE);
    expect(await shop.itemsInCart()).toBe(3);
  });
});

test.describe('early at the checkout', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.open('listing');
    await shop.add();
  });

  test('an e-mail and a phone left before Islas has loaded show what looks wrong, each once', {
    tag: '@nightly',
  }, async ({ shop, network, page }) => {
    const release = await network.holdFiles();
    await shop.openEarly('checkout');
    await field(page, EMAIL).fill('nadie@ejemplo.c');
    await field(page, PHONE).fill('+34 12');
    await field(page, /^(Población|Town)/).focus();
    await release();
    for (const [name, words] of [
      [EMAIL, /Esta dirección de correo/],
      [PHONE, /Este número de teléfono/],
    ] as const) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(words);
      const row = page.locator('.form-row', { has: field(page, name) });
      await expect(row.locator('.islas-field-error')).toHaveCount(1);
    }
  });

  test('the help of a field focused before Islas has loaded is open, and closes on a click elsewhere', {
    tag: '@nightly',
  }, async ({ shop, network, page }) => {
    const release = await network.holdFiles();
    await shop.openEarly('checkout');
    await field(page, PHONE).focus();
    await release();
    const help = page.locator('#billing_phone-description, #phone-description').first();
    await expect(help).toHaveAttribute('aria-hidden', 'false');
    await expect(help).toBeVisible();
    await field(page, /^(Población|Town)/).focus();
    await expect(help).toBeHidden();
  });
});

test.describe('early in the account', () => {
  for (const way of ['mouse', 'touch'] as const) {
    test.describe(way, () => {
      test.use({ hasTouch: way === 'touch' });
      test(`a password typed before Islas has loaded keeps its text and the focus, and gets its toggle (${way})`, {
        tag: way !== 'mouse' ? '@nightly' : [],
      }, async ({ shop, network, page }) => {
        const release = await network.holdFiles();
        await shop.openEarly('account');
        const password = page.locator('form.login input[name="password"]');
        await (way === 'touch' ? password.tap() : password.click());
        await password.pressSequentially('secre');
        await release();
        const show = page.locator('form.login').getByRole('button', { name: 'Mostrar contraseña' });
        await expect(show).toHaveCount(1);
        await expect(password).toBeFocused();
        await password.pressSequentially('ta');
        await expect(password).toHaveValue('secreta');
        await (way === 'touch' ? show.tap() : show.click());
        await expect(password).toHaveAttribute('type', 'text');
      });
    });
  }

  test('an e-mail that is being typed when Islas loads is not validated until the field is left', {
    tag: '@nightly',
  }, async ({ shop, network, page }) => {
    await signIn(page, 'clienta');
    const release = await network.holdFiles();
    await shop.openEarly('/mi-cuenta/edit-account/');
    const email = page.locator('#account_email');
    await email.fill('nadie@ejem');
    await release();
    await expect(email).toHaveAttribute('data-island-state', 'live');
    await expect(email).toBeFocused();
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await email.blur();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('nadie@ejemplo.com');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.islas-field-error')).toHaveCount(0);
  });

  test('the browser signs in before Islas has loaded', async ({ shop, network, page }) => {
    const release = await network.holdFiles();
    await shop.openEarly('account');
    await page.locator('form.login input[name="username"]').fill('clienta');
    await page.locator('form.login input[name="password"]').fill('clienta');
    await pressSignIn(page, 'clienta');
    await expect(page.locator('.woocommerce-MyAccount-navigation')).toBeVisible();
    await release();
  });
});
