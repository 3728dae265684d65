import type { Page } from '@playwright/test';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';

/** What a first view of a page asked for: all requests, and how many of them are scripts. */
const weigh = async (page: Page, address: string) => {
  const seen = { requests: 0, scripts: 0 };
  const count = (request: { resourceType: () => string; url: () => string }) => {
    if (request.url().startsWith('data:')) return;
    seen.requests++;
    if (request.resourceType() === 'script') seen.scripts++;
  };
  page.on('request', count);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  page.off('request', count);
  return seen;
};

test('no module of Islas is asked for twice', async ({ shop, network, page }) => {
  await shop.open('listing');
  await shop.add();
  await page.waitForLoadState('networkidle');
  const own = network.all.map((request) => request.url()).filter((url) => /\/build\/.+\.js$/.test(url));
  expect(own.length).toBeGreaterThan(0);
  expect(own).toEqual([...new Set(own)]);
});

test('no React before somebody needs it', async ({ shop, network, page }) => {
  await shop.open('listing');
  await shop.add();
  await page.waitForLoadState('networkidle');
  expect(network.all.filter((request) => /\/react-[\w-]+\.js/.test(request.url()))).toEqual([]);
});

test(
  'the listing asks for no more with Islas than without',
  { tag: '@real' },
  async ({ shop, browser, baseURL }, info) => {
    const fresh = async (cookies: readonly { name: string; value: string }[]) => {
      const context = await browser.newContext();
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL ?? '' })));
      const page = await context.newPage();
      await page.goto(new URL(shop.places.account, baseURL).href); // Warms the server, not the browser's listing.
      const seen = await weigh(page, new URL(shop.places.listing, baseURL).href);
      await context.close();
      return seen;
    };
    const off = await fresh([ISLAS_OFF]);
    const on = await fresh([]);
    const words = `${shop.name}: ${off.requests} requests and ${off.scripts} scripts without Islas, ${on.requests} and ${on.scripts} with it`;
    info.annotations.push({ type: 'figures', description: words });
    expect(on.requests).toBeLessThanOrEqual(off.requests);
  },
);
