import type { Page } from '@playwright/test';
import { signIn } from './support/owner';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';

const item = (page: Page) => page.locator('li.islas-account-menu').filter({ visible: true }).first();
const below = (page: Page) => item(page).locator('ul').first();
const link = (page: Page) => item(page).locator(':scope > a');

test.describe('the account menu', { tag: '@classic' }, () => {
  test('the account menu opens while the pointer is over it', async ({ shop, page }) => {
    await shop.open('listing');
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
    await item(page).hover();
    await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(below(page)).toBeInViewport();
    await page.mouse.move(600, 700);
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the account menu opens by keyboard, and Escape closes it and keeps the focus', async ({ shop, page }) => {
    await shop.open('listing');
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
    await link(page).focus();
    await expect(below(page)).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(below(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(below(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });
    test('the account menu opens at the first tap and follows its link at the second', async ({ shop, page }) => {
      await shop.open('listing');
      await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
      await link(page).tap();
      await expect(below(page)).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(shop.places.listing));
      await link(page).tap();
      await expect(page).toHaveURL(/mi-cuenta/);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the account menu opens by hover without JavaScript', { tag: '@nightly' }, async ({ shop, page }) => {
      await shop.open('listing', { ready: false });
      await item(page).hover();
      await expect(below(page)).toBeInViewport();
    });
  });
});

test.describe('scripts of the account', { tag: '@real' }, () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('an error of the log-in form gets the focus, as without Islas', async ({ shop, page, context }) => {
    const focused: unknown[] = [];
    for (const isOff of [false, true]) {
      if (isOff) await context.addCookies([{ ...ISLAS_OFF, url: new URL(page.url()).origin }]);
      await shop.open('account', { ready: false });
      await page.locator('form.login input[name=username]').fill('nadie');
      await page.locator('form.login input[name=password]').fill('nada');
      await page.locator('form.login [name=login]').click();
      await expect(page.locator('[role=alert]:focus')).toHaveCount(1);
      focused.push(await page.evaluate(() => document.activeElement?.textContent.trim()));
    }
    expect(focused[0]).toBe(focused[1]);
    expect(focused[0]).toContain('nadie');
  });

  test('a script of others that enhances a select on an account page gets the library', { tag: '@nightly' }, async ({
    shop,
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => /selectWoo|select2\.css/.test(request.url()) && asked.push(request.url()));
    await shop.open('account');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<select id="theirs"><option>Uno</option></select>');
      const $ = (window as unknown as { jQuery: (target: string) => { selectWoo(): void } }).jQuery;
      $('#theirs').selectWoo();
    });
    const theirs = page.locator('#theirs + .select2-container');
    await expect(theirs).toBeVisible();
    await expect(theirs).toHaveCSS('position', 'relative');
    expect(asked).toHaveLength(2);
  });

  test('the form of an address has its states from the start, and the library when the pointer comes near them', {
    tag: '@nightly',
  }, async ({ shop, page, context }) => {
    await shop.open('account', { ready: false });
    await signIn(page, 'clienta');
    const seen: unknown[] = [];
    for (const isOff of [false, true]) {
      if (isOff) await context.addCookies([{ ...ISLAS_OFF, url: new URL(page.url()).origin }]);
      await page.goto('/mi-cuenta/');
      await page.goto(
        (await page.locator('.woocommerce-MyAccount-navigation-link--edit-address a').getAttribute('href')) ?? '',
      );
      await page.locator('.woocommerce-Address a.edit').first().click();
      await page.locator('label[for=billing_state]').hover();
      await expect(page.locator('#billing_state + .select2-container')).toBeVisible();
      seen.push(await page.locator('#billing_state option').allTextContents());
    }
    expect(seen[0]).toEqual(seen[1]);
  });
});
