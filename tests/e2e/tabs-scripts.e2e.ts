import type { BrowserContext, Locator, Page } from '@playwright/test';
import { Network } from './support/network';
import { Orders } from './support/orders';
import { ADDED, LOADING, ONE, OTHER, Shop } from './support/shop';
import { expect, test } from './support/test';

/** Makes the server wait between reading and saving a session, so that two requests at once overwrite each other. */
const slowDown = (context: BrowserContext, baseURL: string | undefined, ...more: string[]): Promise<void> =>
  context.addCookies(
    [['adds', 'slow'], ...more.map((cookie) => cookie.split('='))].map(([name = '', value = '']) => ({
      name,
      value,
      url: baseURL ?? '',
    })),
  );

/** Endpoints with which WooCommerce's blocks change the cart. */
const STORE = /\/wc\/store\/v1\/(batch|cart)/;

/** Opens another tab. */
const openTab = async (shop: Shop, place: 'listing' | 'loop' = 'listing'): Promise<Shop> => {
  const tab = new Shop(shop.name, await shop.page.context().newPage());
  await tab.open(place);
  return tab;
};

/** Clicks by a script in the page, so that two tabs can click at the same moment. */
const press = (button: Locator): Promise<void> => button.evaluate((element) => (element as HTMLElement).click());

/** Presses a control of a block, and the button of another tab as soon as the block has sent its request. */
const pressBoth = async (control: Locator, other: Shop): Promise<void> => {
  const sent = control.page().waitForRequest((request) => STORE.test(request.url()) && request.method() === 'POST');
  await press(control);
  const [request] = await Promise.all([sent, sent.then(() => press(other.button(OTHER)))]);
  await request.response();
  await expect(other.button(OTHER)).toHaveClass(ADDED);
};

/** The number of items in the header. */
const count = (page: Page): Locator => page.locator('a.cart-contents .count, .wc-block-mini-cart__badge').first();

/** Waits until the page has loaded the file that puts requests of other scripts into the cart queue. */
const isQueued = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Symbol.for('islas.cart-queue') in globalThis && document.readyState === 'complete');

test.describe('a tab whose cart is changed by WooCommerce’s own scripts', { tag: '@real' }, () => {
  test.beforeEach(async ({ shop, context, baseURL }) => {
    await shop.open('listing');
    await shop.add(ONE);
    await slowDown(context, baseURL);
  });

  test('a quantity saved by WooCommerce’s cart script and a simultaneous add in another tab are both kept', async ({
    shop,
    page,
  }) => {
    const other = await openTab(shop);
    await shop.open('cart', { ready: false });
    await isQueued(page);
    await page.locator('.woocommerce-cart-form input.qty').fill('3');
    await page.locator('.woocommerce-cart-form input.qty').dispatchEvent('change');
    await Promise.all([press(page.locator('button[name=update_cart]')), press(other.button(OTHER))]);
    await expect(other.button(OTHER)).toHaveClass(ADDED);
    await expect(page.locator('button[name=update_cart]')).toBeDisabled();
    expect(await shop.itemsInCart()).toBe(4);
    // Block themes show no number on these pages.
    if (shop.name === 'storefront') for (const tab of [page, other.page]) await expect(count(tab)).toContainText('4');
  });

  test('a coupon applied by WooCommerce’s cart script and a simultaneous add in another tab are both kept', {
    tag: '@nightly',
  }, async ({ shop, page }) => {
    const other = await openTab(shop);
    await shop.open('cart', { ready: false });
    await isQueued(page);
    await page.locator('#coupon_code').fill('BIENVENIDA10');
    await Promise.all([press(page.locator('[name=apply_coupon]')), press(other.button(OTHER))]);
    await expect(page.locator('.cart-discount').first()).toBeVisible();
    await expect(other.button(OTHER)).toHaveClass(ADDED);
    await shop.open('cart', { ready: false });
    await expect(page.locator('.cart-discount').first()).toBeVisible();
    await expect(page.locator('.woocommerce-cart-form__cart-item')).toHaveCount(2);
  });

  test('an add in another tab is kept while the checkout refreshes its totals', { tag: '@nightly' }, async ({
    shop,
    page,
  }) => {
    const other = await openTab(shop);
    await shop.open('checkout', { ready: false });
    await isQueued(page);
    await expect(page.locator('.blockOverlay')).toHaveCount(0);
    const sent = page.waitForRequest(/wc-ajax=update_order_review/);
    const reviewed = page.waitForResponse(/wc-ajax=update_order_review/);
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('#billing_postcode');
      if (field) field.value = '28013';
      (window as unknown as { jQuery: JQueryStatic }).jQuery(document.body).trigger('update_checkout');
    });
    await sent;
    await press(other.button(OTHER));
    await reviewed;
    await expect(other.button(OTHER)).toHaveClass(ADDED);
    expect(await shop.itemsInCart()).toBe(2);
  });

  test('a cart request that is never answered blocks other tabs for at most fifteen seconds', {
    tag: '@nightly',
  }, async ({ shop, page }) => {
    const other = await openTab(shop);
    const network = new Network(other.page);
    const adds = () => network.count('add_to_cart');
    // Shortens the fifteen seconds to five, for which the queue counts as moving (`MOVING_MS`).
    await other.page.evaluate(() => {
      const later = window.setTimeout as (...given: unknown[]) => unknown;
      const sooner = (go: unknown, ms = 0, ...rest: unknown[]) => later(go, ms > 10_000 ? 5000 : ms, ...rest);
      Object.assign(window, { setTimeout: sooner });
    });
    await shop.open('cart', { ready: false });
    await isQueued(page);
    await page.route(/\/carrito\/$/, () => undefined);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.locator('.woocommerce-cart-form input.qty').fill('3');
    await page.locator('.woocommerce-cart-form input.qty').dispatchEvent('change');
    await press(page.locator('button[name=update_cart]'));
    await sent;
    await press(other.button(OTHER));
    await expect(other.button(OTHER)).toHaveClass(LOADING);
    await page.waitForTimeout(1500);
    expect(adds(), 'requests of the tab that waits').toBe(0);
    await expect(other.button(OTHER)).toHaveClass(ADDED, { timeout: 12_000 });
    expect(await shop.itemsInCart()).toBe(2);
  });
});

