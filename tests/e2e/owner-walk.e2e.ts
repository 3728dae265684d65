import type { Browser, Page } from '@playwright/test';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

const SCREEN = '/wp-admin/admin.php?page=islas';
const SECTIONS = ['overview', 'cart', 'product', 'consent', 'orders', 'search', 'advanced'];
const TELEPHONE = { width: 360, height: 800 };
/** Pixels that a telephone shows by four movements of a finger. */
const FOUR_SCREENS = 4 * TELEPHONE.height;

const open = async (page: Page, section: string) => {
  await page.goto('about:blank');
  await page.goto(`${SCREEN}#${section}`);
  await expect(page.locator('.islas-app h2').first()).toBeVisible();
  await expect(page.locator('.islas-app__main .islas-loading')).toHaveCount(0);
};

/** Opens what folds under headings, and what is behind buttons. */
const unfold = async (page: Page) => {
  const closed = page.locator(
    '.islas-fold__toggle[aria-expanded="false"], .islas-card__more > button[aria-expanded="false"]',
  );
  while (await closed.count()) await closed.first().click();
  await expect(page.locator('.islas-app__main .islas-loading')).toHaveCount(0);
  await page.locator('.islas-box').evaluateAll((boxes) => boxes.map((box) => box.setAttribute('open', '')));
};

/** Levels and texts of the headings that are seen, without those of the shop's page in the preview. */
const outline = (page: Page) =>
  page.locator('.islas-owner :is(h1, h2, h3, h4, h5, h6)').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility())
      .map((heading) => ({
        level: Number(heading.localName.slice(1)),
        text: heading.textContent ?? '',
        isInside: heading.closest('.islas-app section') !== null && heading.id !== 'islas-heading',
      })),
  );

/** Pixels from the first to the last line of what stands between headings that fold. */
const longest = (page: Page) =>
  page.evaluate(() => {
    const folds = [...document.querySelectorAll<HTMLElement>('.islas-fold, .islas-box')];
    const heights = folds.map((fold) => fold.offsetHeight);
    const rest = document.documentElement.scrollHeight - heights.reduce((sum, height) => sum + height, 0);
    return Math.max(rest, ...heights);
  });

// The tabs of an administrator are read in the language of their profile.
for (const [locale, tags] of [
  ['es_ES', []],
  ['en_US', ['@nightly']],
] as const)
  test.describe(`the settings screen in ${locale}`, { tag: ['@real', '@alone', '@classic', ...tags] }, () => {
    let owner: Owner;
    let leave = async (): Promise<void> => {};

    const enter = async (browser: Browser, baseURL: string) => {
      owner = await Owner.of(browser, baseURL);
      leave = await owner.speak(locale);
    };

    test.beforeAll(async ({ browser }, { project }) => {
      test.setTimeout(120_000);
      await enter(browser, String(project.use.baseURL));
    });

    test.afterAll(async () => {
      await leave();
      await owner.close();
    });

    test('headings go down one level at a time, and those of a section are below its own', {
      tag: locale !== 'es_ES' ? '@nightly' : [],
    }, async () => {
      test.setTimeout(300_000);
      const { page } = owner;
      for (const section of SECTIONS) {
        await open(page, section);
        await unfold(page);
        const headings = await outline(page);
        expect.soft(headings.filter(({ level }) => level === 1).length, section).toBe(1);
        for (const [place, { level, text, isInside }] of headings.entries()) {
          const above = headings[place - 1]?.level ?? 0;
          expect.soft(level, `${section}: ${text}`).toBeLessThanOrEqual(above + 1);
          if (isInside) expect.soft(level, `${section}: ${text}`).toBeGreaterThan(2);
        }
      }
    });

    test('on a telephone nothing is longer than four screens without a heading that folds', {
      tag: '@nightly',
    }, async () => {
      test.setTimeout(300_000);
      const { page } = owner;
      await page.setViewportSize(TELEPHONE);
      for (const section of SECTIONS) {
        await open(page, section);
        expect.soft(await longest(page), `${section}, as it opens`).toBeLessThanOrEqual(FOUR_SCREENS);
        await unfold(page);
        expect.soft(await longest(page), `${section}, unfolded`).toBeLessThanOrEqual(FOUR_SCREENS);
      }
    });
  });
