import { changeQuantity, chooseVariation, fillCheckout, firstVisible, openCart } from './buying.mjs';

/** @typedef {import('./shopper.mjs').Shopper} Shopper */
/** @typedef {import('./shopper.mjs').Run} Run */

const BOWL = 'cuenco-alborada';
const CUP = 'taza-azahar';
/** Cents in euros; a dollar is half of one. */
const PRICES = { [BOWL]: 1890, [CUP]: 1450 };
const RATE = 2;
const FREE_SHIPPING_FROM = 6000;
const CART = 'dialog[open], .widget_shopping_cart, .wc-block-mini-cart__drawer';
/** A cart's lines may come after the panel that holds them (ms). */
const CART_MS = 15_000;

/** @param {number} cents in euros @param {'EUR' | 'USD'} currency @returns {string} as the shop writes it */
const amount = (cents, currency) =>
  currency === 'EUR' ? `${(cents / 100).toFixed(2).replace('.', ',')} €` : `$${((cents * RATE) / 100).toFixed(2)}`;

/** @param {string | null | undefined} text */
const oneLine = (text) => (text ?? '').replace(/\s+/g, ' ').trim();

/**
 * Throws where a text has an amount in the other currency, or lacks an amount.
 * @param {string} place @param {string} text @param {'EUR' | 'USD'} currency @param {string[]} [wanted]
 */
const isIn = (place, text, currency, wanted = []) => {
  const other = currency === 'EUR' ? '$' : '€';
  const missing = wanted.filter((one) => !text.includes(one));
  if (text.includes(other) || !text.includes(currency === 'EUR' ? '€' : '$') || missing.length)
    throw new Error(`${place}${missing.length ? ` lacks ${missing.join()}` : ''}: ${text.slice(0, 160)}`);
};

/**
 * Opens the cart of the page and reads it; where its control leads to the cart's page, that.
 * @param {Shopper} shopper @returns {Promise<string>}
 */
const readCart = async (shopper) => {
  const { page } = shopper;
  await openCart(shopper);
  for (const end = Date.now() + CART_MS; Date.now() < end; await page.waitForTimeout(300)) {
    await shopper.quiet();
    const isPage = page.url().includes('/carrito/');
    const cart = await firstVisible(page.locator(isPage ? '.cart-collaterals' : CART));
    const text = oneLine(await cart?.innerText());
    if (/\d/.test(text)) return isPage ? oneLine(await page.locator('.woocommerce').first().innerText()) : text;
  }
  return '';
};

/** @param {Shopper} shopper @param {string} slug @returns {Promise<string>} the price on its card */
const cardPrice = async ({ page, store }, slug) => {
  const button = `.add_to_cart_button[data-product_id="${store.facts.products[slug]}"]`;
  return oneLine(
    await page
      .locator('li.product', { has: page.locator(button) })
      .locator('.price')
      .first()
      .innerText(),
  );
};

/** Presses a card's button and waits for the cart. @param {Shopper} shopper @param {string} slug @param {number} count */
const addCard = async (shopper, slug, count) => {
  const { page, store } = shopper;
  await shopper.press(page.locator(`.add_to_cart_button[data-product_id="${store.facts.products[slug]}"]`).first());
  await shopper.hasInCart(count);
  await shopper.quiet();
};

/**
 * Throws where the free shipping that the page speaks of is not what the shop gives: an amount that is missing, or a
 * sentence without one. Stock has no such line.
 * @param {Shopper} shopper @param {number} cents in the cart, in euros @param {'EUR' | 'USD'} currency
 */
const shippingIsRight = async ({ page }, cents, currency) => {
  const line = page.locator('#islas-drawer-shipping');
  if (!(await line.count())) return;
  const text = oneLine(await line.innerText());
  const left = FREE_SHIPPING_FROM - cents;
  const isRight = left > 0 ? text.includes(amount(left, currency)) : text !== '' && !/[€$]/.test(text);
  if (!isRight) throw new Error(`free shipping with ${amount(cents, currency)} in the cart: ${text || 'no word'}`);
};

