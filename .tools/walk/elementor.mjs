import { chooseVariation } from './buying.mjs';

/** @typedef {import('./shopper.mjs').Run} Run */

const PAGE = '/elementor/';
/** Words for what is on a page, so that two visits can be compared. @param {import('@playwright/test').Page} page @param {string} selector */
const countOf = (page, selector) => page.locator(selector).count();

/** @type {Readonly<Record<string, Run>>} */
export const ELEMENTOR_STEPS = {
  async 'Elementor list'(shopper) {
    const { page } = shopper;
    await shopper.empty();
    await shopper.open(PAGE);
    const widgets = await countOf(page, '.elementor-widget');
    if (widgets < 6) throw new Error(`${widgets} widgets`);
    await shopper.press(page.locator('.elementor-widget-shortcode .products .ajax_add_to_cart').first());
    await shopper.hasInCart(1);
    await shopper.quiet();
    return `${widgets} widgets, ${await countOf(page, 'dialog[open]')} drawer, ${await countOf(page, '.products .islas-swatches')} lists of swatches`;
  },

  async 'Elementor button'(shopper) {
    const { page } = shopper;
    await shopper.open(PAGE);
    await shopper.press(page.locator('.elementor-button').first());
    await shopper.hasInCart(2);
    await shopper.quiet();
    return page.url().includes('add-to-cart') ? 'new page' : 'same page';
  },

  async 'Elementor single button'(shopper) {
    const { page } = shopper;
    await shopper.open(PAGE);
    await shopper.press(page.locator('.elementor-widget-shortcode p.product .add_to_cart_button').first());
    await shopper.hasInCart(3);
    await shopper.quiet();
    return (await page.locator('.elementor-widget .widget_shopping_cart_content').first().innerText()).replace(
      /\s+/g,
      ' ',
    );
  },

  async 'Elementor product'(shopper) {
    const { page } = shopper;
    await shopper.open(PAGE);
    const form = page.locator('form.variations_form:visible').first();
    await chooseVariation(form);
    await form.locator('.woocommerce-variation-price .amount').first().waitFor({ state: 'visible' });
    await shopper.press(form.locator('.single_add_to_cart_button'));
    await shopper.hasInCart(4);
    return `${await countOf(page, 'form.variations_form .islas-swatches')} lists of swatches`;
  },
};
