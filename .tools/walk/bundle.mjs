import { changeQuantity, firstVisible, openCart } from './buying.mjs';

/** @typedef {import('./shopper.mjs').Shopper} Shopper */
/** @typedef {import('./shopper.mjs').Run} Run */

const CART =
  'dialog[open], .widget_shopping_cart, .wc-block-mini-cart__drawer, .oceanwp-woo-free-shipping, .current-shop-items-dropdown';

/** Opens the cart of the page and reads it. @param {Shopper} shopper */
const readCart = async (shopper) => {
  await shopper.open('/tienda/');
  if (!(await openCart(shopper))) return '';
  await shopper.quiet();
  const cart = await firstVisible(shopper.page.locator(CART));
  return ((await cart?.innerText()) ?? '').replace(/\s+/g, ' ').trim();
};

/** @type {Readonly<Record<string, Run>>} */
export const BUNDLE_STEPS = {
  async bundle(shopper) {
    const { page } = shopper;
    await shopper.empty();
    await shopper.open('/producto/lote-de-desayuno/');
    await shopper.press(page.locator('form.cart .single_add_to_cart_button').first());
    await page.waitForTimeout(500);
    await shopper.quiet();
    const lines = await shopper.cart();
    if (!lines.length) throw new Error('no bundle in the cart');
    return lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  },

  async 'bundle in the drawer'(shopper) {
    const shown = await readCart(shopper);
    const lines = shopper.page.locator('dialog[open] .islas-drawer__line');
    // Only the bundle can be changed and removed, not its parts.
    const free = await lines.filter({ has: shopper.page.locator('input') }).count();
    if ((await lines.count()) && free !== 1) throw new Error(`${free} lines can be changed`);
    return shown.slice(0, 200);
  },

  async 'bundle in the cart'(shopper) {
    const { page } = shopper;
    await shopper.open('/carrito/');
    await changeQuantity(shopper, '2');
    await page.waitForTimeout(1_000);
    await shopper.quiet();
    const quantities = (await shopper.cart()).map(({ quantity }) => quantity);
    if (quantities.join() !== '2,4,2') throw new Error(`the cart has ${quantities.join()}`);
    await shopper.press(page.locator('.woocommerce-cart-form a.remove').first());
    await shopper.hasInCart(0);
    return 'changed and removed with its parts';
  },
};
