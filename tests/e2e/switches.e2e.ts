import { expect, test } from './support/test';
import { SHIRT, VariationPage } from './support/variations';

/** Switches that have a part in buying; the other pairs are walked in `tests/php/unit/SwitchPairsTest.php`. */
const SWITCHES = ['variations', 'swatches', 'product_add', 'cart', 'fragments', 'page'] as const;

/** Switches beside those: jQuery on every page, and swatches on the cards of listings. */
const BESIDE = { jquery: 'jquery:keep', listing: 'card_swatches:1' } as const;

const ALL = [...SWITCHES, ...(Object.keys(BESIDE) as (keyof typeof BESIDE)[])];
const PAIRS = ALL.flatMap((one, i) => ALL.slice(i + 1).map((other) => [one, other] as const));

/** Features are turned off; what stands beside them is turned from what it is otherwise. */
const off = (names: readonly string[]) =>
  `?swatches=${names.map((name) => (name in BESIDE ? BESIDE[name as keyof typeof BESIDE] : `feature_${name}:0`)).join()}`;

test.describe('with features off a product is still bought', { tag: ['@real', '@classic'] }, () => {
  for (const pair of PAIRS) {
    test(`with ${pair.join(' and ')} turned`, async ({ page, shop }) => {
      await page.goto(`/producto/${SHIRT}/${off(pair)}`);
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
    test(`without ${pair.join(' and ')} a variable and a simple product are bought`, async ({ page, shop }) => {
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
