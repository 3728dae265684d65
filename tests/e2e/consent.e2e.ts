import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { FAILED_LOAD } from './support/watch';

declare global {
  interface Window {
    /** Names of the held tags that have run, in order. */
    ran?: string[];
    dataLayer?: ArrayLike<unknown>[];
    wp_has_consent?: (category: string) => boolean;
    wp_set_consent?: (category: string, answer: string) => void;
  }
}

test.use({ storageState: { cookies: [], origins: [] } });

const open = async (page: Page, consent = 'on', path = '/tienda/') => {
  await page.goto(`${path}?consent=${consent}`);
  await expect(page.locator('html')).toHaveAttribute('data-consent', /./);
};
const bar = (page: Page) => page.locator('#islas-consent');
const dialog = (page: Page) => page.locator('.islas-consent-dialog');
const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
const ran = (page: Page) => page.evaluate(() => window.ran ?? []);
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();
const mark = (page: Page) => page.locator('html').getAttribute('data-consent');

test.describe('consent @pretend', () => {
  test('the bar is shown before any file of Islas has loaded, and blocked elements wait', { tag: '@core' }, async ({
    page,
    problems,
  }) => {
    problems.expect(FAILED_LOAD);
    await page.route(/\/(src|widgets)\/[\w/-]+\.ts|\/build\/.*\.js/, (route) => route.abort());
    await page.goto('/tienda/?consent=on');
    await expect(bar(page)).toBeVisible();
    expect(await page.evaluate(() => window.wp_has_consent?.('marketing'))).toBe(false);
    await page.waitForLoadState();
    expect(await ran(page)).toEqual([]);
    const url = page.url();
    await press(page, 'Rechazar');
    await expect(bar(page)).toBeHidden();
    expect((await cookiesOf(page)).eu_cookies_bar_decline).toBe('1');
    expect(page.url()).toBe(url);
  });

  test('accepting stores an empty list, runs blocked scripts once and in order, and persists', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page);
    const log = page.waitForRequest((request) => request.url().includes('islas_consent'));
    await press(page, 'Aceptar');
    await expect(bar(page)).toBeHidden();
    expect((await log).postData()).toContain('eu_cookies_bar_block=&eu_cookies_bar_decline=null');
    const cookies = await cookiesOf(page);
    expect(cookies.eu_cookies_bar_block).toBe('');
    expect(cookies.eu_cookies_bar_decline).toBeUndefined();
    expect(Number(cookies.eu_cookies_bar)).toBeGreaterThan(Date.now() / 1000 + 15_000_000);
    await expect.poll(() => ran(page)).toEqual(['analytics', 'pixel', 'after']);
    await page.goto('/tienda/');
    await expect.poll(() => ran(page)).toEqual(['analytics', 'pixel', 'after']);
    await expect(bar(page)).toBeHidden();
    expect(await mark(page)).toBe('accepted');
  });

  test('declining blocks all that is listed, deletes it on each page, and runs nothing', { tag: '@core' }, async ({
    page,
  }) => {
    await open(page);
    await press(page, 'Rechazar');
    await expect(bar(page)).toBeHidden();
    const cookies = await cookiesOf(page);
    expect(cookies.eu_cookies_bar_decline).toBe('1');
    expect(cookies.eu_cookies_bar_block?.split(',')).toEqual(expect.arrayContaining(['_ga', '_ga_*', '_fbp']));
    await page.evaluate(() => (document.cookie = '_ga=late; path=/'));
    await page.goto('/tienda/');
    await expect.poll(async () => (await cookiesOf(page))._ga).toBeUndefined();
    expect(await ran(page)).toEqual([]);
    expect(await page.evaluate(() => window.wp_has_consent?.('statistics'))).toBe(false);
  });

  test('the consent settings have two tabs and a box for each cookie, and save unticked boxes', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page);
    await bar(page).getByRole('link', { name: 'Ajustes' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('tab')).toHaveCount(2);
    const box = (name: string) => dialog(page).getByRole('checkbox', { name, exact: true });
    await expect(box('_ga')).not.toBeChecked();
    await expect(box('wordpress_test_cookie')).toBeDisabled();
    await box('_ga').check();
    await box('_ga_*').check();
    await dialog(page).getByRole('button', { name: 'Guardar ajustes' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(bar(page)).toBeHidden();
    expect((await cookiesOf(page)).eu_cookies_bar_block?.split(',').sort()).toEqual(
      ['VISITOR_INFO1_LIVE', '_fbp', '_hjid', 'vista'].sort(),
    );
    // Only one provider of the statistics category is allowed: its tag runs, but no tag that needs the whole category.
    await expect.poll(() => ran(page)).toEqual(['analytics']);
    expect(await page.evaluate(() => window.wp_has_consent?.('statistics'))).toBe(false);
    await page.locator('.islas-consent-again__open').click();
    await expect(box('_ga')).toBeChecked();
    await expect(box('_fbp')).not.toBeChecked();
    await expect(dialog(page).getByText('Elegiste qué cookies permitir.')).toBeVisible();
    const loaded = page.waitForEvent('load');
    await dialog(page).getByRole('button', { name: 'Retirar mi consentimiento' }).click();
    await loaded;
    await expect(bar(page)).toBeVisible();
    expect(await ran(page)).toEqual([]);
    expect((await cookiesOf(page)).eu_cookies_bar).toBeUndefined();
  });

  test('the dialog traps and restores the focus, and closes by Escape, its button and the backdrop', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page);
    const opener = bar(page).getByRole('link', { name: 'Ajustes' });
    for (const close of ['Escape', 'button', 'overlay']) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      for (let tabs = 0; tabs < 30; tabs += 1) {
        await page.keyboard.press('Tab');
        const isIn = () => !!document.activeElement?.matches('body, .islas-consent-dialog, .islas-consent-dialog *');
        expect(await page.evaluate(isIn)).toBe(true);
      }
      if (close === 'Escape') await page.keyboard.press('Escape');
      else if (close === 'button') await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
      else await page.mouse.click(5, 5);
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    }
    expect(await mark(page)).toBe('undecided');
  });

  test('Back and another overlay close the consent dialog', { tag: '@nightly' }, async ({ page }) => {
    await open(page);
    const address = page.url();
    await bar(page).getByRole('link', { name: 'Ajustes' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('link', { name: 'Ajustes' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => {
      const element = document.body.appendChild(Object.assign(document.createElement('div'), { hidden: true }));
      element.innerHTML = '<button type="button">Otra cosa</button>';
      document.dispatchEvent(new CustomEvent('islas:open-overlay', { detail: { name: 'other', element } }));
    });
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Otra cosa' })).toBeFocused();
  });

  test('without React the consent settings open as a page of the shop', async ({ page, problems }) => {
    problems.expect(FAILED_LOAD, /island_failed/, /consent-settings \(chunk_failed\)/);
    await page.route(/react|consent-settings\/view|view-.*\.js/, (route) => route.abort());
    await open(page);
    await bar(page).getByRole('link', { name: 'Ajustes' }).click();
    await expect(page).toHaveURL(/preferencias-de-cookies/);
  });

  test('closing the consent bar decides nothing, unless the owner configured it', async ({ page }) => {
    await open(page);
    await press(page, 'Cerrar');
    await expect(bar(page)).toBeHidden();
    expect((await cookiesOf(page)).eu_cookies_bar).toBeUndefined();
    await open(page, 'cookies_bar_on_close:decline');
    await press(page, 'Cerrar');
    await expect.poll(async () => (await cookiesOf(page)).eu_cookies_bar_decline).toBe('1');
  });

  test('scrolling, leaving and a delay decide consent as configured, once the bar was shown', {
    tag: '@nightly',
  }, async ({ page }) => {
    await open(page, 'cookies_bar_on_scroll:accept,display_delay:4');
    await page.mouse.wheel(0, 50);
    await expect(bar(page)).toBeVisible();
    expect(await mark(page)).toBe('undecided');
    const stored = page.waitForResponse((answer) => answer.url().includes('islas_consent'));
    await page.mouse.wheel(0, 50);
    await expect.poll(() => mark(page)).toBe('accepted');
    await stored;
    await page.context().clearCookies();
    await open(page, 'dismiss_timeout:1');
    await expect(bar(page)).toBeHidden({ timeout: 5000 });
    expect(await mark(page)).toBe('undecided');
    // A page that is rendered ahead: its clock starts, and a decision can follow, when the browser shows it.
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
    );
    await open(page, 'dismiss_timeout:1,cookies_bar_on_close:accept');
    await page.waitForTimeout(1300);
    expect(await mark(page)).toBe('undecided');
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'prerendering');
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    expect(await mark(page)).toBe('undecided');
    const kept = page.waitForResponse((answer) => answer.url().includes('islas_consent'));
    await expect.poll(() => mark(page)).toBe('accepted');
    await kept;
    await page.context().clearCookies();
    await page.addInitScript(() => Reflect.deleteProperty(document, 'prerendering'));
    await open(page, 'cookies_bar_on_page_redirect:decline');
    await page.waitForTimeout(300);
    await page.goto('/privacidad/');
    await expect.poll(async () => (await cookiesOf(page)).eu_cookies_bar_decline).toBe('1');
  });

  test('two tabs synchronise a decision; what is taken back ends in both, and what was typed stays', async ({
    page,
    context,
  }) => {
    await open(page);
    const other = await context.newPage();
    await open(other, 'on', '/mi-cuenta/');
    await press(page, 'Aceptar');
    await expect(bar(other)).toBeHidden();
    await expect.poll(() => ran(other)).toEqual(['analytics', 'pixel', 'after']);

    // A tag that is running writes its cookie until its page is gone.
    for (const tab of [page, other])
      await tab.evaluate(() => setInterval(() => (document.cookie = '_fbp=running; path=/'), 20));
    await other.getByLabel('Nombre de usuario o correo electrónico').fill('ana@example.es');
    await page.locator('.islas-consent-again__open').click();
    const both = [page, other].map((tab) => tab.waitForEvent('load'));
    await dialog(page).getByRole('button', { name: 'Rechazar todo' }).click();
    await Promise.all(both);
    for (const tab of [page, other]) {
      await expect.poll(() => mark(tab)).toBe('declined');
      expect(await ran(tab)).toEqual([]);
    }
    await expect(other.getByLabel('Nombre de usuario o correo electrónico')).toHaveValue('ana@example.es');
    await expect.poll(async () => (await cookiesOf(page))._fbp).toBeUndefined();
  });

  test('a page is not loaded again while a dialog is open in it, and then it is', { tag: '@nightly' }, async ({
    page,
    context,
  }) => {
    await open(page);
    await press(page, 'Aceptar');
    await expect.poll(() => mark(page)).toBe('accepted');
    const other = await context.newPage();
    await open(other);
    await page.locator('a.cart-contents').first().click();
    const drawer = page.locator('#islas-drawer');
    await expect(drawer).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await other.locator('.islas-consent-again__open').click();
    await dialog(other).getByRole('button', { name: 'Rechazar todo' }).click();
    await expect.poll(() => mark(page)).toBe('declined');
    await expect.poll(async () => (await cookiesOf(page))._fbp).toBeUndefined();
    await page.waitForTimeout(1500);
    await expect(drawer).toBeVisible();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Escape');
    await loaded;
    expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
    await expect.poll(() => mark(page)).toBe('declined');
    expect(await ran(page)).toEqual([]);
  });

  test('Global Privacy Control: no bar, a note, and an explicit choice wins', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await open(page);
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('.islas-consent-note')).toBeVisible();
    expect(await mark(page)).toBe('gpc');
    await page.locator('.islas-consent-again__open').click();
    await dialog(page).getByRole('button', { name: 'Aceptar todo' }).click();
    await expect.poll(() => mark(page)).toBe('accepted');
    await expect(page.locator('.islas-consent-note')).toBeHidden();
  });

  test('an embed waits behind its placeholder, and its provider is remembered', async ({ page }) => {
    await open(page, 'on', '/taller/');
    const frame = page.locator('iframe[data-islas-consent]');
    await expect(frame).toBeHidden();
    await page.getByRole('button', { name: 'Cargar el contenido de YouTube' }).click();
    await expect(frame).toBeVisible();
    expect(await mark(page)).toBe('undecided');
    await page.reload();
    await expect(frame).toHaveAttribute('src', /visita/);
    await press(page, 'Rechazar');
    await expect(frame).toBeHidden();
  });

  test('Google and the WP Consent API receive every change, and may make one', async ({ page }) => {
    await open(page);
    const signals = () =>
      page.evaluate(() => (window.dataLayer ?? []).map((words) => [words[1], Object(words[2]).analytics_storage]));
    expect((await signals())[0]).toEqual(['default', 'denied']);
    await page.evaluate(() => window.wp_set_consent?.('statistics', 'allow'));
    await expect.poll(signals).toContainEqual(['update', 'granted']);
    expect(await mark(page)).toBe('saved');
    expect(await page.evaluate(() => ['statistics', 'marketing'].map((name) => window.wp_has_consent?.(name)))).toEqual(
      [true, false],
    );
  });

  test('the consent bar moves nothing and is never the largest contentful paint', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: unknown[] = [];
      Object.assign(window, { shifts: seen, largest: [] });
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (Reflect.get(window, 'largest') as boolean[]).push(
            !!(Reflect.get(entry, 'element') as Element)?.closest('#islas-consent'),
          );
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await open(page);
    await page.waitForTimeout(800);
    const { shifts, largest } = await page.evaluate(() => ({
      shifts: (Reflect.get(window, 'shifts') as unknown[]).length,
      largest: Reflect.get(window, 'largest') as boolean[],
    }));
    expect(largest.at(-1)).toBe(false);
    await press(page, 'Aceptar');
    await page.waitForTimeout(700);
    expect(await page.evaluate(() => (Reflect.get(window, 'shifts') as unknown[]).length)).toBe(shifts);
  });

  for (const width of [320, 1280])
    test(`consent is accessible in every state at ${width} px`, { tag: width > 320 ? '@nightly' : [] }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      const faults = async (place: string) =>
        (await new AxeBuilder({ page }).include(place).analyze()).violations.map(({ id, nodes }) => [
          id,
          nodes[0]?.html,
        ]);
      expect(await faults('#islas-consent')).toEqual([]);
      await page.screenshot({ path: `test-results/consent-bar-${width}.png` });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await bar(page).getByRole('link', { name: 'Ajustes' }).click();
      await expect(dialog(page)).toBeVisible();
      expect(await faults('.islas-consent-dialog')).toEqual([]);
      await page.screenshot({ path: `test-results/consent-dialog-${width}.png` });
      await dialog(page).getByRole('button', { name: 'Aceptar todo' }).click();
      await expect(dialog(page)).toBeHidden();
      expect(await faults('.islas-consent-again')).toEqual([]);
    });
});
