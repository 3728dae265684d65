/**
 * A drawer and the selectors of its parts. `line` is a product's name in it, `control` changes or removes that product;
 * one match of each must be visible.
 * @typedef {{ toggle: string, line: string, control: string, close: string }} Parts
 * @typedef {Parts & { name: string, cookies: readonly Cookie[], plugin?: true }} Drawer `plugin`: the user must give it
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

const ISLAS = {
  // It shows WooCommerce's own mini-cart until the view has loaded.
  line: '#islas-drawer .mini_cart_item a:not(.remove), #islas-drawer .islas-drawer__lines > li a',
  control: '#islas-drawer .islas-drawer__quantity input',
  close: '.islas-drawer__close',
};

/** @type {readonly Drawer[]} */
const STOREFRONT = [
  { name: 'Islas', cookies: [], ...ISLAS, toggle: 'a.cart-contents' },
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

/** The owner's choice that the block keeps its drawer. @type {Cookie} */
const OWN_DRAWER = { name: 'tienda_swatches', value: 'drawer_mini_cart:block' };

/** The button of each is the block's. @type {readonly Drawer[]} */
const TWENTY_TWENTY_FIVE = [
  { name: 'Islas', cookies: [], ...ISLAS, toggle: BLOCK.toggle },
  { name: 'Mini-Cart block', cookies: [OFF], ...BLOCK },
  { name: 'Mini-Cart block, with Islas on the page', cookies: [OWN_DRAWER], ...BLOCK },
];

/** A page whose header has the drawer's toggle in both themes. */
export const PATH = '/';

/**
 * @param {import('../shops.mjs').ShopName} shop
 * @returns {readonly Drawer[]}
 * @throws {Error} with a message for the user, for a shop without drawers to compare
 */
export const drawersOf = (shop) => {
  if (shop === 'pretend') throw new Error('The drawers are compared in the real shop: there is no --pretend.');
  return shop === 'storefront' ? STOREFRONT : TWENTY_TWENTY_FIVE;
};
