import {
  buyOne,
  chooseBlockPayment,
  choosePayment,
  fillBlockCheckout,
  fillCheckout,
  firstVisible,
  openCart,
} from './buying.mjs';

/** @typedef {import('./shopper.mjs').Shopper} Shopper */
/** @typedef {import('./shopper.mjs').Run} Run */

const PRODUCT = 'taza-azahar';
const RECEIVED = /\/order-received\/\d+/;
const TO_PAY = 30_000;

/** The checkout page with WooCommerce's block, as new shops have it; a reset brings the classic one back. */
const BLOCK_CHECKOUT = `
wp_update_post(['ID' => wc_get_page_id('checkout'), 'post_content' => '<!-- wp:woocommerce/checkout --><div class="wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading"></div><!-- /wp:woocommerce/checkout -->']);`;

/** Waits until a button of the other side is in sight. @param {Shopper} shopper @param {string} place @param {string} selector */
const seesButton = async ({ page }, place, selector) => {
  const button = page.locator(selector).first();
  await button.waitFor({ state: 'visible', timeout: 15_000 }).catch(() => {
    throw new Error(`no button in sight: ${place}`);
  });
  return button;
};

/** @param {Shopper} shopper */
const ordered = async ({ page }) => {
  await page.waitForURL(RECEIVED, { timeout: TO_PAY });
  return 'ordered';
};

/**
 * Presses until the page has sent a request: while the block saves the address it takes no press.
 * @param {Shopper} shopper @param {RegExp} request its address @param {() => Promise<void>} press
 * @returns {Promise<string>} the number of presses
 */
const pressUntilSent = async ({ page }, request, press) => {
  for (let presses = 1; presses <= 3; presses++) {
    const sent = page.waitForRequest(request, { timeout: 6_000 }).then(
      () => true,
      () => false,
    );
    await press();
    if (await sent) return `presses: ${presses}`;
  }
  throw new Error(`three presses send nothing to ${request}`);
};

/** @param {Shopper} shopper @returns {Promise<string>} the number of presses */
const placeBlockOrder = (shopper) =>
  pressUntilSent(shopper, /store\/v1\/checkout\?_locale/, () =>
    shopper.page.locator('.wc-block-components-checkout-place-order-button').press('Enter'),
  );

/** @type {Readonly<Record<string, Run>>} */
export const PAYPAL_STEPS = {
  async 'PayPal in the drawer'(shopper) {
    const { page } = shopper;
    await buyOne(shopper, PRODUCT);
    await shopper.open('/tienda/');
    if (!(await openCart(shopper))) return 'no cart in the header';
    await shopper.quiet();
    const cart = await firstVisible(page.locator('dialog[open], .widget_shopping_cart, .wc-block-mini-cart__drawer'));
    if (!cart || page.url().includes('/carrito/')) return 'no cart on the page';
    const filled = (await cart.locator('.walk-paypal').count()) > 0;
    if (!filled && (await page.locator('dialog[open]').count())) throw new Error('no button of PayPal in the drawer');
    return filled ? 'a button' : 'no button';
  },

  async 'PayPal on the cart'(shopper) {
    await buyOne(shopper, PRODUCT);
    await shopper.open('/carrito/');
    const button = await seesButton(shopper, 'cart', '#ppc-button-ppcp-gateway .walk-paypal');
    await shopper.press(button);
    await shopper.page.waitForURL((url) => /finalizar-compra/.test(url.pathname), { timeout: TO_PAY });
    return RECEIVED.test(shopper.page.url()) ? 'ordered' : 'to the checkout';
  },

  async 'PayPal on the product'(shopper) {
    await shopper.empty();
    await shopper.open(`/producto/${PRODUCT}/`);
    const button = await seesButton(shopper, 'product', '#ppc-button-ppcp-gateway .walk-paypal');
    await shopper.press(button);
    await shopper.page.waitForURL((url) => /finalizar-compra/.test(url.pathname), { timeout: TO_PAY });
    return RECEIVED.test(shopper.page.url()) ? 'ordered' : 'to the checkout';
  },

  async 'PayPal in the checkout'(shopper) {
    const { page } = shopper;
    // A payment that was begun elsewhere is cancelled, as its link on the checkout does.
    await page.context().clearCookies({ name: /^wp_woocommerce_session_/ });
    await buyOne(shopper, PRODUCT);
    await fillCheckout(shopper);
    await choosePayment(shopper, 'ppcp-gateway');
    await shopper.press(await seesButton(shopper, 'checkout', '#ppc-button-ppcp-gateway .walk-paypal'));
    return ordered(shopper);
  },
};

