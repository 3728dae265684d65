import type { Page } from '@playwright/test';
import { Counted, ON_LAYER } from './support/analytics';
import { Orders } from './support/orders';
import { signIn } from './support/owner';
import { ONE } from './support/shop';
import { expect, test } from './support/test';
import { faultsOf } from '../contract/ga4';

const shopOf = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;

test.describe('a visit that is counted', { tag: '@real' }, () => {
  test('analytics counts views, adds and removals from the listing to the cart, with undo', async ({
    shop,
    page,
    context,
    baseURL,
  }) => {
    const counted = await Counted.in(context, shopOf(baseURL));
    await shop.open('listing');
    const list = await counted.first('view_item_list');
    expect(list.items?.length).toBeGreaterThan(3);
    expect(list.items?.[0]).toMatchObject({ index: 0, item_list_id: list['item_list_id'] });

    await shop.add();
    const added = await counted.one('add_to_cart');
    expect(added).toMatchObject({ currency: 'EUR', items: [{ item_name: ONE, quantity: 1 }] });
    expect(added['value']).toBeCloseTo(Number(added.items?.[0]?.['price']), 2);

    await shop.card().locator('a:not(.button)').first().click();
    await expect.poll(() => counted.of('view_item').length).toBe(1);
    const selected = await counted.one('select_item');
    expect(selected.items).toHaveLength(1);
    expect(selected.items?.[0]).toMatchObject({ item_name: ONE });

    await page.goto(shop.places.cart);
    await counted.one('view_cart');
    await page.locator('a.remove[data-product_id]').first().click();
    await expect.poll(() => counted.of('remove_from_cart').length).toBe(1);
    await page.locator('a.restore-item').click();
    await expect.poll(() => counted.of('add_to_cart').length).toBe(2);
    expect(counted.of('add_to_cart')[1]?.params.items).toMatchObject([{ item_name: ONE, quantity: 1 }]);
    // WooCommerce replaces the form once more after the undo, so the steps are retried.
    await expect(async () => {
      await page.locator('.product-quantity input.qty').fill('3');
      await page.locator('[name=update_cart]').click({ timeout: 1000 });
    }).toPass();
    await expect.poll(() => counted.of('add_to_cart').length).toBe(3);
    expect(counted.of('add_to_cart')[2]?.params.items).toMatchObject([{ quantity: 2 }]);
    for (const { name, params } of counted.sent) expect(faultsOf(name, params), name).toEqual([]);
  });

  test('analytics sends the variation that was added from a product’s form', { tag: '@nightly' }, async ({
    shop,
    page,
    context,
    baseURL,
  }) => {
    const counted = await Counted.in(context, shopOf(baseURL));
    await shop.open('variable');
    const view = await counted.one('view_item');
    const form = page.locator('form.variations_form');
    for (const select of await form.locator('select').all()) {
      const value = await select.locator('option:not([value=""])').first().getAttribute('value');
      await select.evaluate((element: HTMLSelectElement, chosen) => {
        element.value = chosen ?? '';
        element.dispatchEvent(new Event('change', { bubbles: true }));
      }, value);
    }
    await form.locator('.single_add_to_cart_button').click();
    const added = await counted.one('add_to_cart');
    expect(added.items).toMatchObject([{ item_id: view.items?.[0]?.['item_id'], quantity: 1 }]);
    expect(added.items?.[0]?.['item_variant']).toMatch(/\w/);
  });

  test('analytics counts a search and a log-in, each once', { tag: '@nightly' }, async ({ page, context, baseURL }) => {
    const counted = await Counted.in(context, shopOf(baseURL));
    await page.goto('/?s=clara%40correo.example&post_type=product');
    expect(await counted.one('search')).toEqual({ search_term: '[email]' });
    await signIn(page, 'clienta');
    expect(await counted.one('login')).toEqual({ method: 'WooCommerce' });
    await page.goto('/tienda/');
    await counted.first('view_item_list');
    expect(counted.of('login')).toHaveLength(1);
  });

  test('analytics events in the data layer are read as Tag Manager reads them', { tag: '@nightly' }, async ({
    shop,
    context,
    baseURL,
  }) => {
    const counted = await Counted.in(context, shopOf(baseURL), { settings: ON_LAYER });
    await shop.open('listing');
    await shop.add();
    await counted.first('view_item_list');
    expect((await counted.one('add_to_cart')).items).toMatchObject([{ item_name: ONE }]);
  });

  test('analytics requests only one more file of Islas', async ({ shop, network, context, baseURL }) => {
    const counted = await Counted.in(context, shopOf(baseURL));
    await shop.open('listing');
    await counted.first('view_item_list');
    const own = network.all
      .map((request) => request.url())
      .filter((url) => /\/(shop-events|analytics-more|analytics-debug)\.js/.test(url));
    expect(own).toHaveLength(1);
  });
});

