import type { Locator, Page } from '@playwright/test';
import { MINI_CART, collection } from './support/blocks';
import { Owner } from './support/owner';
import { ADDED, ONE, OTHER } from './support/shop';
import { expect, test } from './support/test';

/** The Product Button block on any page, in any theme. */
const STORES = /\/client\/blocks\/(woocommerce\/product-button|@woocommerce\/stores\/)[^?]*\.js/;

const cardOf = (page: Page, name: string): Locator => page.locator('li.wc-block-product', { hasText: name }).first();
const buttonOf = (page: Page, name: string): Locator => cardOf(page, name).locator('.add_to_cart_button');

/** Publishes a page for the journey, and removes it afterwards. */
const onPage = async (
  { page, owner, content }: { page: Page; owner: Owner; content: string },
  walk: () => Promise<void>,
): Promise<void> => {
  const { id, link } = await owner.publish('Una colección', content);
  try {
    await page.goto(link);
    await walk();
  } finally {
    await owner.remove(id);
    await owner.close();
  }
};

test.describe('the button of the Product Button block', { tag: '@real' }, () => {
  test('the Product Button block adds without WooCommerce’s stores, and shows the count in Spanish', async ({
    page,
    shop,
    browser,
    baseURL,
    network,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await onPage({ page, owner, content: collection('alborada', 1) }, async () => {
      const button = buttonOf(page, ONE);
      const label = new RegExp(`: “${ONE}”$`); // WooCommerce's own label, which other code looks for.
      await expect(button).toHaveAttribute('aria-label', label);
      for (const count of [1, 2]) {
        await button.click();
        await expect(button).toHaveClass(ADDED);
        await expect(button).toHaveText(new RegExp(`^\\s*${count} en el carrito\\s*$`));
        await expect(button).toHaveAccessibleName(label);
        expect(await shop.itemsInCart()).toBe(count);
      }
      await expect(cardOf(page, ONE).locator('a.added_to_cart')).toHaveText('Ver carrito');
      await page.reload();
      await expect(button).toHaveText(/^\s*2 en el carrito\s*$/);
      await page.waitForLoadState('networkidle');
      expect(network.all.map((request) => request.url()).filter((url) => STORES.test(url))).toEqual([]);
    });
  });

  test('the Product Button block removes its count when the product has left the cart', {
    tag: ['@block', '@nightly'],
  }, async ({ page, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await onPage({ page, owner, content: collection('alborada', 1) }, async () => {
      const button = buttonOf(page, ONE);
      await button.click();
      await expect(button).toHaveText(/^\s*1 en el carrito/);
      // Another tab empties the cart; then a block of this page announces a change of the cart.
      const other = await page.context().newPage();
      // Wait until the tab's own refresh has ended: it could save its old session over the deletion.
      await other.goto('/carrito/', { waitUntil: 'networkidle' });
      await other.evaluate(async () => {
        const read = await fetch('/wp-json/wc/store/v1/cart');
        const nonce = read.headers.get('Nonce') ?? '';
        await fetch('/wp-json/wc/store/v1/cart/items', { method: 'DELETE', headers: { Nonce: nonce } });
      });
      await other.close();
      await page.evaluate(() =>
        document.body.dispatchEvent(
          new CustomEvent('wc-blocks_added_to_cart', { bubbles: true, detail: { preserveCartData: true } }),
        ),
      );
      await expect(button).toHaveText(/^\s*Añadir al carrito/);
    });
  });

  test('the Product Button block adds without JavaScript', async ({ browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await onPage({ page, owner, content: collection('alborada', 1) }, async () => {
      await buttonOf(page, ONE).click();
      await expect(page).toHaveURL(/add-to-cart=\d+/);
      await expect(buttonOf(page, ONE)).toHaveText(/^\s*1 en el carrito/);
    });
    await context.close();
  });

  test('the Product Button block updates the Mini-Cart block beside it', { tag: '@block' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await onPage({ page, owner, content: MINI_CART + collection('alborada', 1) }, async () => {
      await buttonOf(page, ONE).click();
      await expect(page.locator('.wc-block-mini-cart__badge').first()).toHaveText('1');
    });
  });

  test('the Product Button block updates the Mini-Cart block while that still fetches the earlier cart', {
    tag: ['@block', '@nightly'],
  }, async ({ page, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    let release = () => {};
    const isAdded = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      /wc\/store\/v1\/cart/,
      async (route) => {
        const response = await route.fetch();
        await isAdded;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await onPage({ page, owner, content: MINI_CART + collection('alborada', 1) }, async () => {
      await buttonOf(page, ONE).click();
      await expect(buttonOf(page, ONE)).toHaveClass(ADDED);
      release();
      await expect(page.locator('.wc-block-mini-cart__badge').first()).toHaveText('1');
    });
  });

  test('a Product Button block that WooCommerce’s router inserted adds', { tag: '@block' }, async ({
    page,
    shop,
    browser,
    baseURL,
    network,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await onPage({ page, owner, content: collection('o', 2) }, async () => {
      const loads = () => network.all.filter((request) => request.isNavigationRequest()).length;
      const before = loads();
      const seen = await page.locator('li.wc-block-product h3').allInnerTexts();
      await page.locator('.wp-block-query-pagination-next').first().click();
      const first = page.locator('li.wc-block-product').first();
      await expect(first).not.toContainText(seen[0] ?? '');
      const button = page.locator('li.wc-block-product .ajax_add_to_cart').first();
      await expect(button).toHaveAttribute('data-island-state', 'live');
      await button.click();
      await expect(button).toHaveClass(ADDED);
      await expect(button).toHaveText(/^\s*1 en el carrito/);
      expect(await shop.itemsInCart()).toBe(1);
      expect(loads()).toBe(before);
    });
  });

  test('the Product Button block is WooCommerce’s own where the cart feature is off', {
    tag: ['@block', '@nightly'],
  }, async ({ page, shop, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await page.goto('/mi-cuenta/?swatches=feature_cart:');
    await onPage({ page, owner, content: collection('alborada', 1) }, async () => {
      const button = buttonOf(page, ONE);
      await expect(button).toHaveClass(/wc-interactive/);
      // The page has no sign of when WordPress' run-time has added its listeners.
      await page.waitForLoadState('networkidle');
      await button.click();
      await expect.poll(() => shop.itemsInCart()).toBe(1);
      await expect(button).not.toHaveAttribute('data-island-state', /./);
    });
  });
});

test('a block theme’s own listing adds one of each, in order', { tag: '@block' }, async ({ shop, page, network }) => {
  await shop.open('listing');
  await expect(buttonOf(page, ONE)).toHaveAttribute('data-island-state', 'live');
  await shop.button(ONE).click();
  await shop.button(OTHER).click();
  await expect(shop.button(OTHER)).toHaveClass(ADDED);
  await expect(shop.button(ONE)).toHaveText(/^\s*1 en el carrito/);
  expect([network.count('add_to_cart'), await shop.itemsInCart()]).toEqual([2, 2]);
});

test('the block’s button beside a listing adds as the listing’s own do', { tag: '@pretend' }, async ({
  shop,
  page,
}) => {
  await shop.open('listing');
  const button = page.locator('.wc-block-product .add_to_cart_button');
  const name = (await page.locator('.wc-block-product .woocommerce-loop-product__title').innerText()).trim();
  await expect(button).toHaveAccessibleName(`Añadir al carrito: “${name}”`);
  await button.click();
  await expect(button).toHaveClass(ADDED);
  await expect(button).toHaveText('1 en el carrito');
  await shop.rows.first().locator('.remove_from_cart_button').click();
  await expect(button).toHaveText('Añadir al carrito');
  await expect(button).not.toHaveClass(ADDED);
});
