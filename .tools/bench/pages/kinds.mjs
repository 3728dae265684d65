/**
 * The kinds of page that the benchmark and the journeys measure.
 *
 * @typedef {import('../shops.mjs').ShopName} ShopName
 * @typedef {{ kind: string, path: string, hasItem?: boolean }} Kind `hasItem`: the visitor has an item in the cart
 * @typedef {import('@playwright/test').APIRequestContext} Requests
 */

/** A simple product that never sells out. */
const SIMPLE = '/producto/taza-azahar/';

/** @type {readonly Kind[]} */
const COMMON = [
  { kind: 'listing', path: '/tienda/' },
  { kind: 'simple product', path: SIMPLE },
  { kind: 'variable product', path: '/producto/camiseta-basica/' },
  { kind: 'cart', path: '/carrito/', hasItem: true },
  { kind: 'checkout', path: '/finalizar-compra/', hasItem: true },
  { kind: 'account', path: '/mi-cuenta/' },
];

/** The front page of a real shop also lists products, in the classic loop in every theme. @type {Kind} */
const HOME = { kind: 'home', path: '/' };
/** @type {Kind} */
const PLAIN = { kind: 'plain page', path: '/taller/' };

/** @param {ShopName} shop @returns {readonly Kind[]} */
export const kindsOf = (shop) => [...COMMON, shop === 'pretend' ? PLAIN : HOME];

/** A listing whose cards have swatches; the setting applies to one visitor. @type {Kind} */
export const CARD_SWATCHES = {
  kind: 'listing with swatches',
  path: '/categoria-producto/camisetas/?swatches=card_swatches',
};

/**
 * Puts a product into the visitor's cart.
 * @param {Requests} requests of the visitor @param {string} url of the shop
 * @returns {Promise<string>} the product's id
 */
export const addOne = async (requests, url) => {
  const page = await (await requests.get(`${url}${SIMPLE}`)).text();
  const id = /name="add-to-cart" value="(\d+)"/.exec(page)?.[1];
  if (!id) throw new Error(`${url}${SIMPLE} has no form that adds a product.`);
  await requests.get(`${url}/mi-cuenta/?add-to-cart=${id}`);
  return id;
};
