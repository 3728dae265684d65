import type { AddOptions } from './add-product';
import { type CartState, EMPTY_CART } from './cart-state';
import type { Result } from './result';
import { computedStore, createSource } from '../../../src/react/source';
import { useSource } from '../../../src/react/use-source';

export type { AddOptions, CartState, Result };
export type { CartLine } from './cart-state';

/** Changes of the cart; each function is the same for as long as the page lives. They resolve, and never reject. */
export interface CartActions {
  /** Adds a product, or a variation by its own id. */
  readonly add: (id: number, options?: AddOptions) => Promise<Result>;
  /** Shows the quantity at once; 0 removes the line. Of quick changes the first and the last are sent. */
  readonly setQuantity: (key: string, quantity: number) => Promise<Result>;
  /** Hides the line at once. It comes back if the shop refuses. */
  readonly remove: (key: string) => Promise<Result>;
  /** Restores `removed`. */
  readonly undo: () => Promise<Result>;
  readonly applyCoupon: (code: string) => Promise<Result>;
  readonly removeCoupon: (code: string) => Promise<Result>;
}

/** The cart and what changes it. */
export type Cart = CartState & CartActions;

/** The shop's refusals are values already: this is code that could not be loaded. */
const OFFLINE: Result = { ok: false, message: 'You are probably offline.' };

const run = async <Module>(load: Promise<Module>, change: (module: Module) => Promise<Result>): Promise<Result> => {
  try {
    return await change(await load);
  } catch {
    return OFFLINE;
  }
};
const loadChanges = () => import('./change-cart');

const ACTIONS: CartActions = {
  add: (id, options) => run(import('./add-product'), ({ addProduct }) => addProduct(id, options)),
  setQuantity: (key, quantity) => run(loadChanges(), ({ changeQuantity }) => changeQuantity(key, quantity)),
  remove: (key) => run(loadChanges(), ({ removeFromCart }) => removeFromCart(key)),
  undo: () => run(loadChanges(), ({ undoRemoval }) => undoRemoval()),
  applyCoupon: (code) => run(loadChanges(), ({ addCoupon }) => addCoupon(code)),
  removeCoupon: (code) => run(loadChanges(), ({ takeCouponOff }) => takeCouponOff(code)),
};

/** The cart outside of React. Subscribe first: that loads what reads it. */
export const cart = createSource<Cart>('cart', { ...EMPTY_CART, ...ACTIONS }, async () => {
  const store = await (await import('./open-cart')).openCart();
  return computedStore([store], () => ({ ...store.get(), ...ACTIONS }));
});

const selectAll = (whole: Cart): Cart => whole;

/**
 * The shopper's cart. All components of a page have one, all tabs too, and changes wait for each other.
 *
 * Changes are shown at once and taken back if the shop refuses; the reason stands in `failures` under the line's key, and in what
 * the call resolves to. On a server, and until the cart is known, it is empty and `isReady` is false.
 *
 * With `wc-ajax` the shop needs the plugin with its drawer on, which sends the cart's lines; with `store-api` any WooCommerce has
 * them.
 *
 * @example const { lines, totals, setQuantity, remove } = useCart();
 */
export function useCart(): Cart;
/**
 * A part of the cart: the component renders again only when that part changes. Select a value, or an object or a list of
 * values of the cart.
 *
 * @example const count = useCart((cart) => cart.count);
 */
export function useCart<Selected>(select: (cart: Cart) => Selected): Selected;
export function useCart<Selected>(select: (cart: Cart) => Selected | Cart = selectAll): Selected | Cart {
  return useSource(cart, select);
}
