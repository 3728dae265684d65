/**
 * A drawer, and where a visitor finds its parts. `line` is a product's name in it, `control` what changes or removes
 * that product; each is a selector of which one match has to be in sight.
 * @typedef {{ toggle: string, line: string, control: string, close: string }} Parts
 * @typedef {Parts & { name: string, cookies: readonly Cookie[], plugin?: true }} Drawer `plugin`: has to be brought along
 * @typedef {{ name: string, value: string }} Cookie
 */

/** The cookies are those of the real shop's must-use plugin. @type {Cookie} */
const OFF = { name: 'islas', value: 'off' };
/** @type {Cookie} */
const MINI_CART = { name: 'neighbour', value: 'mini-cart' };
/** @type {Cookie} */
export const SIDE_CART = { name: 'neighbour', value: 'side-cart' };

const BLOCK = {
  toggle: '.wc-block-mini-cart__button',
  line: '.wc-block-mini-cart__drawer .wc-block-components-product-name',
  control: '.wc-block-mini-cart__drawer .wc-block-components-quantity-selector__input',
  close: '.wc-block-components-drawer__close',
};

/** @type {readonly Drawer[]} */
const STOREFRONT = [
  {
    name: 'Islas',
    cookies: [],
    toggle: 'a.cart-contents',
    // WooCommerce's own mini-cart stands in it until the view is there.
    line: '#islas-drawer .mini_cart_item a:not(.remove), #islas-drawer .islas-drawer__lines > li a',
    control: '#islas-drawer .islas-drawer__quantity input',
    close: '.islas-drawer__close',
  },
  { name: 'Mini-Cart block', cookies: [OFF, MINI_CART], ...BLOCK },
  {
    name: 'Side Cart',
    cookies: [OFF, SIDE_CART],
    plugin: true,
    toggle: '.xoo-wsc-basket',
    line: '.xoo-wsc-modal .xoo-wsc-pname',
    control: '.xoo-wsc-modal .xoo-wsc-smr-del',
    close: '.xoo-wsch-close',
  },
];

/** Beside the theme's Mini-Cart block Islas prints no drawer. @type {readonly Drawer[]} */
const TWENTY_TWENTY_FIVE = [
  { name: 'Mini-Cart block', cookies: [OFF], ...BLOCK },
  { name: 'Mini-Cart block, with Islas on the page', cookies: [], ...BLOCK },
];

/** A page whose head has what opens the drawer, in both themes. */
export const PATH = '/';

/**
 * @param {import('../shops.mjs').ShopName} shop
 * @returns {readonly Drawer[]}
 * @throws {Error} in words, for a shop that has nothing to compare
 */
export const drawersOf = (shop) => {
  if (shop === 'pretend') throw new Error('The drawers are compared in the real shop: there is no --pretend.');
  return shop === 'storefront' ? STOREFRONT : TWENTY_TWENTY_FIVE;
};
