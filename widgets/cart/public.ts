/** What other features may use to add a product, and to lead to the cart. */
export { addToCart } from './cart-actions';
export { requestAdd } from './cart-adds';
export { addCartLink, makeCartLink } from './cart-link';
export type { AddFailure } from './components';
