import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';
import { FAILED_LOAD } from './support/watch';

const PAGES = ['listing', 'category', 'product', 'variable', 'cart', 'checkout', 'account'] as const;

/** Parts of a real shop that show random products, and so random findings. */
const BY_CHANCE = ['.related', '.up-sells', '.cross-sells', '.storefront-product-pagination'];

/** The rule of a line of `violations`. */
const ruleOf = (line: string): string => line.replace(/:.*/s, '');

/** One line for each broken rule and element. Numbers that differ between page views are replaced by `*`. */
const violations = async (page: Page, leftOut: readonly string[] = [], rules: string[] = []): Promise<string[]> => {
  const axe = new AxeBuilder({ page });
  if (rules.length) axe.withRules(rules);
  for (const selector of leftOut) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ').replace(/\d{2,}|_[0-9a-f]{6,}/g, '*')}`),
  );
};

for (const place of PAGES) {
  test(`axe finds nothing on the page "${place}"`, { tag: ['@pretend', '@core', '@twin'] }, async ({ shop, page }) => {
    await shop.open('listing');
    await shop.add();
    await shop.open(place);
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });

  test(`axe finds nothing on the page "${place}" that was not there without Islas`, {
    tag: place === 'category' ? ['@real', '@core', '@nightly'] : ['@real', '@core'],
  }, async ({ shop, page, context }) => {
    await shop.open('listing');
    await shop.add();
    await shop.open(place);
    await page.waitForLoadState('networkidle');
    const found = await violations(page, BY_CHANCE);
    if (found.length === 0) return;
    await context.addCookies([{ ...ISLAS_OFF, url: new URL(page.url()).origin }]);
    await shop.open(place, { ready: false });
    await page.waitForLoadState('networkidle');
    const rules = [...new Set(found.map(ruleOf))];
    const stock = new Set(await violations(page, BY_CHANCE, rules));
    expect(found.filter((line) => !stock.has(line))).toEqual([]);
  });
}

test('axe finds nothing in a failed add, nor in one that succeeded', { tag: '@core' }, async ({
  shop,
  network,
  problems,
  page,
}) => {
  problems.expect(FAILED_LOAD);
  await shop.open('listing');
  await network.fail('add_to_cart', '500');
  await shop.button().click();
  await expect(shop.card().getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  const inside = await new AxeBuilder({ page }).include('.islas-add-failure').analyze();
  expect(inside.violations.map(({ id }) => id)).toEqual([]);
});
