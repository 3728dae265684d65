import type { Browser, Page } from '@playwright/test';
import { type PageCache, openPageCache } from './support/page-cache';
import { PLACES, type ShopName } from './support/shops';
import { expect, test } from './support/test';

/** A full-page cache in front of the shop: every visitor gets the same copy, whatever they have decided. */
let cache: PageCache;
test.beforeEach(async () => {
  cache = await openPageCache();
});
test.afterEach(() => cache.close());

const arrive = async (browser: Browser, baseURL = '', cookies: Record<string, string> = {}): Promise<Page> => {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-ES',
    proxy: { server: cache.server },
    storageState: { cookies: [], origins: [] },
  });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL })));
  return context.newPage();
};
const bar = (page: Page) => page.locator('#islas-consent');
const mark = (page: Page) => page.locator('html').getAttribute('data-consent');
/** Records the bar's visibility in the first frames: a cached page must not show it to a visitor who has decided. */
const watchBar = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { barsSeen: seen });
    const look = () => {
      const element = document.getElementById('islas-consent');
      if (element) seen.push(getComputedStyle(element).visibility);
      requestAnimationFrame(look);
    };
    look();
  });

test('one cached page is right for visitors who refused, accepted, or are new @real', async ({
  browser,
  baseURL,
}, info) => {
  const shop = info.project.name as ShopName;
  const path = PLACES[shop].listing;
  const first = await arrive(browser, baseURL);
  await first.goto(path);
  await expect(bar(first)).toBeVisible();
  const html = await first.evaluate(() => fetch(location.href).then((answer) => answer.text()));

  await bar(first).locator('[data-islas-action="consent.decline"]').click();
  await expect(bar(first)).toBeHidden();
  await watchBar(first);
  await first.reload();
  expect(await mark(first)).toBe('declined');
  const seen = () => first.evaluate(() => Reflect.get(window, 'barsSeen') as string[]);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(20);
  expect(new Set(await seen())).toEqual(new Set(['hidden']));
  expect(cache.hits()).toBe(1);

  const second = await arrive(browser, baseURL);
  await second.goto(path);
  await expect(bar(second)).toBeVisible();
  const before = Math.round(Date.now() / 1000);
  await bar(second).locator('[data-islas-action="consent.accept"]').click();
  await expect(bar(second)).toBeHidden();
  const { length, expiry } = await second.evaluate(() => ({
    length: (Reflect.get(window, 'islas') as { consent: { config: { expire_time: number } } }).consent.config
      .expire_time,
    expiry: Number(/eu_cookies_bar=(\d+)/.exec(document.cookie)?.[1]),
  }));
  // The expiry counts from the visitor's decision, not from when the page was cached.
  expect(Math.abs(expiry - before - length)).toBeLessThan(60);
  await second.reload();
  expect(await mark(second)).toBe('accepted');

  const third = await arrive(browser, baseURL);
  await third.goto(path);
  expect(await mark(third)).toBe('undecided');
  await expect(bar(third)).toBeVisible();
  expect(cache.hits()).toBe(4);
  expect(html).toContain('id="islas-consent"');
  for (const page of [first, second, third]) await page.context().close();
});

test('a cached page respects an earlier refusal and deletes leftover cookies @real', async ({
  browser,
  baseURL,
}, info) => {
  const path = PLACES[info.project.name as ShopName].listing;
  const first = await arrive(browser, baseURL);
  await first.goto(path);
  await expect(bar(first)).toBeVisible();
  const later = await arrive(browser, baseURL, {
    eu_cookies_bar: String(Math.round(Date.now() / 1000) + 9999),
    eu_cookies_bar_decline: '1',
    _fbp: '1',
    woocommerce_cart_hash: 'x',
  });
  await later.goto(path);
  expect(cache.hits()).toBe(1);
  expect(await mark(later)).toBe('declined');
  await expect.poll(() => later.evaluate(() => document.cookie)).not.toContain('_fbp=');
  expect(await later.evaluate(() => document.cookie)).toContain('woocommerce_cart_hash=x');
  for (const page of [first, later]) await page.context().close();
});
