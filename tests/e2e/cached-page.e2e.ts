import type { Page } from '@playwright/test';
import { type PageCache, openPageCache } from './support/page-cache';
import { Shop } from './support/shop';
import { PLACES, type ShopName } from './support/shops';
import { Tags } from './support/tags';
import { expect, test } from './support/test';
import { SHIRT, VariationPage } from './support/variations';

const TAG = 'https://static.hotjar.com/c/counts.js';

/** The page as the version before the update printed it: it names files by versions that the shop no longer has. */
const printedBefore = (html: string): string => html.replace(/(\/islas\/build\/[\w.-]+\?ver=)[\w-]+/g, '$1before');

test.describe('pages that a cache kept from before an update @real', () => {
  let cache: PageCache;
  let page: Page;
  test.beforeEach(async ({ browser, baseURL }) => {
    cache = await openPageCache(printedBefore);
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'es-ES',
      proxy: { server: cache.server },
      storageState: { cookies: [], origins: [] },
    });
    page = await context.newPage();
  });
  test.afterEach(async () => {
    await page.context().close();
    await cache.close();
  });

  test('sell from listings and products, and show the cart', async ({ browserName: _ }, info) => {
    const shop = new Shop(info.project.name as ShopName, page);
    await shop.open('listing');
    expect(await page.content()).toContain('?ver=before');
    await shop.add();
    await expect(shop.count).toContainText('1');
    const product = new VariationPage(page);
    await product.open(SHIRT);
    await expect(shop.count).toContainText('1');
    await product.chooseFirst();
    await expect(product.price).toContainText('€');
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await product.button.click();
    await expect(product.button).toHaveClass(/ added( |$)/);
    await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
    await expect(shop.count).toContainText('2');
    await expect(shop.rows).toHaveCount(2);
    expect(cache.hits()).toBe(0);
    await page.reload();
    await expect(shop.count).toContainText('2');
    expect(cache.hits()).toBe(1);
  });

  test(
    'run held tags at the acceptance, once, and open the settings',
    { tag: '@nightly' },
    async ({ browserName: _ }, info) => {
      const { listing } = PLACES[info.project.name as ShopName];
      const tags = new Tags(page);
      await page.goto(listing);
      await tags.print({ head: `<script async src="${TAG}"></script>` });
      await page.goto(`${listing}?orderby=price`);
      await expect(page.locator('#islas-consent')).toBeVisible();
      expect(tags.of(TAG)).toEqual([]);
      await tags.press('accept');
      await expect.poll(() => tags.of(TAG)).toHaveLength(1);
      await page.locator('.islas-consent-again__open').click();
      await expect(page.locator('.islas-consent-dialog')).toBeVisible();
      await page.goto(`${listing}?orderby=price`);
      await expect.poll(() => tags.of(TAG)).toHaveLength(2);
      expect(cache.hits()).toBe(1);
    },
  );
});
