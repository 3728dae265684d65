import type { Page } from '@playwright/test';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';

/** The dictionary of WooCommerce's password meter: about 390 kB. */
const DICTIONARY = /zxcvbn\.min\.js/;
const WEAK = 'hola';
const STRONG = 'caballo grapa batería 7 correcto';

/** Scripts that the meter brings, by the ends of their paths. */
const METER = /(jquery(-migrate)?|selectWoo\.full|dist\/hooks|dist\/i18n|password-strength-meter)\.min\.js/;
const STOCK_METER = /frontend\/password-strength-meter\.min\.js/;

/** Requests of the page for the dictionary, or for other files. */
const watch = (page: Page, files = DICTIONARY): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => files.test(request.url()) && asked.push(request.url()));
  return asked;
};

/** The register form's password meter, and whether its button is disabled. */
const verdict = (page: Page) =>
  page.evaluate(() => ({
    meter: document.querySelector('form.register .woocommerce-password-strength')?.className ?? '',
    isDisabled: document.querySelector<HTMLButtonElement>('form.register button[type=submit]')?.disabled,
  }));

test.describe('the strength of passwords @real', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the password dictionary loads only when a new password is entered, and never for a log-in', {
    tag: '@nightly',
  }, async ({ shop, page }) => {
    const asked = watch(page);
    await shop.open('account');
    await page.waitForLoadState('networkidle');
    await page.locator('form.login input[name=password]').fill('secreta');
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
  });

  test('a weak password is refused and a strong one accepted, as without Islas', async ({ shop, page, context }) => {
    const seen: unknown[] = [];
    for (const isOff of [false, true]) {
      if (isOff) await context.addCookies([{ ...ISLAS_OFF, url: new URL(page.url()).origin }]);
      const asked = watch(page);
      await shop.open('account', { ready: false });
      const field = page.locator('#reg_password');
      // WooCommerce alone does not rate what was typed before its dictionary has come.
      if (isOff) await page.waitForFunction(() => 'zxcvbn' in window);
      await field.pressSequentially(WEAK);
      await expect(page.locator('form.register .woocommerce-password-strength')).toHaveClass(/short|bad/);
      const weak = await verdict(page);
      await field.fill('');
      await field.pressSequentially(STRONG);
      await expect(page.locator('form.register .woocommerce-password-strength')).toHaveClass(/strong/);
      seen.push([weak, await verdict(page), asked.length]);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject([{ isDisabled: true }, { isDisabled: false }, 1]);
  });

  test('a password pasted before the dictionary has loaded is rated when it loads', { tag: '@nightly' }, async ({
    shop,
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((go) => (release = go));
    await page.route(DICTIONARY, async (route) => {
      await held;
      await route.continue();
    });
    await shop.open('account');
    const field = page.locator('#reg_password');
    await field.fill(WEAK);
    expect((await verdict(page)).meter).not.toMatch(/short|bad|good|strong/);
    release();
    await expect(page.locator('form.register .woocommerce-password-strength')).toHaveClass(/short|bad/);
    expect((await verdict(page)).isDisabled).toBe(true);
  });

  test('a password dictionary that failed to load is requested again', { tag: '@nightly' }, async ({
    shop,
    page,
    problems,
  }) => {
    problems.expect(/zxcvbn|ERR_FAILED/);
    const asked = watch(page);
    await page.route(DICTIONARY, (route) => (asked.length > 1 ? route.continue() : route.abort()));
    await shop.open('account');
    await page.locator('#reg_password').fill(WEAK);
    await expect(page.locator('form.register .woocommerce-password-strength')).toHaveClass(/short|bad/, {
      timeout: 20_000,
    });
    expect(asked).toHaveLength(2);
  });

  test('the password dictionary also loads for a new account at the checkout', { tag: '@nightly' }, async ({
    shop,
    page,
  }) => {
    const asked = watch(page);
    await shop.open('listing');
    await shop.add();
    await shop.open('checkout', { ready: false });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const box = page.getByRole('checkbox', { name: /cuenta/i }).first();
    await box.check();
    const field = page.locator('#account_password, .wc-block-checkout input[type=password]').first();
    await field.pressSequentially(WEAK);
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(() => page.evaluate(() => typeof Reflect.get(window, 'zxcvbn'))).toBe('function');
    await field.pressSequentially('1');
    await expect(page.locator('.woocommerce-password-strength, [class*=password-strength]').first()).toBeVisible();
  });

  test('the account page of a guest loads no meter and no jQuery until a new password is entered', async ({
    shop,
    page,
  }) => {
    const asked = watch(page, METER);
    const reports = watch(page, /wc-ajax=islas_jquery/);
    await shop.open('account');
    await page.waitForLoadState('networkidle');
    await page.locator('form.login input[name=password]').fill('secreta');
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    await page.locator('#reg_password').focus();
    await page.keyboard.type(WEAK);
    await expect(page.locator('form.register .woocommerce-password-strength')).toHaveClass(/short|bad/);
    expect(await page.evaluate('typeof wp.passwordStrength')).toBe('object');
    expect(asked.map((url) => METER.exec(url)?.[1])).toEqual(
      expect.arrayContaining(['jquery', 'jquery-migrate', 'dist/hooks', 'dist/i18n', 'password-strength-meter']),
    );
    expect(reports).toEqual([]);
  });

  test('a meter that failed to load is requested again, and each file runs once', { tag: '@nightly' }, async ({
    shop,
    page,
    problems,
  }) => {
    problems.expect(/password-strength-meter|ERR_FAILED/);
    let isBroken = true;
    await page.addInitScript(() => {
      document.addEventListener(
        'load',
        ({ target }) => {
          if (!(target instanceof HTMLScriptElement)) return;
          const files = ((window as unknown as { files?: string[] }).files ??= []);
          files.push(target.src);
        },
        true,
      );
    });
    await page.route(STOCK_METER, (route) => (isBroken ? route.abort() : route.continue()));
    await shop.open('account');
    const field = page.locator('#reg_password');
    await field.pressSequentially(WEAK);
    await page.waitForTimeout(2500); // Both attempts have failed.
    isBroken = false;
    await field.press('a');
    await expect(page.locator('form.register .woocommerce-password-strength')).toHaveClass(/short|bad/);
    const files = await page.evaluate(() => (window as unknown as { files: string[] }).files);
    expect(files.filter((file) => /\/jquery\.min\.js/.test(file))).toHaveLength(1);
    expect(new Set(files).size).toBe(files.length);
  });

  test('the password at the checkout keeps its value and its place when the meter loads', { tag: '@nightly' }, async ({
    shop,
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((go) => (release = go));
    await page.route(STOCK_METER, async (route) => {
      await held;
      await route.continue();
    });
    await shop.open('listing');
    await shop.add();
    await shop.open('checkout', { ready: false });
    await page.locator('#createaccount').check();
    const field = page.locator('#account_password');
    await field.pressSequentially(WEAK);
    release();
    await expect(page.locator('form.checkout .woocommerce-password-strength')).toHaveClass(/short|bad/);
    await expect(field).toHaveValue(WEAK);
    await expect(field).toBeFocused();
    await expect(page.locator('div.create-account')).toBeVisible();
    await page.locator('#createaccount').uncheck();
    await expect(page.locator('div.create-account')).toBeHidden();
  });
});
