/** What other features may use of the cart that the page shows: its state, its requests, and what the shop answers. */
export { type CartAnswer, decodeCartAnswer, decodeFragments } from './cart-response';
export { cancelRefresh, changeCart, refreshCart, showCart } from './cart-requests';
export {
  $buttons,
  $cartHash,
  $removing,
  type ButtonState,
  isLoading,
  onKey,
  setButton,
  setRemoving,
} from './cart-store';
export { getCartAge } from './fragment-cache';
export { removeAddressIn, showWidgets } from './mini-cart-widget';