test.describe('a tab with blocks', { tag: '@real' }, () => {
  let orders: Orders;
  test.beforeAll(async ({ browser }, { project }) => {
    orders = await Orders.of(browser, project.use.baseURL ?? '');
  });
  test.afterAll(() => orders.close());

  test('a quantity saved by the cart block and a simultaneous add in another tab are both kept', {
    tag: '@nightly',
  }, async ({ shop, page, context, baseURL }) => {
    test.slow();
    const place = await orders.blockCheckout('cart');
    try {
      await shop.open('listing');
      await shop.add(ONE);
      await slowDown(context, baseURL);
      const other = await openTab(shop);
      await page.goto(place.link);
      const plus = page.locator('.wc-block-components-quantity-selector__button--plus').first();
      await expect(plus).toBeEnabled({ timeout: 60_000 });
      await isQueued(page);
      await page.waitForLoadState('networkidle');
      await pressBoth(plus, other);
      await expect.poll(() => shop.itemsInCart()).toBe(3);
    } finally {
      await place.remove();
    }
  });

  test('a quantity saved by the Mini-Cart block and a simultaneous add in another tab are both kept', {
    tag: '@nightly',
  }, async ({ shop, page, context, baseURL }) => {
    await slowDown(context, baseURL, 'neighbour=mini-cart');
    await page.goto('/mi-cuenta/?swatches=drawer_mini_cart:block');
    await shop.open('loop');
    await shop.add(ONE);
    const other = await openTab(shop, 'loop');
    await shop.open('loop');
    const plus = page
      .locator('.wc-block-mini-cart__drawer .wc-block-components-quantity-selector__button--plus')
      .first();
    await expect(plus).toBeAttached();
    await isQueued(page);
    await page.waitForLoadState('networkidle');
    await pressBoth(plus, other);
    await expect.poll(() => shop.itemsInCart()).toBe(3);
    for (const tab of [page, other.page]) await expect(count(tab)).toContainText('3');
  });
});

test.describe('a tab whose browser sends the change itself', { tag: '@real' }, () => {
  test('an add by a form that navigates and a simultaneous add in another tab are both kept', {
    tag: '@nightly',
  }, async ({ shop, page, context, baseURL }) => {
    const other = await openTab(shop);
    // The page is printed for a shop that redirects to the cart; the response is then the product's page.
    await slowDown(context, baseURL, 'after-add=cart');
    await shop.open('product', { ready: false });
    await isQueued(page);
    await context.addCookies([{ name: 'after-add', value: '', url: baseURL ?? '' }]);
    const button = page.locator('form.cart .single_add_to_cart_button');
    await Promise.all([page.waitForEvent('domcontentloaded'), press(button), press(other.button(OTHER))]);
    await expect(other.button(OTHER)).toHaveClass(ADDED);
    expect(await shop.itemsInCart()).toBe(2);
  });

  test('an add by a link that navigates and a simultaneous add in another tab are both kept', {
    tag: '@nightly',
  }, async ({ shop, page, context, baseURL }) => {
    await slowDown(context, baseURL);
    const other = await openTab(shop);
    await shop.open('listing');
    const id = await shop.button(ONE).getAttribute('data-product_id');
    await page.evaluate(
      (product) =>
        document.body.insertAdjacentHTML(
          'beforeend',
          `<a id="plain" href="/mi-cuenta/?add-to-cart=${product}">Añadir</a>`,
        ),
      id,
    );
    await page.locator('#plain').focus();
    await isQueued(page);
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      press(page.locator('#plain')),
      press(other.button(OTHER)),
    ]);
    await expect(page).toHaveURL(/mi-cuenta/);
    await expect(other.button(OTHER)).toHaveClass(ADDED);
    expect(await shop.itemsInCart()).toBe(2);
  });
});
