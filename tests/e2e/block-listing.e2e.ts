import type { Page } from '@playwright/test';
import { Counted, ON } from './support/analytics';
import { collection, filterBy } from './support/blocks';
import { Card, SHIRT } from './support/cards';
import type { Network } from './support/network';
import { Owner } from './support/owner';
import { ADDED } from './support/shop';
import { expect, test } from './support/test';

const loads = (network: Network) => network.all.filter((request) => request.isNavigationRequest()).length;
const next = (page: Page) => page.locator('.wp-block-query-pagination-next').first();
const namesOf = (page: Page) => page.locator('li.wc-block-product h3').allInnerTexts();
const itemNames = ({ items = [] }: { items?: readonly Record<string, unknown>[] }) =>
  items.map((item) => String(item['item_name']));

/** The number of the attribute of colours, by which a filter names it. */
const colorOf = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/wp-json/wc/store/v1/products/attributes');
  const all = (await answer.json()) as { id: number; taxonomy: string }[];
  return all.find(({ taxonomy }) => taxonomy === 'pa_color')?.id ?? 0;
};

/** A collection of shirts with WooCommerce's filters in it. */
const filteredBlocks = async (page: Page): Promise<string> =>
  collection('camiseta', 1)
    .replace('"isProductCollectionBlock":true', '"isProductCollectionBlock":true,"filterable":true')
    .replace(
      '<!-- wp:woocommerce/product-template',
      `${filterBy(await colorOf(page))}<!-- wp:woocommerce/product-template`,
    );

/** A listing of blocks whose contents change without a new page. */
test.describe('a listing of blocks', { tag: ['@real', '@block'] }, () => {
  const onPage = async (
    { page, owner, query = '' }: { page: Page; owner: Owner; query?: string },
    content: string,
    walk: () => Promise<void>,
  ): Promise<void> => {
    const { id, link } = await owner.publish('Un escaparate', content);
    try {
      await page.goto(link + query);
      await walk();
    } finally {
      await owner.remove(id);
      await owner.close();
    }
  };

  test('counts the products that the next page shows, selects among them, and adds one of them', async ({
    page,
    context,
    browser,
    baseURL,
    network,
    shop,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const counted = await Counted.in(context, new URL(baseURL ?? '').origin);
    await onPage({ page, owner }, collection('o', 2), async () => {
      const views = () => counted.of('view_item_list').map(({ params }) => itemNames(params));
      const first = await namesOf(page);
      await expect.poll(views).toEqual([first]);
      const before = loads(network);
      await next(page).click();
      await expect.poll(() => namesOf(page)).not.toEqual(first);
      const second = await namesOf(page);
      await expect.poll(views).toEqual([first, second]);

      const card = page.locator('li.wc-block-product', { has: page.locator('.ajax_add_to_cart') }).first();
      const name = await card.locator('h3').innerText();
      const button = card.locator('.ajax_add_to_cart');
      await button.click();
      await expect(button).toHaveClass(ADDED);
      expect(await shop.itemsInCart()).toBe(1);
      expect(itemNames(await counted.one('add_to_cart'))).toEqual([name]);
      expect(loads(network)).toBe(before);

      await card.locator('h3 a').click();
      expect(itemNames(await counted.one('select_item'))).toEqual([name]);
      await page.goBack();
      // The page that comes back from the browser's memory, or again from the shop, counts what it shows.
      await expect.poll(() => counted.of('select_item').length).toBe(1);
    });
  });

  for (const [title, query, hasSwatches] of [
    ['with swatches on its cards', `?swatches=card_swatches,${ON}`, true],
    ['without them', `?swatches=${ON}`, false],
  ] as const) {
    test(`filtered by a colour ${title} shows, links and counts what is left, without a new page`, {
      tag: !hasSwatches ? '@nightly' : [],
    }, async ({ page, context, browser, baseURL, network }) => {
      const owner = await Owner.of(browser, baseURL ?? '');
      const counted = await Counted.in(context, new URL(baseURL ?? '').origin, {
        settings: query.replace('?swatches=', ''),
      });
      await onPage({ page, owner }, await filteredBlocks(page), async () => {
        const card = new Card(page, SHIRT);
        await expect(card.all).toBeVisible();
        const [before, first] = [loads(network), await namesOf(page)];
        const picture = await card.picture.getAttribute('src');
        await page.getByRole('checkbox', { name: /^Azul/ }).check();
        await expect(page).toHaveURL(/filter_color=azul/);
        await expect.poll(() => namesOf(page)).not.toEqual(first);
        const left = await namesOf(page);
        await expect
          .poll(() => counted.of('view_item_list').map(({ params }) => itemNames(params)))
          .toEqual([first, left]);
        await expect(card.picture).not.toHaveAttribute('src', picture ?? '');
        await expect(card.all.locator('a[href*="attribute_pa_color=azul"]').first()).toBeVisible();
        if (hasSwatches) {
          await expect(card.swatch('Azul')).toBeChecked();
          await card.choose('M');
          await card.add.click();
          await expect(card.cartLink).toBeVisible();
        } else {
          await expect(page.locator('.islas-card')).toHaveCount(0);
          expect(network.all.filter((request) => /\/cards\.js/.test(request.url()))).toEqual([]);
        }
        expect(loads(network)).toBe(before);
        await page.getByRole('checkbox', { name: /^Azul/ }).uncheck();
        await expect.poll(() => namesOf(page)).toEqual(first);
        if (hasSwatches) await expect(card.swatch('Azul')).not.toBeChecked();
        await expect(card.picture).toHaveAttribute('src', picture ?? '');
        await expect(card.all.locator('a[href*="attribute_pa_color"]')).toHaveCount(0);
      });
    });
  }
});