/** @type {Readonly<Record<string, Run>>} */
export const STRIPE_STEPS = {
  async 'Stripe on the product'(shopper) {
    await shopper.open(`/producto/${PRODUCT}/`);
    await seesButton(shopper, 'product', '#wc-stripe-express-checkout-element .walk-stripe-expressCheckout');
    return 'a button';
  },

  async 'Stripe on the cart'(shopper) {
    await buyOne(shopper, PRODUCT);
    await shopper.open('/carrito/');
    await seesButton(shopper, 'cart', '#wc-stripe-express-checkout-element .walk-stripe-expressCheckout');
    return 'a button';
  },

  async 'Stripe in the checkout'(shopper) {
    const { page } = shopper;
    await buyOne(shopper, PRODUCT);
    await fillCheckout(shopper);
    await choosePayment(shopper, 'stripe');
    await seesButton(shopper, 'card', '.payment_method_stripe .walk-stripe-payment');
    await page.locator('#place_order').press('Enter');
    return ordered(shopper);
  },
};

/** @type {Readonly<Record<string, Run>>} */
export const REDSYS_STEPS = {
  async 'Redsys in the checkout'(shopper) {
    const { page } = shopper;
    await buyOne(shopper, PRODUCT);
    await fillCheckout(shopper);
    await choosePayment(shopper, 'redsys');
    await page.locator('#place_order').press('Enter');
    await page.waitForURL(/^https:\/\/sis-t\.redsys\.es/, { timeout: TO_PAY });
    return 'at the bank';
  },
};

/** @type {Readonly<Record<string, Run>>} */
export const PAYPAL_BLOCK_STEPS = {
  async 'PayPal in the checkout block'(shopper) {
    const { page } = shopper;
    await buyOne(shopper, PRODUCT);
    await fillBlockCheckout(shopper);
    await chooseBlockPayment(shopper, 'ppcp-gateway');
    const button = await seesButton(shopper, 'checkout block', '.wc-block-checkout .walk-paypal');
    const presses = await pressUntilSent(shopper, /wc-ajax=ppc-create-order/, () => shopper.press(button));
    await page.waitForURL(/order-received|ppcp-continuation/, { timeout: TO_PAY });
    // The shopper comes back from PayPal to a last look at the order.
    if (!RECEIVED.test(page.url())) {
      await page.locator('.wc-block-components-checkout-place-order-button').waitFor({ timeout: TO_PAY });
      await shopper.quiet();
      await placeBlockOrder(shopper);
    }
    return `${await ordered(shopper)}, ${presses}`;
  },
};

/** @type {Readonly<Record<string, Run>>} */
export const STRIPE_BLOCK_STEPS = {
  async 'Stripe in the checkout block'(shopper) {
    await buyOne(shopper, PRODUCT);
    await fillBlockCheckout(shopper);
    await chooseBlockPayment(shopper, 'stripe');
    await seesButton(shopper, 'card', '.wc-block-checkout .walk-stripe-payment');
    const presses = await placeBlockOrder(shopper);
    return `${await ordered(shopper)}, ${presses}`;
  },
};

/** @type {Readonly<Record<string, Run>>} */
export const REDSYS_BLOCK_STEPS = {
  async 'Redsys in the checkout block'(shopper) {
    const { page } = shopper;
    await buyOne(shopper, PRODUCT);
    await fillBlockCheckout(shopper);
    await chooseBlockPayment(shopper, 'redsys');
    const presses = await placeBlockOrder(shopper);
    await page.waitForURL(/^https:\/\/sis-t\.redsys\.es/, { timeout: TO_PAY });
    return `at the bank, ${presses}`;
  },
};

/** @type {Readonly<Record<string, Run>>} */
export const TO_BLOCK_STEPS = {
  async 'the checkout becomes the block'({ store }) {
    await store.run(BLOCK_CHECKOUT);
    return 'changed';
  },
};
