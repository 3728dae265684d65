import type { DrawerCart, DrawerLine } from '../drawer-cart';

/** A line of the cart. Amounts are texts, as the shop writes them. */
export type CartLine = DrawerLine;

/** The cart as components see it: with what the shopper has changed already, ahead of the shop's answer. */
export interface CartState {
  /** False on the server, and until the shop's cart is known. */
  readonly isReady: boolean;
  readonly lines: readonly CartLine[];
  /** Number of pieces. */
  readonly count: number;
  /** Rows above the total (subtotal, shipping, fees, taxes), coupons, and the total. Texts, as the shop writes them. */
  readonly totals: Pick<DrawerCart, 'rows' | 'coupons' | 'total'>;
  /** Address of the shop's checkout, for a link; it takes this cart along. Empty until the cart is known. */
  readonly checkoutUrl: string;
  /** Progress to free shipping; an empty text where the shop has none. */
  readonly shipping: DrawerCart['shipping'];
  readonly crossSells: DrawerCart['crossSells'];
  /** Whether an answer of the shop is awaited. Lines and totals may change once it is there. */
  readonly pending: boolean;
  /** Reasons for the shopper, by the line's key, or `coupons`. The next change of the same line takes its reason away. */
  readonly failures: Readonly<Record<string, string>>;
  /** The line that was removed last, for an offer to undo. */
  readonly removed: CartLine | null;
}

export const EMPTY_CART: CartState = {
  isReady: false,
  lines: [],
  count: 0,
  totals: { rows: [], coupons: [], total: '' },
  checkoutUrl: '',
  shipping: { text: '', percent: 0 },
  crossSells: [],
  pending: false,
  failures: {},
  removed: null,
};

/** What the drawer's store knows: the cart, and changes without an answer. */
interface ChangingCart {
  readonly cart: DrawerCart | null;
  readonly quantities: Readonly<Record<string, number>>;
  readonly removed: { readonly line: DrawerLine } | null;
  readonly busy: Readonly<Record<string, number>>;
  readonly failures: Readonly<Record<string, string>>;
}

/** The state of the drawer's store as components see it. */
export const toCartState = (
  { cart, quantities, removed, busy, failures }: ChangingCart,
  isAdding: boolean,
): CartState => {
  const lines = (cart?.lines ?? [])
    .filter(({ key }) => key !== removed?.line.key)
    .map((line) => (Object.hasOwn(quantities, line.key) ? { ...line, quantity: quantities[line.key] ?? 0 } : line));
  return {
    isReady: !!cart,
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: { rows: cart?.rows ?? [], coupons: cart?.coupons ?? [], total: cart?.total ?? '' },
    checkoutUrl: cart?.checkout ?? '',
    shipping: cart?.shipping ?? EMPTY_CART.shipping,
    crossSells: cart?.crossSells ?? [],
    pending: isAdding || Object.keys(busy).length > 0,
    failures,
    removed: removed?.line ?? null,
  };
};
