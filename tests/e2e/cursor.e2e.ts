import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const ON = '/mi-cuenta/?swatches=feature_cursor';
const mark = (page: Page) => page.locator('.islas-cursor');
const button = (page: Page) => page.getByRole('button', { name: 'Cursor animado' });

/** Position of the cursor element, in pixels. */
const at = (page: Page) =>
  mark(page).evaluate((element) =>
    getComputedStyle(element)
      .translate.match(/[\d.]+/g)
      ?.map(Number),
  );

/** Counts the page's calls of `requestAnimationFrame`. */
const countFrames = (page: Page) =>
  page.evaluate(async () => {
    let count = 0;
    const ask = requestAnimationFrame;
    window.requestAnimationFrame = (go) => {
      count += 1;
      return ask(go);
    };
    await new Promise((resolve) => setTimeout(resolve, 400));
    window.requestAnimationFrame = ask;
    return count;
  });

test.describe('the custom cursor', { tag: ['@real', '@once'] }, () => {
  test('the custom cursor is neither printed nor fetched where the feature is off', { tag: '@nightly' }, async ({
    page,
    network,
  }) => {
    await page.goto('/mi-cuenta/');
    await page.waitForLoadState('networkidle');
    await expect(mark(page)).toHaveCount(0);
    expect(network.all.filter((request) => /\/cursor-/.test(request.url()))).toEqual([]);
  });

  test('the custom cursor follows the pointer, and requests no animation frame once it has arrived', async ({
    page,
  }) => {
    await page.goto(ON);
    await expect(button(page)).toBeVisible();
    await page.mouse.move(100, 100);
    await expect(mark(page)).not.toHaveAttribute('hidden');
    await page.mouse.move(400, 300);
    await expect.poll(() => at(page)).toEqual([400, 300]);
    expect(await countFrames(page)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(mark(page)).toBeHidden();
  });

  test('the custom cursor changes over the menu', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(ON);
    await expect(button(page)).toBeVisible();
    const scale = () => mark(page).evaluate((element) => getComputedStyle(element, '::before').scale);
    await page.mouse.move(640, 700);
    await expect.poll(scale).toBe('1');
    await page.locator('header nav a').filter({ visible: true }).first().hover();
    await expect.poll(scale).toBe('0.6');
  });

  test('the shopper switches the custom cursor off, also for the next page', async ({ page }) => {
    await page.goto(ON);
    await button(page).press('Enter');
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    await page.mouse.move(200, 200);
    await expect(mark(page)).toHaveAttribute('hidden');
    await page.reload();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    await page.mouse.move(300, 200);
    await expect(mark(page)).toBeHidden();
    await button(page).press('Enter');
    await page.mouse.move(200, 300);
    await expect(mark(page)).not.toHaveAttribute('hidden');
  });

  for (const media of [{ reducedMotion: 'reduce' }, { forcedColors: 'active' }] as const) {
    test(`there is no custom cursor with the preference ${Object.keys(media)[0]}`, {
      tag: 'forcedColors' in media ? '@nightly' : [],
    }, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto(ON);
      await page.waitForLoadState('networkidle');
      await page.mouse.move(200, 200);
      await expect(mark(page)).toBeHidden();
      await expect(button(page)).toBeHidden();
      expect(await countFrames(page)).toBe(0);
    });
  }
});
