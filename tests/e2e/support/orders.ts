import type { Browser, Page } from '@playwright/test';
import { Owner } from './owner';
import { expect } from './test';

type Meta = readonly { readonly key: string; readonly value: unknown }[];

const PREFIX = '_wc_order_attribution_';

const RECEIVED = /\/order-received\/(\d+)\//;

/** As WooCommerce first knew it; it fills the rest in. */
const BLOCK =
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
  private readonly seen = new Set<number>();

  private constructor(private readonly owner: Owner) {}

  static async of(browser: Browser, baseURL: string): Promise<Orders> {
    return new Orders(await Owner.of(browser, baseURL));
  }

  /**
   * Fills the classic checkout in and sends it; answers with the order's number, 0 where the checkout leads to another
   * address than the shop's own.
   */
  static async place(this: void, page: Page, leadsTo: string | RegExp = RECEIVED): Promise<number> {
    for (const [name, value] of Object.entries({ ...BILLING, email: 'clara@correo.example' }))
      await page.locator(`#billing_${name}`).fill(value);
    await page.locator('.blockUI').first().waitFor({ state: 'detached' });
    // By key: a theme may keep the shop's notice over the end of the page.
    await page.locator('#place_order').press('Enter');
    await page.waitForURL(leadsTo, { timeout: 30_000 });
    return Number(RECEIVED.exec(page.url())?.[1] ?? 0);
  }

  /**
   * Fills the block checkout in and presses its own button; answers with the order's number. WooCommerce sends what was
   * filled in to the cart a while after the last key, and holds the button meanwhile.
   */
  static async placeInBlocks(this: void, page: Page): Promise<number> {
    await page.locator('#email').fill('clara@correo.example', { timeout: 60_000 });
    const told = page.waitForResponse(
      (answer) => /store\/v1\/batch/.test(answer.url()) && !!answer.request().postData()?.includes(BILLING.phone),
      { timeout: 30_000 },
    );
    for (const [name, value] of Object.entries(BILLING))
      await page.locator(`#shipping-${name}, #billing-${name}`).first().fill(value);
    await page.locator('#shipping-first_name, #billing-first_name').first().focus();
    await told;
    // Pressed while the cart is being told of another field, the block passes it over, stock or not.
    await expect(async () => {
      await page.locator('.wc-block-components-checkout-place-order-button').press('Enter');
      await page.waitForURL(RECEIVED, { timeout: 15_000 });
    }).toPass({ timeout: 60_000 });
    return Number(RECEIVED.exec(page.url())?.[1]);
  }

  /** What the block checkout would send of where the order comes from, after the first change of anything in it. */
  static async extensions(this: void, page: Page): Promise<Readonly<Record<string, unknown>>> {
    await page.locator('#email').waitFor({ timeout: 30_000 });
    const told = await page.evaluate((key) => {
      const { data } = (window as unknown as Blocks).wp;
      const actions = data.dispatch(key);
      // The second name is WooCommerce's before 9.9.
      (actions.setExtensionData ?? actions.__internalSetExtensionData)?.('a-change', { of: 'anything' });
      return data.select(key).getExtensionData()['woocommerce/order-attribution'];
    }, STORE);
    return { 'woocommerce/order-attribution': told };
  }

  /** An order as the block checkout and express payments send it; without extensions, as the latter do. */
  static async send(this: void, page: Page, extensions: unknown): Promise<number> {
    const cart = await page.request.get('/wp-json/wc/store/v1/cart');
    const address = { ...BILLING, country: 'ES', state: 'GC', email: 'clara@correo.example' };
    const answer = await page.request.post('/wp-json/wc/store/v1/checkout', {
      headers: { Nonce: cart.headers()['nonce'] ?? '' },
      data: { billing_address: address, shipping_address: address, payment_method: 'bacs', extensions },
    });
    if (!answer.ok()) throw new Error(await answer.text());
    return ((await answer.json()) as { order_id: number }).order_id;
  }

  /** A page with the block checkout, or with the cart's. */
  async blockCheckout(block: 'checkout' | 'cart' = 'checkout'): Promise<{ link: string; remove: () => Promise<void> }> {
    const { id, link } = await this.owner.publish('Pago', BLOCK.replaceAll('checkout', block));
    return { link, remove: () => this.owner.remove(id) };
  }

  /** Gives money back, which the shop's own way of paying leaves to the owner. */
  async refund(order: number, amount: string, settings: string): Promise<void> {
    this.seen.add(order);
    await this.owner.refund(order, amount, settings);
  }

  /** Takes an order away with the others, when the journey is over. */
  forget(order: number): void {
    this.seen.add(order);
  }

  private async meta(order: number): Promise<Meta> {
    this.seen.add(order);
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

  /** Takes the orders away that were asked for. */
  async close(): Promise<void> {
    for (const order of this.seen) await this.owner.undoOrder(order);
    return this.owner.close();
  }
}
