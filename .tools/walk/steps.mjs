import { changeQuantity, choosePayment, chooseVariation, fillCheckout, firstVisible, openCart } from './buying.mjs';

/** @typedef {import('./shopper.mjs').Shopper} Shopper */

const SIMPLE = { path: '/producto/taza-azahar/', name: 'Taza Azahar' };
const LISTED = { slug: 'cuenco-alborada', name: 'Cuenco Alborada' };
/** Matches several products: WooCommerce redirects a search with a single result to its page. */
const WORD = 'azahar';
const VARIABLE = { path: '/producto/camiseta-basica/' };

/** Accept buttons of consent tools; a visible one is pressed once, so that its bar covers nothing. */
const ACCEPTS =
  '#islas-consent [data-islas-action="consent.accept"], .cmplz-accept, .cky-btn-accept, .ct-cookies-accept-button';

/**
 * The steps of the walk in order. Each acts as a shopper does and checks the shop's state.
 * @type {Readonly<Record<string, import('./shopper.mjs').Run>>}
 */
export const STEPS = {
  async home(shopper) {
    await shopper.open('/');
    return shopper.page.title();
  },

  async consent({ page }) {
    const button = await firstVisible(page.locator(ACCEPTS));
    if (!button) return 'no bar';
    await button.click();
    await button.waitFor({ state: 'hidden' });
    return 'accepted';
  },

  async listing(shopper) {
    await shopper.open('/tienda/');
    const cards = await shopper.page.locator('.products > .product, .wc-block-product, ul.products li').count();
    if (cards < 4) throw new Error(`${cards} products are listed`);
    return `${cards} products`;
  },

  async add(shopper) {
    const { page, store } = shopper;
    const id = store.facts.products[LISTED.slug];
    await shopper.press(page.locator(`.add_to_cart_button[data-product_id="${id}"]`).first());
    await shopper.hasInCart(1);
    await shopper.quiet();
    return `${page.url().includes('add-to-cart') ? 'new page' : 'same page'}, ${await page.locator('.added_to_cart').count()} “view cart”`;
  },

  async sort(shopper) {
    const { page } = shopper;
    await shopper.open('/tienda/');
    const select = page.locator('select.orderby, select[name="orderby"]').first();
    if (!(await select.count())) return 'no sorting';
    await select.selectOption('price', { force: true });
    await page.waitForURL(/orderby=price/);
    return 'by price';
  },

  async 'simple product'(shopper) {
    const { page } = shopper;
    await shopper.open(SIMPLE.path);
    // A theme may have a second form, in a bar that comes into sight later.
    const form = page.locator('form.cart:visible').first();
    await form.locator('input.qty').fill('2');
    await shopper.press(form.locator('.single_add_to_cart_button'));
    await shopper.hasInCart(3);
    return page.url().includes('#') ? page.url() : 'two added';
  },

  async 'variable product'(shopper) {
    const { page } = shopper;
    await shopper.open(VARIABLE.path);
    const form = page.locator('form.variations_form:visible').first();
    await chooseVariation(form);
    const price = form.locator('.single_variation .amount, .woocommerce-variation-price .amount').first();
    await price.waitFor({ state: 'visible' });
    await shopper.press(form.locator('.single_add_to_cart_button'));
    await shopper.hasInCart(4);
    return (await price.textContent().catch(() => ''))?.trim() ?? '';
  },

  async drawer(shopper) {
    const { page } = shopper;
    await shopper.open('/tienda/');
    if (!(await openCart(shopper))) return 'no cart in the header';
    const product = page.getByText(SIMPLE.name, { exact: true });
    for (const end = Date.now() + 10_000; Date.now() < end; await page.waitForTimeout(200))
      for (const one of await page.getByText(SIMPLE.name).all()) {
        const isInCart = await one
          .evaluate(
            (element) =>
              !!element.closest(
                'dialog, [role=dialog], .widget_shopping_cart, .woocommerce-cart-form, .cart-drawer, [class*=mini-cart], [class*=mini_cart]',
              ),
          )
          .catch(() => false);
        if (isInCart && (await one.isVisible()))
          return page.url().includes('/carrito/') ? 'the cart page' : 'on the page';
      }
    throw new Error(`the cart does not show ${SIMPLE.name} (${await product.count()} on the page)`);
  },

  async search(shopper) {
    const { page } = shopper;
    await shopper.open('/tienda/');
    const field = await firstVisible(page.locator('input[type="search"]'));
    if (field) {
      await field.fill(WORD);
      await field.press('Enter');
      await page.waitForURL(/[?&]s=/);
    } else await shopper.open(`/?s=${WORD}&post_type=product`);
    await page.getByText(SIMPLE.name).first().waitFor({ state: 'attached' });
    return field ? 'by the field' : 'by address';
  },

  async cart(shopper) {
    const { page } = shopper;
    await shopper.open('/carrito/');
    await changeQuantity(shopper, '3');
    await shopper.hasInCart(6);
    await shopper.quiet();
    await shopper.press(page.locator('.woocommerce-cart-form a.remove').last());
    await shopper.hasInCart(5);
    return 'changed and removed';
  },

  async checkout(shopper) {
    const { page } = shopper;
    await fillCheckout(shopper);
    await choosePayment(shopper, 'bacs');
    await page.locator('#place_order').press('Enter');
    await page.waitForURL(/\/order-received\/\d+/, { timeout: 60_000 });
    return 'ordered';
  },

  async 'thank-you'(shopper) {
    const { page } = shopper;
    await page.locator('.woocommerce-order, .wc-block-order-confirmation-status').first().waitFor();
    await shopper.quiet();
    await shopper.hasInCart(0);
    const total = page.locator('.woocommerce-order-overview__total, .wc-block-order-confirmation-summary').first();
    return (await total.textContent())?.replace(/\s+/g, ' ').trim() ?? '';
  },

  async account(shopper) {
    const { page, store } = shopper;
    await shopper.open('/mi-cuenta/');
    await page.locator('#username').fill(store.customer.user);
    await page.locator('#password').fill(store.customer.password);
    await page.locator('[name="login"]').press('Enter');
    await page.locator('.woocommerce-MyAccount-content').waitFor();
    return 'signed in';
  },
};
