/** @typedef {import('./shopper.mjs').Shopper} Shopper */

/** Name and address of the shopper of walks and journeys. */
export const VISITOR = {
  first_name: 'Clara',
  last_name: 'Luz',
  address_1: 'Calle Mayor 1',
  postcode: '35001',
  city: 'Las Palmas',
  phone: '600000000',
  email: 'clara@correo.example',
};

/** Selectors of the cart toggle in themes and cart plugins; a plain link to the cart is last. */
const CART_TOGGLES = [
  '.wc-block-mini-cart__button, a.cart-contents, a.footer-cart-contents, .ast-site-header-cart-li a, .ct-header-cart a, .header-cart-button, .cart-container, a.wcmenucart',
  'header a[href$="/carrito/"]',
  'a[href$="/carrito/"]',
];

/** @param {import('@playwright/test').Locator} all @returns {Promise<import('@playwright/test').Locator | undefined>} the first visible one */
export const firstVisible = async (all) => {
  for (const one of await all.all()) if (await one.isVisible()) return one;
  return undefined;
};

/** Presses what opens the cart in this theme. @param {Shopper} shopper @returns {Promise<boolean>} whether there is such a control */
export const openCart = async (shopper) => {
  let toggle;
  for (const selector of CART_TOGGLES) toggle ??= await firstVisible(shopper.page.locator(selector));
  if (toggle) await shopper.press(toggle);
  return !!toggle;
};

/**
 * Chooses an option of each attribute, the first possible one where none is wanted.
 * @param {import('@playwright/test').Locator} form @param {readonly string[]} [wanted]
 */
export const chooseVariation = (form, wanted = []) =>
  form.evaluate(async (/** @type {HTMLFormElement} */ one, /** @type {readonly string[]} */ wanted) => {
    for (const select of one.querySelectorAll('select')) {
      const options = [...select.options].filter(({ value, disabled }) => value && !disabled);
      const option = options.find(({ value }) => wanted.includes(value)) ?? options[0];
      if (!option) continue;
      select.value = option.value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await new Promise((done) => setTimeout(done, 400));
    }
  }, wanted);

/** Changes the quantity of the first line of the classic cart's page. @param {Shopper} shopper @param {string} to */
export const changeQuantity = async (shopper, to) => {
  const { page } = shopper;
  const quantity = await firstVisible(page.locator('.woocommerce-cart-form input.qty'));
  if (!quantity) throw new Error('no quantity is in sight');
  await quantity.fill(to);
  await quantity.blur();
  // Themes that update the cart by themselves hide the button.
  const update = page.locator('[name="update_cart"]');
  if (await update.isVisible()) await shopper.press(update);
};

/** Empties the cart, and puts one of a product into it. @param {Shopper} shopper @param {string} slug */
export const buyOne = async (shopper, slug) => {
  const id = shopper.store.facts.products[slug];
  await shopper.leave();
  await shopper.empty();
  await shopper.context.request.post('/?wc-ajax=add_to_cart', { form: { product_id: `${id}`, quantity: '1' } });
  await shopper.hasInCart(1);
};

/** Opens the classic checkout and fills in the address. @param {Shopper} shopper */
export const fillCheckout = async (shopper) => {
  const { page } = shopper;
  await shopper.open('/finalizar-compra/');
  for (const [name, value] of Object.entries(VISITOR)) await page.locator(`#billing_${name}`).fill(value);
  await page.locator('#billing_email').blur();
  await shopper.quiet();
  await shopper.unblocked();
  const terms = page.locator('#terms');
  if (await terms.count()) await terms.check({ force: true });
};

/** Opens the checkout block and fills in the address. @param {Shopper} shopper */
export const fillBlockCheckout = async (shopper) => {
  const { page } = shopper;
  await shopper.open('/finalizar-compra/');
  await page.locator('.wc-block-checkout__form').waitFor({ timeout: 20_000 });
  await page.locator('#email').fill(VISITOR.email);
  // An address that the shop knows already is folded.
  for (const part of ['shipping', 'billing'])
    for (const [name, value] of Object.entries(VISITOR)) {
      const field = page.locator(`#${part}-${name}`);
      if (name !== 'email' && (await field.isVisible())) await field.fill(value);
    }
  await page.keyboard.press('Tab');
  await shopper.quiet();
};

/** Chooses a way to pay in the classic checkout. @param {Shopper} shopper @param {string} gateway */
export const choosePayment = async (shopper, gateway) => {
  await shopper.page.locator(`#payment_method_${gateway}`).evaluate((/** @type {HTMLElement} */ one) => one.click());
  await shopper.unblocked();
};

/** Chooses a way to pay in the checkout block. @param {Shopper} shopper @param {string} gateway */
export const chooseBlockPayment = async (shopper, gateway) => {
  const option = shopper.page.locator(`.wc-block-checkout__payment-method input[value="${gateway}"]`);
  await option.waitFor({ state: 'attached', timeout: 20_000 });
  await option.check({ force: true });
  // The block asks the shop for the totals of this way to pay, and takes no order meanwhile.
  await shopper.page.waitForTimeout(500);
  await shopper.quiet();
};
