import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test';

test.describe('passwords', () => {
  test('are shown and hidden, with label and state in step', async ({ shop, page }) => {
    await shop.open('account');
    const field = page.locator('form.login input[name="password"]');
    const show = page.locator('form.login').getByRole('button', { name: 'Mostrar contraseña' });
    const hide = page.locator('form.login').getByRole('button', { name: 'Ocultar contraseña' });
    await expect(show).toHaveCount(1);
    await expect(show).toHaveAttribute('aria-pressed', 'false');
    await field.fill('secreta');
    await show.click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(hide).toHaveAttribute('aria-pressed', 'true');
    await expect(hide).toHaveClass(/show-password-input/);
    await expect(hide).toHaveClass(/display-password/);
    await hide.focus();
    await page.keyboard.press('Space');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(show).toBeFocused();
  });

  test('are hidden again when the form is sent', async ({ shop, page }) => {
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

  test('of a form that appears later have the toggle too', async ({ shop, page }) => {
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
    test('are shown', async ({ shop, page }) => {
      await shop.open('account');
      await page.locator('form.login').getByRole('button', { name: 'Mostrar contraseña' }).tap();
      await expect(page.locator('form.login input[name="password"]')).toHaveAttribute('type', 'text');
    });
  });
});

test('an e-mail address that looks wrong is said at its field, and the form is not held back', async ({
  shop,
  page,
}) => {
  await shop.open('account');
  const field = page.locator('form.register input[type="email"], form.login input[type="email"]').first();
  test.skip(!(await field.count()), 'This shop does not let people register here.');
  await field.fill('nadie@ejemplo.c');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Esta dirección de correo/);
  const { violations } = await new AxeBuilder({ page }).include('form.register').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await field.fill('nadie@ejemplo.com');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('a quantity below its least is raised on leaving the field', async ({ shop, page }) => {
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

test.describe('the help of a field', () => {
  const FIELD = `<div class="woocommerce"><form id="help"><p class="form-row"><label for="nif">NIF</label>
    <span class="woocommerce-input-wrapper"><input id="nif" class="input-text" aria-describedby="nif-description">
    <span class="description" id="nif-description">Lo pide la factura. <a href="#help">Más</a></span></span></p></form></div>`;

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`opens on focus and click, closes on Escape and elsewhere (motion: ${reducedMotion})`, async ({
      shop,
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await shop.open('account');
      await page.locator('form.login [data-island-state="live"]').first().waitFor();
      await page
        .locator('#page, .wp-site-blocks')
        .first()
        .evaluate((body, html) => body.insertAdjacentHTML('afterbegin', html), FIELD);
      const help = page.locator('#nif-description');
      await expect(help).toHaveAttribute('aria-hidden', 'true');
      await expect(help).toBeHidden();
      await page.locator('#nif').focus();
      await expect(help).toBeVisible();
      await expect(help).toHaveAttribute('aria-hidden', 'false');
      await page.keyboard.press('Escape');
      await expect(help).toBeHidden();
      await page.locator('#nif').click();
      await expect(help).toBeVisible();
      await help.getByRole('link').click();
      await expect(page).toHaveURL(/#help$/);
      await page.locator('form.login input[name="username"]').click();
      await expect(help).toBeHidden();
      await expect(help).toHaveAttribute('aria-hidden', 'true');
    });
  }
});
