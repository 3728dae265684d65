import type { Page, Request } from '@playwright/test';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';

interface Weight {
  requests: number;
  scripts: number;
  /** Kilobytes of the scripts as they came over the network; these shops do not compress. */
  kilobytes: number;
}

/** What a first view of a page asks for. The server is warm, the browser knows nothing of this page yet. */
const weigh = async (page: Page, address: string): Promise<Weight> => {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const own = requests.filter((request) => !request.url().startsWith('data:'));
  const scripts = own.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  return { requests: own.length, scripts: scripts.length, kilobytes: Math.round(bytes / 1024) };
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
  async ({ shop, browser, baseURL, request }, info) => {
    const listing = new URL(shop.places.listing, baseURL).href;
    const visit = async (cookies: readonly { name: string; value: string }[]) => {
      const context = await browser.newContext();
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: listing })));
      const weight = await weigh(await context.newPage(), listing);
      await context.close();
      return weight;
    };
    await request.get(listing);
    const off = await visit([ISLAS_OFF]);
    const on = await visit([]);
    const words = ({ requests, scripts, kilobytes }: Weight) =>
      `${requests} requests, ${scripts} of them scripts of ${kilobytes} KB`;
    info.annotations.push({
      type: 'figures',
      description: `The listing of ${shop.name} without Islas: ${words(off)}; with it: ${words(on)}`,
    });
    expect(on.requests).toBeLessThanOrEqual(off.requests);
    // Where a menu has a submenu and the shop a notice, their painters make it one more than the stock scripts.
    expect(on.scripts / off.scripts).toBeLessThan(1.07);
    expect(on.kilobytes / off.kilobytes).toBeLessThan(1.07);
  },
);
