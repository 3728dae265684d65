import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test';

/** The lazy file that applies a decision. */
const LATER = /\/consent(-[\w-]+)?\.js/;

test.use({ storageState: { cookies: [], origins: [] } });

test.describe('consent in the shop itself @real', () => {
  test.beforeEach(async ({ shop, page }) => {
    await shop.open('listing');
    await expect(page.locator('html')).toHaveAttribute('data-consent', /./);
  });

  test('accepting and declining are known on the next page', { tag: ['@once', '@core'] }, async ({ page, context }) => {
    const bar = page.locator('#islas-consent');
    await expect(bar).toBeVisible();
    await bar.locator('[data-islas-action="consent.decline"]').click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'declined');
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['eu_cookies_bar', 'eu_cookies_bar_decline', 'islas_consent']));
    // The log has the decision, so that the browser does not send it again.
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('islas_consent_unlogged');
  });

  for (const answer of ['accept', 'decline'] as const)
    test(`a page that holds nothing asks for no more files after a press on ${answer}`, {
      tag: ['@once', '@nightly'],
    }, async ({ page, network }) => {
      await page.locator(`#islas-consent [data-islas-action="consent.${answer}"]`).click();
      await expect(page.locator('#islas-consent')).toBeHidden();
      await page.waitForLoadState('networkidle');
      const urls = network.all.map((request) => request.url());
      expect(urls.filter((url) => /islas_consent/.test(url))).toHaveLength(1);
      expect(urls.filter((url) => LATER.test(url))).toEqual([]);
      // The file still comes when the visitor asks for the choices.
      await page.locator('.islas-consent-again__open').click();
      await expect(page.locator('.islas-consent-dialog')).toBeVisible();
    });

  for (const key of ['Enter', ' '])
    test(`after a decision with the key "${key}" the focus is on a control behind the bar`, {
      tag: key !== 'Enter' ? ['@once', '@nightly'] : '@once',
    }, async ({ page }) => {
      // By then the browser has taken the focus away from the hidden bar.
      await page.route(/\/consent\.js/, async (route) => {
        await page.waitForTimeout(1500);
        await route.continue();
      });
      const decline = page.locator('#islas-consent [data-islas-action="consent.decline"]');
      await decline.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(decline).toBeFocused();
      await page.keyboard.press(key);
      await expect(page.locator('#islas-consent')).toBeHidden();
      await expect(
        page.locator('#islas-consent ~ * :is(a, button):focus, #islas-consent ~ :is(a, button):focus'),
      ).toBeVisible();
    });

  test('a cart survives a refusal', { tag: '@once' }, async ({ page, shop }) => {
    await page.locator('#islas-consent [data-islas-action="consent.decline"]').click();
    await expect(page.locator('#islas-consent')).toBeHidden();
    if (await shop.buttons.count()) {
      await shop.add();
      await page.reload();
      expect(await shop.itemsInCart()).toBeGreaterThan(0);
    }
  });

  test('the consent dialog shows the shop’s cookies, saves a choice, and withdraws it', async ({ page }) => {
    await page.locator('#islas-consent [data-islas-action="consent.settings"]').click();
    const dialog = page.locator('.islas-consent-dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('tab')).toHaveCount(2);
    expect(await dialog.getByRole('checkbox').count()).toBeGreaterThan(2);
    await page.screenshot({ path: `test-results/consent-shop-dialog-${test.info().project.name}.png` });
    expect((await new AxeBuilder({ page }).include('.islas-consent-dialog').analyze()).violations).toEqual([]);
    await dialog.locator('footer button[type=submit]').click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-consent', /saved|accepted|declined/);
    await page.locator('.islas-consent-again__open').click();
    await dialog.locator('.islas-consent-mine > button').click();
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'undecided');
  });

  for (const width of [360, 1280])
    test(`nothing that is scrolled to stays under the bar at ${width} px`, {
      tag: width > 360 ? '@nightly' : [],
    }, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await shop.open('variable', { ready: false });
      const bar = page.locator('#islas-consent');
      await expect(bar).toBeVisible();
      const room = () =>
        page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
      await expect.poll(room).toBeGreaterThanOrEqual((await bar.boundingBox())?.height ?? Infinity);
      const taken = await room();
      const isFree = (element: Element) => {
        const { left, top, width: wide, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
      };
      const add = page.locator('form.cart [type=submit]').first();
      await page.evaluate(() => scrollTo(0, 0));
      await add.scrollIntoViewIfNeeded();
      expect(await add.evaluate(isFree)).toBe(true);
      await page.evaluate(() => scrollTo(0, 0));
      await add.focus();
      expect(await add.evaluate(isFree)).toBe(true);
      // The end of the page also leaves space for the bar.
      const last = page.locator('.site-info a, footer.wp-block-template-part a').last();
      await last.scrollIntoViewIfNeeded();
      expect(await last.evaluate(isFree)).toBe(true);
      await bar.locator('[data-islas-action="consent.decline"]').click();
      await expect(bar).toBeHidden();
      expect(await room()).toBeLessThan(taken);
    });

  for (const width of [360, 1280])
    test(`the consent bar is accessible, covers no other bar, and fits at ${width} px`, {
      tag: width > 360 ? '@nightly' : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 760 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      const bar = page.locator('#islas-consent');
      await expect(bar).toBeVisible();
      expect((await new AxeBuilder({ page }).include('#islas-consent').analyze()).violations).toEqual([]);
      await page.screenshot({ path: `test-results/consent-shop-bar-${width}-${test.info().project.name}.png` });
      const [lower, covered] = await bar.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        const others = document
          .elementsFromPoint(innerWidth / 2, innerHeight - 1)
          .filter((each) => !element.contains(each));
        const fixed = others.filter((each) => getComputedStyle(each).position === 'fixed');
        return [bottom, fixed.some((each) => each.getBoundingClientRect().top < bottom - 1)] as const;
      });
      expect(lower).toBeLessThanOrEqual(760);
      expect(covered).toBe(false);
    });
});

test('without scripts the bar is a form of the shop @real', { tag: '@once' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', locale: 'es-ES' });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('#islas-consent [value="decline"]').click();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['eu_cookies_bar', 'eu_cookies_bar_decline', 'islas_consent']));
  await context.close();
});

test('the font of the theme, if it comes after the bar, moves none of its controls far', { tag: '@block' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  let arrive = (): void => undefined;
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.woff2', (route) => hasArrived.then(() => route.continue()));
  await page.goto('/tienda/', { waitUntil: 'commit' });
  const bar = page.locator('#islas-consent');
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Política de cookies' })).toBeVisible();
  const places = () =>
    bar.locator('a,button').evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().x));
  const before = await places();
  expect(before.length).toBeGreaterThan(3);
  arrive();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  // By a letter's width; what stands behind a text would move by a word, or to another line.
  const after = await places();
  expect(after.filter((x, at) => Math.abs(x - (before[at] ?? 0)) > 16)).toEqual([]);
});
