import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use({ storageState: { cookies: [], origins: [] } });

const PATH = '/tienda/?consent=on';
const bar = (page: Page) => page.locator('#islas-consent');
const dialog = (page: Page) => page.locator('.islas-consent-dialog');
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();
const mark = (page: Page) => page.locator('html').getAttribute('data-consent');
const statistics = (page: Page) => page.evaluate(() => window.wp_has_consent?.('statistics'));
const YEAR = 31_536_000;

test.describe('consent under hard conditions @pretend', () => {
  test('without storage a decision holds for the page, and the next page asks again, also the one after a refusal', async ({
    page,
  }) => {
    // The same state as in Chromium when the user blocks a site's cookies.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await page.goto(PATH);
    expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
    await expect(bar(page)).toBeVisible();
    await press(page, 'Aceptar');
    await expect(bar(page)).toBeHidden();
    expect([await mark(page), await statistics(page)]).toEqual(['accepted', true]);
    await expect.poll(() => page.evaluate(() => window.ran)).toEqual(['analytics', 'pixel', 'after']);
    await page.locator('.islas-consent-again__open').click();
    await dialog(page).getByRole('button', { name: 'Rechazar todo' }).click();
    // What runs is ended by loading the page again, which knows of no decision.
    await expect.poll(() => mark(page)).toBe('undecided');
    await expect(bar(page)).toBeVisible();
    expect([await statistics(page), await page.evaluate(() => window.ran ?? [])]).toEqual([false, []]);
  });

  test('at 400 % zoom of a window of 1280 × 1024 the whole consent bar can be read, reached and pressed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PATH);
    await expect(bar(page)).toBeVisible();
    await page.screenshot({ path: 'test-results/consent-bar-400.png' });
    const { isWide, rest } = await bar(page).evaluate((element) => ({
      isWide: element.scrollWidth > element.clientWidth || document.documentElement.scrollWidth > innerWidth,
      rest: innerHeight - element.getBoundingClientRect().height,
    }));
    expect(isWide).toBe(false);
    expect(rest, 'something of the page is left in sight').toBeGreaterThan(40);
    for (const control of await bar(page).locator('a, button').all()) {
      await control.focus();
      const isSeen = await control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isSeen, await control.innerText()).toBe(true);
    }
    await bar(page).getByRole('link', { name: 'Ajustes' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.screenshot({ path: 'test-results/consent-dialog-400.png' });
    expect((await new AxeBuilder({ page }).include('.islas-consent-dialog').analyze()).violations).toEqual([]);
    expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await dialog(page).getByRole('checkbox', { name: '_fbp', exact: true }).check();
    await dialog(page).getByRole('button', { name: 'Guardar ajustes' }).click();
    await expect.poll(() => mark(page)).toBe('saved');
  });

  test('two tabs that decide differently without messages: the last decision counts in both', {
    tag: '@nightly',
  }, async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.addInitScript(() => {
        BroadcastChannel.prototype.postMessage = () => undefined;
      });
      await tab.goto(PATH);
      await expect(bar(tab)).toBeVisible();
    }
    await press(page, 'Rechazar');
    await press(other, 'Aceptar');
    expect([await mark(page), await mark(other)]).toEqual(['declined', 'accepted']);
    for (const tab of [page, other]) await tab.reload();
    for (const tab of [page, other]) {
      expect([await mark(tab), await statistics(tab)]).toEqual(['accepted', true]);
      expect(await tab.evaluate(() => document.cookie)).not.toContain('eu_cookies_bar_decline');
    }
  });

  test('two tabs that decide at the same moment end with the same decision, and all its cookies', {
    tag: '@nightly',
  }, async ({ page, context }) => {
    // No page is loaded again here: what it would decide on its way out no page could put in order.
    await context.route(/taken-back[/-]reload/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const reloadIfWithdrawn = () => {}; export const finishReload = () => {};',
      }),
    );
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(PATH);
      await expect(bar(tab)).toBeVisible();
    }
    const decide = (tab: Page, how: 'accept' | 'decline') =>
      tab.evaluate((name) => {
        const { consent } = Reflect.get(window, 'islas') as { consent: Record<typeof name, () => void> };
        consent[name]();
      }, how);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        round % 2
          ? [decide(other, 'accept'), decide(page, 'decline')]
          : [decide(page, 'accept'), decide(other, 'decline')],
      );
      await expect.poll(async () => (await mark(page)) === (await mark(other))).toBe(true);
      const decided = await mark(page);
      const third = await context.newPage();
      await third.goto('/tienda/');
      expect(await mark(third)).toBe(decided);
      const cookies = await third.evaluate(() => document.cookie);
      expect([/_decline=1/.test(cookies), /_block=(;|$)/.test(cookies), /\.psm(;|$)/.test(cookies)]).toEqual(
        decided === 'accepted' ? [false, true, true] : [true, false, false],
      );
      await third.close();
    }
  });

  test('the latest of other tabs’ decisions counts, in any order of their messages', { tag: '@nightly' }, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto(PATH);
    const told = await page.evaluateHandle(() => {
      const channel = new BroadcastChannel('islas-consent');
      const heard: [at: number, written: Record<string, string | null>][] = [];
      channel.onmessage = ({ data }) => heard.push(data);
      return { channel, heard };
    });
    await press(other, 'Aceptar');
    await expect.poll(() => mark(page)).toBe('accepted');
    // In one task: the page is loaded again when it has heard of the withdrawal.
    const hear = (...messages: readonly (readonly [later: number, decline: string | null])[]) =>
      told.evaluate(({ channel, heard }, given) => {
        const [at = 0, written = {}] = heard.at(0) ?? [];
        for (const [ms, declined] of given)
          channel.postMessage([at + ms, { ...written, eu_cookies_bar_decline: declined }]);
      }, messages);
    const marks = async () => [await mark(page), await mark(other)];
    // What was allowed is withdrawn: both pages are loaded again, after which nothing closes the dialog.
    const reloads = [page, other].map((tab) => tab.waitForEvent('load'));
    await hear([-1, '1'], [60_000, '1'], [59_000, null]);
    await Promise.all(reloads);
    await expect.poll(marks).toEqual(['declined', 'declined']);
    expect(await other.evaluate(() => document.cookie)).toContain('eu_cookies_bar_decline=1');
    // A press counts as later than every received decision, even if another clock is ahead.
    await page.locator('.islas-consent-again__open').click();
    await dialog(page).getByRole('button', { name: 'Aceptar todo' }).click();
    await expect.poll(marks).toEqual(['accepted', 'accepted']);
    await other.reload();
    expect(await mark(other)).toBe('accepted');
  });

  for (const [what, wrong, then] of [
    ['a year ahead', YEAR, 'accepted'],
    ['a year behind', -YEAR, 'undecided'],
  ] as const)
    test(`with a clock ${what} a decision holds; once the clock is right, the bar at worst asks again`, {
      tag: wrong < 0 ? '@nightly' : [],
    }, async ({ page }) => {
      await page.clock.setFixedTime(Date.now() + wrong * 1000);
      await page.goto(PATH);
      await press(page, 'Aceptar');
      await page.reload();
      expect([await mark(page), await statistics(page)]).toEqual(['accepted', true]);
      await page.clock.setFixedTime(Date.now());
      await page.reload();
      expect(await mark(page)).toBe(then);
      expect(await statistics(page)).toBe(then === 'accepted');
      if (then === 'undecided') await expect(bar(page)).toBeVisible();
    });

  test('a browser’s own refusal is logged once, and an explicit choice keeps its number', { tag: '@nightly' }, async ({
    page,
  }) => {
    const records: URLSearchParams[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('id=')) records.push(new URLSearchParams(request.postData() ?? ''));
    });
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto(PATH);
    await expect.poll(() => records.length).toBe(1);
    expect(await mark(page)).toBe('gpc');
    await page.reload();
    await page.waitForTimeout(1000);
    expect(records.map((record) => record.get('decision'))).toEqual(['gpc']);
    await page.locator('.islas-consent-again__open').click();
    await dialog(page).getByRole('button', { name: 'Aceptar todo' }).click();
    await expect.poll(() => records.length).toBe(2);
    expect(records.map((record) => record.get('id'))[0]).toMatch(/^[\da-f]{20}$/);
    expect(records[1]?.get('id')).toBe(records[0]?.get('id'));
  });
});
