/** All that the cart does beyond taking a click: one chunk, fetched as soon as the core runs. */
export { add } from './cart-add';
export { remove } from './cart-remove';
export { refreshCart } from './cart-requests';
export { start } from './cart-start';
