import { VISITOR } from '../../../.tools/walk/buying.mjs';
import type { Browser, Page } from '@playwright/test';
import { Owner } from './owner';
import { expect } from './test';

type Meta = readonly { readonly key: string; readonly value: unknown }[];

const PREFIX = '_wc_order_attribution_';

const RECEIVED = /\/order-received\/(\d+)\//;

/** The block's first markup; WooCommerce adds the inner blocks. */
export const BLOCK_CHECKOUT =
  '<!-- wp:woocommerce/checkout --><div class="wp-block-woocommerce-checkout wc-block-checkout is-loading"></div><!-- /wp:woocommerce/checkout -->';

const STORE = 'wc/store/checkout';

type SetData = (namespace: string, values: object) => void;

interface Blocks {
  wp: {
    data: {
      select: (store: string) => { getExtensionData: () => Readonly<Record<string, unknown>> };
      dispatch: (store: string) => { setExtensionData?: SetData; __internalSetExtensionData?: SetData };
    };
  };
}

const { email: EMAIL, ...BILLING } = VISITOR;

/** Places orders in a real shop, and reads their data as the owner. */
export class Orders {
  private readonly seen = new Set<number>();

  private constructor(private readonly owner: Owner) {}

  static async of(browser: Browser, baseURL: string): Promise<Orders> {
    return new Orders(await Owner.of(browser, baseURL));
  }

  /**
   * Fills in and submits the classic checkout. Returns the order's number, or 0 if the checkout redirects to another
   * page than the shop's own.
   */
  static async place(this: void, page: Page, leadsTo: string | RegExp = RECEIVED): Promise<number> {
    for (const [name, value] of Object.entries(VISITOR)) await page.locator(`#billing_${name}`).fill(value);
    await page.locator('.blockUI').first().waitFor({ state: 'detached' });
    // By key: the store notice may cover the end of the page.
    await page.locator('#place_order').press('Enter');
    await page.waitForURL(leadsTo, { timeout: 30_000 });
    return Number(RECEIVED.exec(page.url())?.[1] ?? 0);
  }

  /**
   * Fills in the block checkout and presses its own button. Returns the order's number. WooCommerce sends the fields to
   * the cart some time after the last key, and ignores the button until then.
   */
  static async placeInBlocks(this: void, page: Page): Promise<number> {
    await page.locator('#email').fill(EMAIL, { timeout: 60_000 });
    const told = page.waitForResponse(
      (answer) => /store\/v1\/batch/.test(answer.url()) && !!answer.request().postData()?.includes(BILLING.phone),
      { timeout: 30_000 },
    );
    for (const [name, value] of Object.entries(BILLING))
      await page.locator(`#shipping-${name}, #billing-${name}`).first().fill(value);
    await page.locator('#shipping-first_name, #billing-first_name').first().focus();
    await told;
    // Retried: the block ignores a press while it sends another field to the cart, also without Islas.
    await expect(async () => {
      await page.locator('.wc-block-components-checkout-place-order-button').press('Enter');
      await page.waitForURL(RECEIVED, { timeout: 15_000 });
    }).toPass({ timeout: 60_000 });
    return Number(RECEIVED.exec(page.url())?.[1]);
  }

  /** The attribution that the block checkout would send with an order, after a first change of its data. */
  static async extensions(this: void, page: Page): Promise<Readonly<Record<string, unknown>>> {
    await page.locator('#email').waitFor({ timeout: 30_000 });
    const told = await page.evaluate((key) => {
      const { data } = (window as unknown as Blocks).wp;
      const actions = data.dispatch(key);
      // The second name is for WooCommerce before 9.9.
      (actions.setExtensionData ?? actions.__internalSetExtensionData)?.('a-change', { of: 'anything' });
      return data.select(key).getExtensionData()['woocommerce/order-attribution'];
    }, STORE);
    return { 'woocommerce/order-attribution': told };
  }

  /** Sends an order as the block checkout does; without extensions, as express payments do. Returns its number. */
  static async send(this: void, page: Page, extensions: unknown): Promise<number> {
    const cart = await page.request.get('/wp-json/wc/store/v1/cart');
    const address = { ...BILLING, country: 'ES', state: 'GC', email: EMAIL };
    const answer = await page.request.post('/wp-json/wc/store/v1/checkout', {
      headers: { Nonce: cart.headers()['nonce'] ?? '' },
      data: { billing_address: address, shipping_address: address, payment_method: 'bacs', extensions },
    });
    if (!answer.ok()) throw new Error(await answer.text());
    return ((await answer.json()) as { order_id: number }).order_id;
  }

  /** Publishes a page with the checkout block or the cart block. */
  async blockCheckout(block: 'checkout' | 'cart' = 'checkout'): Promise<{ link: string; remove: () => Promise<void> }> {
    const { id, link } = await this.owner.publish('Pago', BLOCK_CHECKOUT.replaceAll('checkout', block));
    return { link, remove: () => this.owner.remove(id) };
  }

  /** Refunds a part of an order; the payment method of the shop has no refunds of its own. */
  async refund(order: number, amount: string, settings: string): Promise<void> {
    this.seen.add(order);
    await this.owner.refund(order, amount, settings);
  }

  /** Marks an order for removal in `close`. */
  forget(order: number): void {
    this.seen.add(order);
  }

  private async meta(order: number): Promise<Meta> {
    this.seen.add(order);
    return this.owner.orderMeta(order);
  }

  /** WooCommerce's attribution of an order, by field. */
  async attribution(order: number): Promise<Readonly<Record<string, unknown>>> {
    const meta = await this.meta(order);
    return Object.fromEntries(
      meta.filter(({ key }) => key.startsWith(PREFIX)).map(({ key, value }) => [key.slice(PREFIX.length), value]),
    );
  }

  /** Islas' own attribution record of an order. */
  async record(order: number): Promise<unknown> {
    return (await this.meta(order)).find(({ key }) => key === '_islas_attribution')?.value;
  }

  /** Removes all orders that this object has read or marked. */
  async close(): Promise<void> {
    for (const order of this.seen) await this.owner.undoOrder(order);
    return this.owner.close();
  }
}
