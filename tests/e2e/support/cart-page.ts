import { type Locator, type Page, expect } from '@playwright/test';

/** Products that never sell out: two ordinary ones, and one that has cross-sells. */
export const MUG = 'taza-azahar';
export const BOWL = 'cuenco-alborada';

/** Page object of the classic cart. */
export class CartPage {
  constructor(readonly page: Page) {}

  get form(): Locator {
    return this.page.locator('form.woocommerce-cart-form');
  }

  get rows(): Locator {
    return this.form.locator('tr.cart_item');
  }

  row(name: RegExp | string): Locator {
    return this.rows.filter({ hasText: name });
  }

  get totals(): Locator {
    return this.page.locator('.cart_totals');
  }

  get total(): Locator {
    return this.totals.locator('.order-total .amount').first();
  }

  get quantity(): Locator {
    return this.rows.first().locator('input.qty');
  }

  get updateButton(): Locator {
    return this.form.locator('[name=update_cart]');
  }

  get coupon(): Locator {
    return this.page.locator('#coupon_code');
  }

  get applyButton(): Locator {
    return this.form.locator('[name=apply_coupon]');
  }

  get couponError(): Locator {
    return this.page.locator('#coupon-error-notice');
  }

  get calculator(): Locator {
    return this.page.locator('form.woocommerce-shipping-calculator');
  }

  get calculatorToggle(): Locator {
    return this.page.locator('.shipping-calculator-button');
  }

  get notice(): Locator {
    return this.page.locator(
      ':is(.woocommerce-message, .woocommerce-error, .woocommerce-info, .wc-block-components-notice-banner):not(.cart-empty)',
    );
  }

  get emptyMessage(): Locator {
    return this.page.locator('.wc-empty-cart-message');
  }

  /** Adds products with a request of their own, by the ends of their addresses. */
  async fill(...products: string[]): Promise<void> {
    for (const product of products) {
      const html = await (await this.page.request.get(`/producto/${product}/`)).text();
      const id = /name="add-to-cart" value="(\d+)"/.exec(html)?.[1];
      if (!id) throw new Error(`${product} cannot be added.`);
      await this.page.request.get(`/mi-cuenta/?add-to-cart=${id}`);
    }
    // Shows the notices of what was added.
    await this.page.request.get('/carrito/');
  }

  /** Opens the cart, and waits until its script has started. */
  async open(path = '/carrito/'): Promise<void> {
    await this.page.goto(path);
    await this.started();
  }

  /** The button that updates is disabled by the script alone. */
  async started(): Promise<void> {
    if (await this.form.count()) await expect(this.updateButton).toBeDisabled();
    await this.mark();
  }

  /** Marks the document, by which `expectSamePage` knows it again. */
  private mark(): Promise<void> {
    return this.page.evaluate(() => void Object.assign(window, { isSame: true }));
  }

  /** Expects that the page has not been loaded again. */
  async expectSamePage(): Promise<void> {
    expect(await this.page.evaluate(() => 'isSame' in window), 'no reload').toBe(true);
  }

  /** Waits until nothing of the cart is blocked. */
  async settled(): Promise<void> {
    await expect(this.page.locator('.processing, [aria-busy=true]')).toHaveCount(0);
  }

  /** Loads jQuery, and records the stock script's events from now on. */
  async recordEvents(): Promise<() => Promise<string[]>> {
    await this.page.evaluate(() => {
      const seen: string[] = [];
      const names = [
        'updated_wc_div',
        'updated_cart_totals',
        'wc_cart_emptied',
        'applied_coupon',
        'removed_coupon',
        'item_removed_from_classic_cart',
        'updated_shipping_method',
        'update_checkout',
        'country_to_state_changed',
      ];
      Object.assign(window, { seen });
      jQuery(document.body).on(names.join(' '), ({ type }: { type: string }, detail: unknown) => {
        seen.push(typeof detail === 'string' ? `${type} ${detail}` : type);
      });
    });
    return () => this.page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  }
}
