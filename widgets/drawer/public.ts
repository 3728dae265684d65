/** What components of other features may use of the shopper's cart. */
export { type Cart, type CartLine, type Result, useCart } from './hooks/use-cart';
export { useAddToCart } from './hooks/use-add-to-cart';