test.describe('consent', { tag: '@real' }, () => {
  test('sends queued events after late consent, and nothing before', async ({
    shop,
    page,
    context,
    baseURL,
    network,
  }) => {
    const settings = 'feature_analytics,analytics_measurement_id:G-TEST12345';
    const counted = await Counted.in(context, shopOf(baseURL), { settings, asks: true });
    await context.route(/googletagmanager/, (route) => route.abort());
    await shop.open('listing');
    await shop.add();
    expect(counted.sent).toEqual([]);
    expect(network.all.filter((request) => /google/.test(request.url()))).toEqual([]);
    await Counted.decide(page, 'allow');
    await expect
      .poll(() => [...new Set(counted.sent.map(({ name }) => name))])
      .toEqual(['view_item_list', 'add_to_cart']);
    await expect
      .poll(() => network.all.filter((request) => /gtag\/js\?id=G-TEST12345/.test(request.url())).length)
      .toBe(1);
  });

  test('sends nothing after a refusal, also not later events', async ({ shop, page, context, baseURL }) => {
    const counted = await Counted.in(context, shopOf(baseURL), { asks: true });
    await shop.open('listing');
    const loadedAgain = page.waitForEvent('load');
    await Counted.decide(page, 'deny');
    // In the page that has refused: the reload waits for the add, and the page that comes has no mark of it.
    await shop.button(ONE).click();
    await loadedAgain;
    await page.goto('/carrito/');
    await expect.poll(() => shop.itemsInCart()).toBe(1);
    expect(counted.sent).toEqual([]);
    await Counted.decide(page, 'allow');
    await page.goto('/carrito/');
    await counted.one('view_cart');
    expect(counted.of('add_to_cart')).toEqual([]);
  });
});

test.describe('a purchase', { tag: '@real' }, () => {
  const cart = async (page: Page) => {
    const answer = await page.request.get('/producto/cuenco-alborada/');
    const id = /name="add-to-cart" value="(\d+)"/.exec(await answer.text())?.[1];
    await page.goto(`/?add-to-cart=${id}`);
    await page.goto('/finalizar-compra/');
    // Otherwise the store notice would cover the button.
    await page.addStyleTag({ content: '.woocommerce-store-notice { display: none !important }' });
  };

  test('counts a purchase once: on the thank-you page, its reload, Back, and in another tab', async ({
    page,
    context,
    baseURL,
  }) => {
    const counted = await Counted.in(context, shopOf(baseURL));
    await cart(page);
    await counted.one('begin_checkout');
    await Orders.place(page);
    const purchase = await counted.one('purchase');
    expect(faultsOf('purchase', purchase)).toEqual([]);
    await counted.one('add_shipping_info');
    await counted.one('add_payment_info');
    const [address] = [page.url()];
    await page.reload();
    const tab = await context.newPage();
    await tab.goto(address);
    await page.goto('/tienda/');
    await page.goBack();
    await page.waitForLoadState('networkidle');
    await tab.waitForLoadState('networkidle');
    expect(counted.of('purchase')).toHaveLength(1);
  });

  test('counts a purchase without a seen thank-you page on the next page, in one of two tabs', {
    tag: '@nightly',
  }, async ({ page, context, baseURL }) => {
    const counted = await Counted.in(context, shopOf(baseURL));
    await cart(page);
    await page.route(/order-received/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Gracias' }));
    await Orders.place(page);
    expect(counted.of('purchase')).toEqual([]);
    const tabs = await Promise.all([0, 1].map(() => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto('/tienda/')));
    await counted.one('purchase');
    await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
    await page.goto('/mi-cuenta/');
    await page.waitForLoadState('networkidle');
    expect(counted.of('purchase')).toHaveLength(1);
  });

  test('sends a purchase after consent that is given later', { tag: '@nightly' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const counted = await Counted.in(context, shopOf(baseURL), { asks: true });
    await cart(page);
    await Orders.place(page);
    await page.waitForLoadState('networkidle');
    expect(counted.sent).toEqual([]);
    await Counted.decide(page, 'allow');
    await counted.one('purchase');
  });

  test('counts a purchase where storage is denied', { tag: '@nightly' }, async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.expect(/storage|denied/i);
    const counted = await Counted.in(context, shopOf(baseURL));
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await cart(page);
    await Orders.place(page);
    await counted.one('purchase');
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(counted.of('purchase')).toHaveLength(1);
  });

  test('a purchase that a blocked script could not send is kept for a later page', { tag: '@nightly' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const settings = 'feature_analytics,analytics_measurement_id:G-TEST12345';
    const counted = await Counted.in(context, shopOf(baseURL), { settings, withTag: false });
    await context.route(/googletagmanager/, (route) => route.abort('blockedbyclient'));
    await cart(page);
    const claimed = page.waitForResponse(
      async (answer) => /wc-ajax=islas_order_events/.test(answer.url()) && /"claimed"/.test(await answer.text()),
      { timeout: 40_000 },
    );
    await Orders.place(page);
    await claimed;
    await page.goto('/tienda/');
    await page.waitForLoadState('networkidle');
    expect(counted.sent).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toContain('islas_purchase');
  });
});

test.describe('in the pretend shop', { tag: '@pretend' }, () => {
  test('the analytics scenario of the pretend shop counts views, adds and removals', async ({
    shop,
    page,
    context,
    baseURL,
  }) => {
    const counted = await Counted.in(context, shopOf(baseURL));
    await shop.open('/tienda/?scenario=analytics');
    await counted.first('view_item_list');
    await shop.add();
    expect((await counted.one('add_to_cart')).items).toMatchObject([{ item_name: ONE, quantity: 1 }]);
    await page.locator('.widget-area a.remove_from_cart_button').first().click();
    expect((await counted.one('remove_from_cart')).items).toMatchObject([{ item_name: ONE }]);
    for (const { name, params } of counted.sent) expect(faultsOf(name, params), name).toEqual([]);
  });
});
