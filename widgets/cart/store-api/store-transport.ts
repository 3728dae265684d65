import { isRecord, text } from '../../../src/browser/decode';
import { textOf } from '../../../src/browser/html-text';
import { currentUrl } from '../../../src/browser/navigation';
import type { Fields, Transport } from '../../../src/woocommerce/shop-request';
import { ShopError } from '../../../src/wordpress/errors';
import { buttonAdd, createAdd, formAdds } from './add-requests';
import { cartText, miniCartHtml } from './mini-cart';
import { choicesOf, moveCart } from './move-cart';
import { type StoreCart, type StoreItem, decodeStoreCart, hashOf, isStoreCart, toDrawerCart } from './store-cart';
import { StoreVariations } from './store-variations';
import { MOST_IN_BATCH, type StoreAnswer, type StoreClient, type StoreRequest } from './store-client';

/** A cart as the answer that `wc-ajax` would give (`cart-response.ts`). */
type Answer = Readonly<Record<string, unknown>>;
type Ending = AbortSignal | undefined;

/** Codes by which the shop refuses what a shopper wants, with a sentence for them; others are failures. */
const REFUSALS = /^(woocommerce_rest_(?!unknown|invalid_path|.*nonce)|rate_limit_exceeded$)/;

/** The cart's data as the page's region for it (`widgets/drawer/page-cart.ts`). */
const dataHtml = (cart: StoreCart, checkoutUrl: string): string => {
  const data = document.createElement('script');
  Object.assign(data, { type: 'application/json', className: 'islas-drawer-cart' });
  data.text = JSON.stringify(toDrawerCart(cart, cartText('cart_subtotal'), checkoutUrl)).replace(/</g, '\\u003C');
  return data.outerHTML;
};

const decodeCart = ({ status, value }: StoreAnswer): StoreCart => {
  if (status >= 400) throw new ShopError('unknown_error', status);
  if (!isStoreCart(value)) throw new ShopError('invalid_json', status);
  return decodeStoreCart(value);
};

const isDone = ({ status }: StoreAnswer): boolean => status < 400;

/** A shop's cart in the terms of `wc-ajax`, by the Store API. */
class StoreEndpoints {
  /** Lines that the shop has sent, by key, also those that are removed: the Store API cannot restore one. */
  private readonly known = new Map<string, StoreItem>();

  constructor(
    private readonly client: StoreClient,
    private readonly checkoutUrl: () => string,
  ) {}

  async refresh(signal: Ending): Promise<Answer> {
    return this.show(await this.read(signal));
  }

  /** Adds what a form has, several products in one batch. The shop may add some and refuse others. */
  async addForm(fields: Fields, signal: Ending): Promise<Answer> {
    const requests = formAdds(fields).slice(0, MOST_IN_BATCH);
    const [first] = requests;
    if (!first) return { ...(await this.refresh(signal)), error: true };
    const answers = requests[1] ? await this.batch(requests, signal) : [await this.post(first, signal)];
    const refused = answers.find((answer) => !isDone(answer));
    const last = answers.findLast(isDone);
    const { id = '', quantity = '' } = requests[answers.findIndex(isDone)]?.body ?? {};
    return {
      ...(refused && (await this.finish(refused, signal))),
      ...(last && this.show(decodeCart(last))),
      item: last ? { product_id: text()(id), quantity: text()(quantity) } : null,
    };
  }

  async change(request: StoreRequest, signal: Ending): Promise<Answer> {
    return this.finish(await this.post(request, signal), signal);
  }

  /** A change of the drawer (`widgets/drawer/drawer-cart.ts`). */
  changeLine(fields: Fields, signal: Ending): Promise<Answer> {
    const key = text()(fields.key);
    const code = text()(fields.code);
    const quantity = Number(fields.quantity);
    switch (fields.do) {
      case 'quantity':
        return quantity > 0
          ? this.change({ path: 'cart/update-item', body: { key, quantity } }, signal)
          : this.removeLine(key, signal);
      case 'restore':
        return this.restoreLine(key, signal);
      case 'coupon':
        return this.change({ path: 'cart/apply-coupon', body: { code } }, signal);
      case 'uncoupon':
        return this.change({ path: 'cart/remove-coupon', body: { code } }, signal);
      default:
        // The Store API cannot change the variation of a line.
        throw new ShopError('unknown_error');
    }
  }