/** @type {Readonly<Record<string, Run>>} */
export const CURRENCY_STEPS = {
  async 'another currency by the list'(shopper) {
    const { page } = shopper;
    await shopper.empty();
    await shopper.open('/tienda/?currency=EUR');
    isIn('card', await cardPrice(shopper, CUP), 'EUR', [amount(PRICES[CUP], 'EUR')]);
    await addCard(shopper, CUP, 1);
    isIn('cart of the page', await readCart(shopper), 'EUR', [amount(PRICES[CUP], 'EUR')]);
    await shopper.open('/tienda/');
    await page.locator('select.woocommerce-currency-switcher').first().selectOption('USD', { force: true });
    await page.waitForURL(/currency=USD/);
    await shopper.quiet();
    isIn('card', await cardPrice(shopper, CUP), 'USD', [amount(PRICES[CUP], 'USD')]);
    await shopper.open('/tienda/');
    const price = await cardPrice(shopper, BOWL);
    isIn('card of the next page', price, 'USD', [amount(PRICES[BOWL], 'USD')]);
    return price;
  },

  async 'the cart of the page in another currency'(shopper) {
    await shopper.open('/tienda/');
    isIn('cart of the page', await readCart(shopper), 'USD', [amount(PRICES[CUP], 'USD')]);
    await shopper.open('/tienda/');
    await addCard(shopper, BOWL, 2);
    await addCard(shopper, BOWL, 3);
    const cents = PRICES[CUP] + 2 * PRICES[BOWL];
    const cart = await readCart(shopper);
    isIn('cart of the page', cart, 'USD', [amount(cents, 'USD')]);
    await shippingIsRight(shopper, cents, 'USD');
    return cart.slice(0, 120);
  },

  async 'a variation in another currency'(shopper) {
    const { page } = shopper;
    await shopper.open('/producto/camiseta-basica/');
    const range = oneLine(await page.locator('.summary .price').first().innerText());
    isIn('product', range, 'USD', [amount(1800, 'USD')]);
    const form = page.locator('form.variations_form:visible').first();
    // An order of the walk's other steps took the first one.
    await chooseVariation(form, ['verde', 'm']);
    const price = form.locator('.woocommerce-variation-price').first();
    await price.waitFor({ state: 'visible' });
    const chosen = oneLine(await price.innerText());
    isIn('variation', chosen, 'USD');
    await shopper.press(form.locator('.single_add_to_cart_button'));
    await shopper.hasInCart(4);
    return `${range}, ${chosen}`;
  },

  async 'the cart in another currency'(shopper) {
    const { page } = shopper;
    await shopper.open('/carrito/');
    await shopper.quiet();
    const read = async () => oneLine(await page.locator('.woocommerce').first().innerText());
    isIn('cart', await read(), 'USD', [amount(PRICES[CUP], 'USD')]);
    await changeQuantity(shopper, '2');
    await shopper.hasInCart(5);
    await shopper.quiet();
    await shopper.unblocked();
    isIn('changed cart', await read(), 'USD', [amount(2 * PRICES[CUP], 'USD')]);
    return oneLine(await page.locator('.order-total').first().innerText());
  },

  async 'the checkout in another currency'(shopper) {
    const { page } = shopper;
    await fillCheckout(shopper);
    const review = oneLine(await page.locator('.woocommerce-checkout-review-order-table').innerText());
    isIn('checkout', review, 'USD', [amount(2 * PRICES[CUP], 'USD')]);
    const total = oneLine(await page.locator('.order-total .amount').first().innerText());
    await page.locator('#payment_method_bacs').evaluate((/** @type {HTMLElement} */ one) => one.click());
    await shopper.unblocked();
    await page.locator('#place_order').press('Enter');
    await page.waitForURL(/\/order-received\/\d+/, { timeout: 60_000 });
    const order = oneLine(await page.locator('.woocommerce-order').innerText());
    isIn('order', order, 'USD', [total]);
    return total;
  },

  async 'the first currency by the address, and back'(shopper) {
    await shopper.empty();
    await shopper.open('/tienda/');
    await addCard(shopper, BOWL, 1);
    isIn('cart of the page', await readCart(shopper), 'USD', [amount(PRICES[BOWL], 'USD')]);
    await shopper.open('/tienda/?currency=EUR');
    isIn('card', await cardPrice(shopper, BOWL), 'EUR', [amount(PRICES[BOWL], 'EUR')]);
    isIn('cart of the page', await readCart(shopper), 'EUR', [amount(PRICES[BOWL], 'EUR')]);
    await shippingIsRight(shopper, PRICES[BOWL], 'EUR');
    await shopper.open('/tienda/');
    await addCard(shopper, CUP, 2);
    // What the browser kept of the cart in dollars is older than the cart.
    await shopper.open('/tienda/?currency=USD');
    isIn('cart of the page', await readCart(shopper), 'USD', [amount(PRICES[BOWL] + PRICES[CUP], 'USD')]);
    await shopper.open('/tienda/?currency=EUR');
    const cart = await readCart(shopper);
    isIn('cart of the page', cart, 'EUR', [amount(PRICES[BOWL] + PRICES[CUP], 'EUR')]);
    await shopper.open('/carrito/');
    isIn('cart', oneLine(await shopper.page.locator('.woocommerce').first().innerText()), 'EUR');
    await shopper.open('/tienda/');
    await addCard(shopper, BOWL, 3);
    await addCard(shopper, BOWL, 4);
    const cents = PRICES[CUP] + 3 * PRICES[BOWL];
    isIn('cart of the page', await readCart(shopper), 'EUR', [amount(cents, 'EUR')]);
    await shippingIsRight(shopper, cents, 'EUR');
    await shopper.empty();
    return cart.slice(0, 120);
  },

  async 'amounts that are only shown in another currency'(shopper) {
    await shopper.store.run("update_option('woocs_is_multiple_allowed', 0);");
    try {
      await shopper.empty();
      await shopper.open('/tienda/?currency=USD');
      await addCard(shopper, BOWL, 1);
      const cart = await readCart(shopper);
      isIn('cart of the page', cart, 'USD', [amount(PRICES[BOWL], 'USD')]);
      await shippingIsRight(shopper, PRICES[BOWL], 'USD');
      await shopper.empty();
      await shopper.open('/tienda/?currency=EUR');
      return cart.slice(0, 120);
    } finally {
      await shopper.store.run("update_option('woocs_is_multiple_allowed', 1);");
    }
  },
};
