import { expect, test } from './support/test';
import { SHIRT, VariationPage } from './support/variations';

/** Feature switches that matter for buying; `tests/php/unit/SwitchPairsTest.php` tests the other pairs. */
const SWITCHES = ['variations', 'swatches', 'product_add', 'cart', 'fragments', 'page'] as const;

/** Other settings that are combined with them: jQuery on every page, and swatches on cards. */
const BESIDE = { jquery: 'jquery:keep', listing: 'card_swatches:1' } as const;

const ALL = [...SWITCHES, ...(Object.keys(BESIDE) as (keyof typeof BESIDE)[])];

/** Of five sets, those that a switch is in. Two switches share a set, and each is in one that the other is not in. */
const PLACES = ['012', '013', '014', '023', '024', '034', '123', '124'] as const;

/**
 * Each switch alone, and five sets in which every two switches are turned together, the one without the other, and the
 * other without the one.
 */
const SETS = [
  ...ALL.map((name) => [name]),
  ...[...'01234'].map((set) => ALL.filter((_, i) => PLACES[i]?.includes(set))),
];

/** The set that turns every feature off: by day it stands for the others. */
const [BY_DAY] = SETS.slice(ALL.length);

/** Query that turns features off; the other settings get the value that is not their default. */
const off = (names: readonly string[]) =>
  `?swatches=${names.map((name) => (name in BESIDE ? BESIDE[name as keyof typeof BESIDE] : `feature_${name}:0`)).join()}`;

test.describe('with features off a product is still bought', { tag: ['@real', '@classic'] }, () => {
  for (const set of SETS) {
    test(`a product is bought with ${set.join(' and ')} switched`, { tag: set === BY_DAY ? [] : '@nightly' }, async ({
      page,
      shop,
    }) => {
      await page.goto(`/producto/${SHIRT}/${off(set)}`);
      const product = new VariationPage(page);
      await expect(product.button).toHaveClass(/disabled/);
      await product.chooseFirst();
      expect(Number(await product.variationId())).toBeGreaterThan(0);
      await product.button.click();
      await expect.poll(() => shop.itemsInCart()).toBe(1);
      await page.goto('/producto/cuenco-alborada/');
      await page.locator('form.cart .single_add_to_cart_button').click();
      await expect.poll(() => shop.itemsInCart()).toBe(2);
      await page.goto('/tienda/');
      await page.locator('a.ajax_add_to_cart').first().click();
      await expect.poll(() => shop.itemsInCart()).toBe(3);
    });
  }
});

test.describe('with features off and without JavaScript', { tag: ['@real', '@classic'] }, () => {
  test.use({ javaScriptEnabled: false });

  for (const pair of [['variations'], ['swatches'], ['variations', 'swatches'], ['product_add', 'cart']]) {
    test(`without ${pair.join(' and ')} a variable and a simple product are bought`, {
      tag: pair[1] !== 'swatches' ? '@nightly' : [],
    }, async ({ page, shop }) => {
      await page.goto(`/producto/${SHIRT}/${off(pair)}`);
      for (const row of await page.locator('.variations tr').all()) {
        const radio = row.locator('input[type=radio]').first();
        if (await radio.count()) await radio.check();
        else await row.locator('select').selectOption({ index: 1 });
      }
      await page.locator('.single_add_to_cart_button').click();
      await expect.poll(() => shop.itemsInCart()).toBe(1);
      await page.goto('/producto/cuenco-alborada/');
      await page.locator('form.cart .single_add_to_cart_button').click();
      await expect.poll(() => shop.itemsInCart()).toBe(2);
    });
  }
});
