import type { Page, Route } from '@playwright/test';
import { ADDED, ONE, OTHER, Shop } from './support/shop';
import { expect, test } from './support/test';

const ADDS = /[?&]wc-ajax=add_to_cart(&|$)/;
const REFRESHES = /[?&]wc-ajax=get_refreshed_fragments(&|$)/;

/** Opens the listing in `count` tabs of one browser, including the given one. */
const openTabs = async (shop: Shop, count: number): Promise<Shop[]> => {
  const context = shop.page.context();
  const pages = await Promise.all(Array.from({ length: count - 1 }, () => context.newPage()));
  const tabs = [shop, ...pages.map((page) => new Shop(shop.name, page))];
  await Promise.all(tabs.map((tab) => tab.open('listing')));
  return tabs;
};

/** Clicks the button of the nth product by a script in the page, so that tabs click at the same moment. */
const pressNth = (page: Page, index: number): Promise<void> =>
  page.evaluate((at) => document.querySelectorAll<HTMLElement>('.ajax_add_to_cart')[at]?.click(), index);

test.describe('several tabs of one browser', { tag: '@classic' }, () => {
  test('tabs that add at the same moment keep every product, and each shows the whole cart', async ({ shop }) => {
    const tabs = await openTabs(shop, 4);
    await Promise.all(tabs.map(({ page }, index) => pressNth(page, index)));
    for (const tab of tabs) {
      await expect(tab.count).toContainText('4', { timeout: 15_000 });
      await expect(tab.rows).toHaveCount(4);
    }
    expect(await shop.itemsInCart()).toBe(4);
  });

  test('tabs keep the order of presses, although the first request is slow', { tag: '@nightly' }, async ({
    shop,
    network,
  }) => {
    const [one, two] = (await openTabs(shop, 2)) as [Shop, Shop];
    const release = await network.hold('add_to_cart');
    await one.button(OTHER).click();
    await two.button(ONE).click();
    await expect(two.button(ONE)).toHaveClass(/loading/);
    await release();
    await expect(two.button(ONE)).toHaveClass(ADDED);
    await expect(two.rows).toHaveCount(2);
    await expect(two.rows.first()).toContainText(OTHER);
    await expect(one.rows).toHaveCount(2);
  });

  test('a tab closed during its request does not block the queue of the others', { tag: '@nightly' }, async ({
    shop,
  }) => {
    const [one, two] = (await openTabs(shop, 2)) as [Shop, Shop];
    await two.page.route(ADDS, () => undefined);
    await two.button(OTHER).click();
    await expect(two.button(OTHER)).toHaveClass(/loading/);
    await one.button(ONE).click();
    await two.page.close();
    await expect(one.button(ONE)).toHaveClass(ADDED);
  });

  test('tabs whose cart hashes differ refresh each other only once for a change', { tag: '@nightly' }, async ({
    shop,
  }) => {
    const tabs = await openTabs(shop, 2);
    const counts = { a: 0, b: 0 };
    // Shops with the currency or language in the address have such different hashes.
    const differ = (name: 'a' | 'b') => async (route: Route) => {
      if (REFRESHES.test(route.request().url())) counts[name] += 1;
      const response = await route.fetch();
      const answer = (await response.json()) as { cart_hash?: string };
      await route.fulfill({ response, json: { ...answer, cart_hash: `${answer.cart_hash}-${name}` } });
    };
    for (const [index, { page }] of tabs.entries())
      await page.route(/wc-ajax=(add_to_cart|get_refreshed_fragments)/, differ(index ? 'b' : 'a'));
    const [one, two] = tabs as [Shop, Shop];
    await one.add(ONE);
    await expect(two.rows).toHaveCount(1);
    await two.add(OTHER);
    await expect(one.rows).toHaveCount(2);
    await one.page.waitForTimeout(3000);
    expect(counts).toEqual({ a: 1, b: 1 });
  });
});
