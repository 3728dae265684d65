import { type Browser, type Page, expect } from '@playwright/test';
import { Owner } from './owner';

type Meta = readonly { readonly key: string; readonly value: unknown }[];

const PREFIX = '_wc_order_attribution_';

const RECEIVED = /\/order-received\/(\d+)\//;

const BILLING = {
  first_name: 'Clara',
  last_name: 'Luz',
  address_1: 'Calle Mayor 1',
  postcode: '35001',
  city: 'Las Palmas',
  phone: '600000000',
};

/** Orders of a real shop: how a shopper places one, and what the owner then finds. */
export class Orders {
  private constructor(private readonly owner: Owner) {}

  static async of(browser: Browser, baseURL: string): Promise<Orders> {
    return new Orders(await Owner.of(browser, baseURL));
  }

  /** Fills the classic checkout in and sends it; answers with the order's number. */
  static async place(this: void, page: Page): Promise<number> {
    for (const [name, value] of Object.entries({ ...BILLING, email: 'clara@correo.example' }))
      await page.locator(`#billing_${name}`).fill(value);
    await page.locator('.blockUI').first().waitFor({ state: 'detached' });
    await page.locator('#place_order').click();
    await page.waitForURL(RECEIVED, { timeout: 30_000 });
    return Number(RECEIVED.exec(page.url())?.[1]);
  }

  /** The same in the block checkout. */
  static async placeInBlocks(this: void, page: Page): Promise<number> {
    await page.locator('#email').fill('clara@correo.example');
    for (const [name, value] of Object.entries(BILLING)) {
      const field = page.locator(`#shipping-${name}, #billing-${name}`).first();
      if (await field.count()) await field.fill(value);
    }
    const button = page.locator('.wc-block-components-checkout-place-order-button');
    await expect(button).toBeEnabled();
    await button.click();
    await page.waitForURL(RECEIVED, { timeout: 40_000 });
    return Number(RECEIVED.exec(page.url())?.[1]);
  }

  /** A page with the block checkout. */
  async blockCheckout(): Promise<{ link: string; remove: () => Promise<void> }> {
    const { id, link } = await this.owner.publish('Pago', '<!-- wp:woocommerce/checkout /-->');
    return { link, remove: () => this.owner.remove(id) };
  }

  private async meta(order: number): Promise<Meta> {
    return this.owner.orderMeta(order);
  }

  /** What WooCommerce keeps of where the order came from, by field. */
  async attribution(order: number): Promise<Readonly<Record<string, unknown>>> {
    const meta = await this.meta(order);
    return Object.fromEntries(
      meta.filter(({ key }) => key.startsWith(PREFIX)).map(({ key, value }) => [key.slice(PREFIX.length), value]),
    );
  }

  /** What Islas keeps beside it. */
  async record(order: number): Promise<unknown> {
    return (await this.meta(order)).find(({ key }) => key === '_islas_attribution')?.value;
  }

  close(): Promise<void> {
    return this.owner.close();
  }
}