  removeLine(key: string, signal: Ending): Promise<Answer> {
    return this.change({ path: 'cart/remove-item', body: { key } }, signal);
  }

  /** Adds a removed line again. It stands last, because the Store API knows no places. */
  private restoreLine(key: string, signal: Ending): Promise<Answer> {
    const item = this.known.get(key);
    if (!item) throw new ShopError('unknown_error');
    return this.change(createAdd(item.id, item.quantity, choicesOf(item)), signal);
  }

  private async post({ path, body }: StoreRequest, signal: Ending): Promise<StoreAnswer> {
    await this.leaveCopied(signal);
    return this.client.post(path, body, signal);
  }

  private async batch(requests: readonly StoreRequest[], signal: Ending): Promise<readonly StoreAnswer[]> {
    await this.leaveCopied(signal);
    return this.client.batch(requests, signal);
  }

  /** A change after a visit to the checkout goes to a cart that the next visit copies again. */
  private async leaveCopied(signal: Ending): Promise<void> {
    if (this.client.isCopied) await moveCart(this.client, signal);
  }

  /** Without a token there is no cart to ask for. */
  private async read(signal: Ending): Promise<StoreCart> {
    return this.client.cartToken ? decodeCart(await this.client.get('cart', signal)) : decodeStoreCart({});
  }

  private show(cart: StoreCart): Answer {
    for (const item of cart.items) this.known.set(item.key, item);
    const checkoutUrl = this.checkoutUrl();
    return {
      cart_hash: hashOf(cart),
      fragments: {
        'div.widget_shopping_cart_content': miniCartHtml(cart, checkoutUrl),
        'script.islas-drawer-cart': dataHtml(cart, checkoutUrl),
      },
    };
  }

  private async finish(answer: StoreAnswer, signal: Ending): Promise<Answer> {
    const { status, value } = answer;
    const isRefusal = status >= 400 && status < 500 && isRecord(value) && REFUSALS.test(text()(value.code));
    if (!isRefusal) return this.show(decodeCart(answer));
    // The shop sends the cart where it is not what the page shows; else it is read, because another tab may have changed it.
    const sent = isRecord(value.data) ? value.data.cart : undefined;
    const cart = isStoreCart(sent) ? decodeStoreCart(sent) : await this.read(signal);
    return { ...this.show(cart), error: true, notices: textOf(text()(value.message)) };
  }
}

/**
 * Transport to a shop on another origin: it takes the requests that Islas sends to `wc-ajax`, sends what they mean to
 * WooCommerce's Store API, and answers as `wc-ajax` does. So queue, drawer, buttons and tabs are the same with both.
 */
export const createStoreTransport = (client: StoreClient, checkoutUrl: () => string): Transport => {
  const shop = new StoreEndpoints(client, checkoutUrl);
  const variations = new StoreVariations(client);
  const endpoints = new Map<string, (fields: Fields, signal: Ending) => Promise<unknown>>([
    ['add_to_cart', (fields, signal) => shop.change(buttonAdd(fields), signal)],
    ['islas_add_form', (fields, signal) => shop.addForm(fields, signal)],
    ['remove_from_cart', ({ cart_item_key: key }, signal) => shop.removeLine(text()(key), signal)],
    ['get_refreshed_fragments', (_fields, signal) => shop.refresh(signal)],
    ['islas_drawer', (fields, signal) => shop.changeLine(fields, signal)],
    ['get_variation', (fields, signal) => variations.find(fields, signal)],
    ['islas_variations', (fields, signal) => variations.list(fields, signal)],
  ]);
  return async ({ url, body = {}, signal, receive }) => {
    const answer = endpoints.get(new URL(url, currentUrl()).searchParams.get('wc-ajax') ?? '');
    // What is of no cart and no product has no address on another origin.
    if (!answer) throw new ShopError('unknown_error', 404);
    const fields = typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : body;
    return receive(await answer(fields, signal), '');
  };
};
