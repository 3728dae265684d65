import { isRecord, text } from '../../../src/browser/decode';
import { parseAnswer } from '../../../src/woocommerce/responses';
import { ShopError } from '../../../src/wordpress/errors';
import { CartToken } from './cart-token';

export interface StoreAnswer {
  readonly status: number;
  /** Parsed JSON; `undefined` for a page or nothing. */
  readonly value: unknown;
}

/** One request of a batch. */
export interface StoreRequest {
  /** Below `wc/store/v1/`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const STORE = '/wc/store/v1';
/** The most requests that WooCommerce takes in one batch. */
export const MOST_IN_BATCH = 25;

/** Root of the Store API: `shop` is the address of the shop's front page, or of the Store API itself. */
export const rootOf = (shop: string): string => {
  const root = shop.replace(/\/+$/, '');
  return root.includes(STORE) ? root : `${root}/wp-json${STORE}`;
};

/** Whether the shop refused the token or the nonce of a request; its answer has new ones in its headers. */
const isStale = ({ status, value }: StoreAnswer): boolean =>
  (status === 401 || status === 403) && isRecord(value) && /_(missing|invalid)_nonce$/.test(text()(value.code));

/**
 * Sends requests to WooCommerce's Store API. The cart is known by its `Cart-Token`, so that cookies are not needed: another
 * origin has none. A refused or expired token is renewed, and the request sent once more; `onLost` is called then, because the
 * shopper has another cart.
 */
export class StoreClient {
  private readonly root: string;
  private readonly token: CartToken;
  /** Readable on the shop's own origin alone; there it belongs to the session of a cookie. */
  private nonce = '';

  constructor(
    private readonly shop: string,
    private readonly onLost: () => void,
    isStored = true,
  ) {
    this.root = rootOf(shop);
    this.token = new CartToken(isStored ? this.root : '');
  }

  /** The shopper's token; empty without a cart. */
  get cartToken(): string {
    return this.token.read();
  }

  /** Whether the shop's checkout has a copy of this cart. */
  get isCopied(): boolean {
    return this.token.isCopied();
  }

  /** Called when the shopper leaves for the shop's checkout. */
  markCopied(): void {
    this.token.markCopied(true);
  }

  /** A client for another cart of the same shop. The token of that cart is not stored. */
  fork(): StoreClient {
    return new StoreClient(this.shop, () => undefined, false);
  }

  /** Goes on with the cart of this token, of which no copy is known. */
  adopt(token: string): void {
    this.token.write(token);
    this.token.markCopied(false);
  }

  get(path: string, signal?: AbortSignal): Promise<StoreAnswer> {
    return this.send(path, undefined, signal);
  }

  /** Changes the cart; a shopper without one is given one first, because the shop takes no change without a token. */
  async post(path: string, body: StoreRequest['body'], signal?: AbortSignal): Promise<StoreAnswer> {
    if (!this.cartToken || this.token.isExpired()) await this.send('cart', undefined, signal);
    const answer = await this.send(path, body, signal);
    return isStale(answer) ? this.send(path, body, signal) : answer;
  }

  /** Several changes in one request, in this order. Their answers; one for all where the shop refuses the batch. */
  async batch(requests: readonly StoreRequest[], signal?: AbortSignal): Promise<readonly StoreAnswer[]> {
    const headers = this.nonce ? { Nonce: this.nonce } : {};
    const body = {
      requests: requests.map(({ path, body: data }) => ({
        method: 'POST',
        path: `${STORE}/${path}`,
        body: data,
        headers,
      })),
    };
    const { status, value } = await this.post('batch', body, signal);
    if (!isRecord(value) || !Array.isArray(value.responses)) return requests.map(() => ({ status, value }));
    const answers = value.responses.map((one) => (isRecord(one) ? one : {}));
    for (const { headers: given } of answers) if (isRecord(given)) this.keepToken(text()(given['Cart-Token']));
    return requests.map((_, at) => ({ status: Number(answers[at]?.status) || 0, value: answers[at]?.body }));
  }

  private async send(
    path: string,
    body: StoreRequest['body'] | undefined,
    signal: AbortSignal | undefined,
  ): Promise<StoreAnswer> {
    if (this.cartToken && this.token.isExpired()) {
      this.token.write('');
      this.onLost();
    }
    const token = this.cartToken;
    const headers = {
      Accept: 'application/json',
      ...(token && { 'Cart-Token': token }),
      ...(body && this.nonce && { Nonce: this.nonce }),
      ...(body && { 'Content-Type': 'application/json' }),
    };
    const init = {
      method: body ? 'POST' : 'GET',
      headers,
      signal: signal ?? null,
      ...(body && { body: JSON.stringify(body) }),
    };
    const [response, answer] = await fetch(this.addressOf(path), init)
      .then(async (response) => [response, await response.text()] as const)
      .catch(() => {
        throw new ShopError('fetch_error');
      });
    this.nonce = response.headers.get('Nonce') ?? this.nonce;
    this.keepToken(response.headers.get('Cart-Token') ?? '');
    return { status: response.status, value: parseAnswer(answer) };
  }

  /** Where permalinks are plain, the root has a query already. */
  private addressOf(path: string): string {
    return `${this.root}/${this.root.includes('?') ? path.replace('?', '&') : path}`;
  }

  private keepToken(token: string): void {
    if (!token) return;
    const isLost = this.token.isOther(token);
    this.token.write(token);
    if (isLost) this.onLost();
  }
}
