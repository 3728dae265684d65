import type { Page } from '@playwright/test';
import { MINI_CART, collection } from './support/blocks';
import { Owner } from './support/owner';
import { ADDED, ONE } from './support/shop';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';
import { SHIRT, VariationPage } from './support/variations';

const STORES = ['woocommerce', 'woocommerce/products'];

/** Which of WooCommerce's stores have data in the page. */
const storesOf = (html: string): string[] => {
  const [, json = '{}'] =
    /<script[^>]* id="wp-script-module-data-@wordpress\/interactivity"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const { state = {} } = JSON.parse(json) as { state?: Record<string, unknown> };
  return STORES.filter((store) => store in state);
};

const storesIn = async (page: Page): Promise<string[]> => storesOf(await (await page.request.get(page.url())).text());

test.describe('the data of WooCommerce’s block stores', { tag: '@real' }, () => {
  test('a listing of blocks has no data that nothing reads, and adds, also on a page that the router brought', async ({
    page,
    shop,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const { id, link } = await owner.publish('Una colección', collection('o', 2));
    try {
      await page.goto(link);
      expect(await storesIn(page)).toEqual([]);
      const first = page.locator('li.wc-block-product').first();
      const name = await first.locator('h3').innerText();
      const next = page.waitForResponse((answer) => answer.url().includes('query-7-page=2'));
      await page.locator('.wp-block-query-pagination-next').first().click();
      expect(storesOf(await (await next).text())).toEqual([]);
      await expect(first).not.toContainText(name);
      await page.goBack();
      await expect(first).toContainText(name);
      const button = page.locator('li.wc-block-product .ajax_add_to_cart').first();
      await button.click();
      await expect(button).toHaveClass(ADDED);
      await expect(button).toHaveText(/^\s*1 en el carrito/);
      expect(await shop.itemsInCart()).toBe(1);
      await page.context().addCookies([{ ...ISLAS_OFF, url: baseURL ?? '' }]);
      expect(await storesIn(page), 'of WooCommerce alone').toEqual(STORES);
    } finally {
      await owner.remove(id);
      await owner.close();
    }
  });

  test('a press on a product of a collection fires `wc-blocks_viewed_product` once, as with WooCommerce alone', {
    tag: ['@block', '@nightly'],
  }, async ({ page, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const posts = [
      await owner.publish('Una colección', collection('o', 2)),
      await owner.publish('Una colección con carrito', MINI_CART + collection('o', 2)),
    ];
    const toldOf = async (link: string): Promise<unknown[]> => {
      await page.goto(link, { waitUntil: 'networkidle' });
      return page.evaluate(() => {
        const told: unknown[] = [];
        document.body.addEventListener('wc-blocks_viewed_product', (event) => told.push((event as CustomEvent).detail));
        addEventListener('click', (event) => event.preventDefault());
        for (const pressed of document.querySelectorAll<HTMLElement>('.wc-block-product h3 a')) pressed.click();
        return told;
      });
    };
    try {
      const told = [await toldOf(posts[0]?.link ?? ''), await toldOf(posts[1]?.link ?? '')];
      await page.context().addCookies([{ ...ISLAS_OFF, url: baseURL ?? '' }]);
      const stock = [await toldOf(posts[0]?.link ?? ''), await toldOf(posts[1]?.link ?? '')];
      expect(stock[0]?.length).toBeGreaterThan(0);
      expect(told).toEqual(stock);
    } finally {
      for (const { id } of posts) await owner.remove(id);
      await owner.close();
    }
  });

  test('beside the Mini-Cart block the data stays, and the Mini-Cart shows what is added after the router’s work', {
    tag: ['@block', '@nightly'],
  }, async ({ page, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const { id, link } = await owner.publish('Una colección', MINI_CART + collection('o', 2));
    try {
      await page.goto(link);
      expect(await storesIn(page)).toEqual(STORES);
      const first = page.locator('li.wc-block-product').first();
      const name = await first.locator('h3').innerText();
      await page.locator('.wp-block-query-pagination-next').first().click();
      await expect(first).not.toContainText(name);
      await page.locator('li.wc-block-product .ajax_add_to_cart').first().click();
      await expect(page.locator('.wc-block-mini-cart__badge').first()).toHaveText('1');
    } finally {
      await owner.remove(id);
      await owner.close();
    }
  });
});

test.describe('the data of WooCommerce’s block stores in a block theme', { tag: '@block' }, () => {
  test('the listing and a simple product have none', async ({ shop, page }) => {
    for (const place of ['listing', 'category', 'product'] as const) {
      await shop.open(place, { ready: false });
      await page.waitForLoadState('networkidle');
      expect(await storesIn(page), place).toEqual([]);
    }
    await shop.open('listing', { ready: false });
    await shop.button(ONE).click();
    await expect(shop.button(ONE)).toHaveClass(ADDED);
  });

  test('a variable product has no script that shows the chosen variation, and shows what WooCommerce alone does', {
    tag: '@nightly',
  }, async ({ page, context, baseURL }) => {
    const product = new VariationPage(page);
    const price = page.locator('.wp-block-woocommerce-product-price').first();
    const script = page.locator('script[id="woocommerce/product-elements-js-module"]');
    await product.open(SHIRT);
    expect(await storesIn(page)).toEqual([]);
    await expect(script).toHaveCount(0);
    await product.swatch('Color', 'Rojo').check();
    await product.swatch('Talla', 'M').check();
    await expect(product.price).toContainText('€');
    const [shown, sku] = [await price.innerText(), await page.locator('.sku').first().innerText()];

    await context.addCookies([{ ...ISLAS_OFF, url: baseURL ?? '' }]);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(script).toHaveCount(1);
    expect(await storesIn(page)).toContain('woocommerce/products');
    await page.locator('.variations select').first().selectOption({ label: 'Rojo' });
    await page.locator('.variations select').last().selectOption({ label: 'M' });
    await expect(page.locator('.woocommerce-variation-price')).toContainText('€');
    expect([await price.innerText(), await page.locator('.sku').first().innerText()]).toEqual([shown, sku]);
  });
});
