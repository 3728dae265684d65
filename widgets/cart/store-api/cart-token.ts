import { readLocal, tryStorage } from '../../../src/browser/storage';
import { count, parseJson, shape, text } from '../../../src/browser/decode';

const KEY = 'islas_cart_token';
/** Whose cart the shop's checkout has copied. */
const COPIED = 'islas_cart_copied';

/** What WooCommerce writes into a `Cart-Token`, a JSON web token: whose cart it is, and until when (Unix seconds). */
const decodePayload = shape({ user_id: text(), exp: count(Infinity) });

const parsePayload = (token: string): unknown => {
  try {
    return parseJson(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return undefined; // No base64: a token that another version of WooCommerce writes in another way.
  }
};

/**
 * The shopper's cart token at one shop. It is in `localStorage`, so that all tabs of this origin have one cart; where
 * nothing can be stored, it lasts as long as the page.
 */
export class CartToken {
  private kept = '';

  /** Without a shop nothing is stored. */
  constructor(private readonly shop: string) {}

  private get key(): string {
    return `${KEY} ${this.shop}`;
  }

  /** Empty without a cart. */
  read(): string {
    return (this.shop && readLocal(this.key)) || this.kept;
  }

  /** Keeps a newer token; an empty one forgets the cart. */
  write(token: string): void {
    this.kept = token;
    if (!this.shop) return;
    tryStorage(() => (token ? localStorage.setItem(this.key, token) : localStorage.removeItem(this.key)));
  }

  /** Whether the shop takes this token no longer, by this computer's clock. */
  isExpired(): boolean {
    return decodePayload(parsePayload(this.read())).exp * 1000 < Date.now();
  }

  /** Notes that the shop's checkout has a copy of this cart, or that it does not matter any more. */
  markCopied(isCopied: boolean): void {
    const key = `${COPIED} ${this.shop}`;
    tryStorage(() => (isCopied ? localStorage.setItem(key, this.owner) : localStorage.removeItem(key)));
  }

  isCopied(): boolean {
    return !!this.owner && readLocal(`${COPIED} ${this.shop}`) === this.owner;
  }

  private get owner(): string {
    return decodePayload(parsePayload(this.read())).user_id;
  }

  /** Whether another token leads to another cart than the one that is kept. */
  isOther(token: string): boolean {
    const [ours, theirs] = [this.read(), token].map((one) => decodePayload(parsePayload(one)).user_id);
    return !!ours && !!theirs && ours !== theirs;
  }
}
