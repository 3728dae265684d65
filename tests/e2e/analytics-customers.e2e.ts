import type { Page } from '@playwright/test';
import { addOne } from '../../.tools/bench/pages/kinds.mjs';
import { Counted, ON } from './support/analytics';
import { Orders } from './support/orders';
import { Owner, PASSWORD, register, signIn } from './support/owner';
import { expect, test } from './support/test';
import { faultsOf } from '../contract/ga4';

const shopOf = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;

/** Puts one product into the cart and opens the checkout. */
const begin = async (page: Page, shop: string) => {
  await addOne(page.context().request, shop);
  await page.goto('/finalizar-compra/');
};

test.describe('a customer', { tag: '@real' }, () => {
  let orders: Orders;
  let owner: Owner;
  let email: string;
  test.beforeAll(async ({ browser }, { project }) => {
    orders = await Orders.of(browser, project.use.baseURL ?? '');
    owner = await Owner.of(browser, project.use.baseURL ?? '');
  });
  test.beforeEach(({}, { testId }) => {
    email = `${testId.slice(-8)}-${Date.now()}@correo.example`;
  });
  test.afterEach(async () => {
    const { remove } = await owner.customer(email);
    await remove();
  });
  test.afterAll(async () => {
    await orders.close();
    await owner.close();
  });

  test('a registration is counted once, and not as a log-in', async ({ page, context, baseURL }) => {
    const counted = await Counted.in(context, shopOf(baseURL));
    await register(page, email);
    expect(await counted.one('sign_up')).toEqual({ method: 'WooCommerce' });
    await page.goto('/tienda/');
    await counted.first('view_item_list');
    expect(counted.of('sign_up')).toHaveLength(1);
    expect(counted.of('login')).toEqual([]);
  });

  test('a customer’s purchase is counted on another device when the first saw no thank-you page', {
    tag: '@nightly',
  }, async ({ page, context, browser, baseURL }) => {
    test.slow();
    const shop = shopOf(baseURL);
    const counted = await Counted.in(context, shop);
    await register(page, email);
    await begin(page, shop);
    await page.route(/order-received/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Gracias' }));
    const order = await Orders.place(page);
    orders.forget(order);
    const telephone = await browser.newContext({ baseURL: shop, locale: 'es-ES' });
    const there = await Counted.in(telephone, shop);
    const other = await telephone.newPage();
    await signIn(other, email, PASSWORD);
    expect(await there.one('purchase')).toMatchObject({ transaction_id: String(order) });
    await page.goto('/tienda/');
    await page.waitForLoadState('networkidle');
    expect(counted.of('purchase')).toEqual([]);
    await telephone.close();
  });

  test('a refund is counted once, on the customer’s next page', { tag: '@nightly' }, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const shop = shopOf(baseURL);
    const counted = await Counted.in(context, shop);
    await register(page, email);
    await begin(page, shop);
    const order = await Orders.place(page);
    await counted.one('purchase');
    await page.waitForLoadState('networkidle');
    await orders.refund(order, '1.00', ON);
    await page.goto('/mi-cuenta/');
    const refund = await counted.one('refund');
    expect(refund).toMatchObject({ transaction_id: String(order), value: 1, currency: 'EUR' });
    expect(faultsOf('refund', refund)).toEqual([]);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(counted.of('refund')).toHaveLength(1);
    expect(counted.of('purchase')).toHaveLength(1);
  });
});

test.describe('a guest', { tag: '@real' }, () => {
  test('a guest’s purchase is counted on a custom thank-you page', { tag: '@nightly' }, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const shop = shopOf(baseURL);
    const owner = await Owner.of(browser, shop);
    const thanks = await owner.publish('Gracias', '<p>¡Gracias!</p>');
    try {
      const counted = await Counted.in(context, shop);
      await begin(page, shop);
      // Plugins for thank-you pages change the checkout's redirect in the same way.
      let order = 0;
      await page.route(/wc-ajax=checkout/, async (route) => {
        const answer = await route.fetch();
        const told = (await answer.json()) as { order_id: number };
        order = told.order_id;
        await route.fulfill({ response: answer, json: { ...told, redirect: thanks.link } });
      });
      await Orders.place(page, thanks.link);
      expect(await counted.one('purchase')).toMatchObject({ transaction_id: String(order) });
      await page.waitForLoadState('networkidle');
      await page.reload();
      await page.waitForLoadState('networkidle');
      expect(counted.of('purchase')).toHaveLength(1);
      await owner.undoOrder(order);
    } finally {
      await owner.remove(thanks.id);
      await owner.close();
    }
  });

  test('a guest’s purchase that one page could not send is counted on the next page of the same tab', {
    tag: '@nightly',
  }, async ({ page, context, baseURL }) => {
    const settings = 'feature_analytics,analytics_measurement_id:G-TEST12345';
    const counted = await Counted.in(context, shopOf(baseURL), { settings, withTag: false });
    await context.route(/googletagmanager/, (route) => route.abort('blockedbyclient'));
    await begin(page, shopOf(baseURL));
    const claimed = page.waitForResponse(
      async (answer) => /wc-ajax=islas_order_events/.test(answer.url()) && /"claimed"/.test(await answer.text()),
      { timeout: 40_000 },
    );
    await Orders.place(page);
    await claimed;
    expect(counted.sent).toEqual([]);
    await Counted.bring(page);
    await page.goto('/tienda/');
    await counted.one('purchase');
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(counted.of('purchase')).toHaveLength(1);
  });
});

test.describe('a promotion', { tag: '@real' }, () => {
  test('sends view_promotion when the banner is visible, and select_promotion at a click', { tag: '@nightly' }, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const shop = shopOf(baseURL);
    const owner = await Owner.of(browser, shop);
    const banner =
      '<!-- wp:html --><div style="height:200vh"></div><div data-islas-promotion="otono" data-islas-promotion-name="Rebajas" data-islas-creative="tazas" data-islas-slot="portada" style="height:200px"><a href="/tienda/">Ver</a></div><!-- /wp:html -->';
    const { id, link } = await owner.publish('Rebajas', banner);
    try {
      const counted = await Counted.in(context, shop);
      await page.goto(link);
      await page.waitForLoadState('networkidle');
      expect(counted.of('view_promotion')).toEqual([]);
      await page.locator('[data-islas-promotion]').scrollIntoViewIfNeeded();
      const promotion = {
        promotion_id: 'otono',
        promotion_name: 'Rebajas',
        creative_name: 'tazas',
        creative_slot: 'portada',
      };
      expect(await counted.one('view_promotion')).toMatchObject(promotion);
      await page.locator('[data-islas-promotion] a').click();
      expect(await counted.one('select_promotion')).toMatchObject(promotion);
      expect(counted.of('view_promotion')).toHaveLength(1);
      for (const { name, params } of counted.sent) expect(faultsOf(name, params), name).toEqual([]);
    } finally {
      await owner.remove(id);
      await owner.close();
    }
  });
});
