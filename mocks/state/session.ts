import type { Catalogue } from '../catalogue/catalogue';
import { Cart, type Line } from './cart';
import { Notices } from './notices';

/** What the shop remembers about one browser. */
export class Session {
  cart: Cart;
  /** The session of another origin whose cart was copied into this one. */
  copiedFrom = '';
  /** What that cart had then. */
  copiedLines: readonly Line[] = [];
  readonly notices = new Notices();
  /** Signed-in user, 0 for a guest. */
  userId = 0;
  /** Values of the checkout form, kept between totals. */
  readonly address = new Map<string, string>();

  constructor(
    readonly id: string,
    catalogue: Catalogue,
  ) {
    this.cart = new Cart(catalogue);
  }

  /** A visitor who did nothing yet gets no session cookie. */
  get isWorthKeeping(): boolean {
    return Boolean(this.cart.lines.length || this.notices.all.length || this.userId || this.address.size);
  }
}
