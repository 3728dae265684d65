import { Counted } from './support/analytics';
import { Orders } from './support/orders';
import { expect, test } from './support/test';
import { faultsOf } from '../contract/ga4';

const shopOf = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;

test.describe('WooCommerce’s blocks of cart and checkout, wherever they stand', { tag: '@real' }, () => {
  let orders: Orders;
  test.beforeAll(async ({ browser }, { project }) => {
    orders = await Orders.of(browser, project.use.baseURL ?? '');
  });
  test.afterAll(() => orders.close());

  test('cart and checkout blocks count each step from the cart to the purchase once', async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const counted = await Counted.in(context, shopOf(baseURL));
    const cart = await orders.blockCheckout('cart');
    const checkout = await orders.blockCheckout();
    try {
      const product = await page.request.get('/producto/cuenco-alborada/');
      const id = /name="add-to-cart" value="(\d+)"/.exec(await product.text())?.[1];
      await page.goto(`/?add-to-cart=${id}&quantity=2`);
      await page.goto(cart.link);
      expect((await counted.one('view_cart')).items).toMatchObject([{ item_id: id, quantity: 2 }]);
      await page.locator('.wc-block-components-quantity-selector__button--minus').first().click({ timeout: 60_000 });
      expect((await counted.one('remove_from_cart')).items).toMatchObject([{ item_id: id, quantity: 1 }]);

      await page.goto(checkout.link);
      const begun = await counted.one('begin_checkout');
      expect(begun.items).toMatchObject([{ item_id: id, quantity: 1 }]);
      const order = await Orders.placeInBlocks(page);
      orders.forget(order);
      expect((await counted.one('add_shipping_info'))['shipping_tier']).toMatch(/\w/);
      expect((await counted.one('add_payment_info'))['payment_type']).toMatch(/\w/);
      const purchase = await counted.one('purchase');
      expect(purchase).toMatchObject({ transaction_id: String(order), items: [{ item_id: id, quantity: 1 }] });
      expect(counted.of('begin_checkout')).toHaveLength(1);
      for (const { name, params } of counted.sent) expect(faultsOf(name, params), name).toEqual([]);
    } finally {
      await cart.remove();
      await checkout.remove();
    }
  });
});
