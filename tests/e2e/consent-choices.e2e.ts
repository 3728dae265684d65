import type { BrowserContext, Page } from '@playwright/test';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

test.use({ storageState: { cookies: [], origins: [] } });

const bar = (page: Page) => page.locator('#islas-consent');
const dialog = (page: Page) => page.locator('.islas-consent-dialog');
const mark = (page: Page) => page.locator('html');
/** Applies these owner's settings for this visitor only. */
const set = (context: BrowserContext, url: string | undefined, settings: string) =>
  context.addCookies([{ name: 'tienda_swatches', value: settings, url: url ?? '' }]);
const openSettings = async (page: Page) => {
  await page.locator('[data-islas-action="consent.settings"]:visible').first().click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('checkbox').first()).toBeAttached();
};
const has = (page: Page, category: string) =>
  page.evaluate((name) => (window as { wp_has_consent?: (name: string) => boolean }).wp_has_consent?.(name), category);

test.describe('choices offered by the consent bar @real', () => {
  test('the bar has four controls, and closing it decides nothing', async ({ page, shop }) => {
    await shop.open('listing');
    for (const name of ['Aceptar', 'Rechazar', 'Cerrar'])
      await expect(bar(page).getByRole('button', { name, exact: true })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Ajustes' })).toBeVisible();
    await bar(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(bar(page)).toBeHidden();
    await expect(mark(page)).toHaveAttribute('data-consent', 'undecided');
    await page.reload();
    await expect(bar(page)).toBeVisible();
  });

  test('without the settings dialog no control leads there, and the bar reopens instead', { tag: '@nightly' }, async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    await set(context, baseURL, 'user_cookies_settings_enable:0');
    await shop.open('listing');
    await expect(page.locator('[data-islas-action="consent.settings"], a[href*="islas-consent"]')).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Aceptar' }).click();
    await expect(mark(page)).toHaveAttribute('data-consent', 'accepted');
    const again = page.getByRole('button', { name: 'Cookies', exact: true });
    await again.click();
    await expect(bar(page).getByRole('button', { name: 'Aceptar' })).toBeFocused();
    await bar(page).getByRole('button', { name: 'Aceptar' }).click();
    await expect(bar(page)).toBeHidden();
    await again.click();
    await bar(page).getByRole('button', { name: 'Rechazar' }).click();
    await expect(bar(page)).toBeHidden();
    await expect(mark(page)).toHaveAttribute('data-consent', 'declined');
  });

  test('the owner’s necessary cookies, single or by a pattern, are ticked and cannot be unticked', {
    tag: '@nightly',
  }, async ({ page, shop, context, baseURL }) => {
    await set(context, baseURL, 'strictly_necessary:mi_cookie,strictly_necessary_family:mia_');
    await shop.open('listing');
    await openSettings(page);
    for (const name of ['mi_cookie', 'mia_*', 'woocommerce_cart_hash']) {
      await expect(dialog(page).getByRole('checkbox', { name, exact: true })).toBeChecked();
      await expect(dialog(page).getByRole('checkbox', { name, exact: true })).toBeDisabled();
    }
  });

  test('browser-only cookies are explained, and saved choices are ticked again', async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    const names = ['_ga', '_gid', 'trp_language', 'nadie_la_conoce'];
    await context.addCookies(names.map((name) => ({ name, value: 'x', url: baseURL ?? '' })));
    await shop.open('listing');
    await openSettings(page);
    const box = (name: string) => dialog(page).getByRole('checkbox', { name, exact: true });
    const row = (name: string) =>
      dialog(page)
        .locator('li')
        .filter({ has: page.getByRole('checkbox', { name, exact: true }) });
    await expect(row('_ga')).toContainText('Google Analytics');
    await expect(row('trp_language')).toContainText('TranslatePress');
    await expect(box('trp_language')).toBeDisabled();
    await expect(box('nadie_la_conoce')).toBeChecked();
    await box('_ga').check();
    await dialog(page).locator('footer button[type=submit]').click();
    await expect(mark(page)).toHaveAttribute('data-consent', 'saved');
    await page.reload();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('_gid');
    expect((await context.cookies()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['_ga', 'trp_language', 'nadie_la_conoce']),
    );
    await openSettings(page);
    await expect(box('_ga')).toBeChecked();
    await expect(box('nadie_la_conoce')).toBeChecked();
  });

  test('a category that only a held tag needs is named in the bar, and granted by saving it', {
    tag: '@nightly',
  }, async ({ page, browser, baseURL }) => {
    await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: 'window.ran=1' }));
    const owner = await Owner.of(browser, baseURL ?? '');
    const held = '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-TEST1"></script>';
    const post = await owner.publish('Con etiqueta', `<!-- wp:html -->${held}<!-- /wp:html -->`);
    try {
      await page.goto('/tienda/');
      await expect(bar(page)).not.toContainText('medir');
      await page.goto(post.link);
      await expect(bar(page)).toContainText('medir');
      await openSettings(page);
      await dialog(page).getByRole('checkbox', { name: 'Estadísticas' }).check();
      await dialog(page).locator('footer button[type=submit]').click();
      await expect.poll(() => has(page, 'statistics')).toBe(true);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toBe(1);
      await openSettings(page);
      await expect(dialog(page).getByRole('checkbox', { name: 'Estadísticas' })).toBeChecked();
    } finally {
      await owner.remove(post.id);
    }
  });

  test('the shop’s own analytics is named in the bar and in the cookie list', { tag: '@nightly' }, async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    await set(context, baseURL, 'feature_analytics,analytics_measurement_id:G-TEST12345,analytics_load_tag:0');
    await shop.open('listing');
    await expect(bar(page)).toContainText('medir');
    await openSettings(page);
    await expect(dialog(page).getByRole('checkbox', { name: '_ga', exact: true })).not.toBeChecked();
    await expect(dialog(page)).toContainText('Se usan aquí: Google Analytics');
  });
});

test('without scripts the page of cookie choices offers the same options and saves them @real', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', locale: 'es-ES' });
  const url = baseURL ?? '';
  await context.addCookies(['_gid', 'nadie_la_conoce', 'otra'].map((name) => ({ name, value: 'x', url })));
  const page = await context.newPage();
  await page.goto('/?islas-consent=page');
  await expect(page.locator('.islas-consent__close')).toBeHidden();
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect(page.locator('tr', { has: box('_gid') })).toContainText('Google Analytics');
  await expect(box('nadie_la_conoce')).toBeChecked();
  await box('Estadísticas').check();
  await box('otra').uncheck();
  await page.locator('.islas-consent-choices [value=save]').click();
  await page.goto('/?islas-consent=page');
  await expect(box('Estadísticas')).not.toBeChecked();
  await expect(box('otra')).toHaveCount(1);
  await expect(box('otra')).not.toBeChecked();
  await expect(box('nadie_la_conoce')).toBeChecked();
  const list = (await context.cookies()).find(({ name }) => name === 'eu_cookies_bar_block')?.value.split(',');
  expect(list).toEqual(expect.arrayContaining(['_gid', 'otra', 'sbjs_current']));
  expect(list).not.toContain('nadie_la_conoce');
  await context.close();
});
