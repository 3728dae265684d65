import { announce } from '../../../src/browser/live-region';
import { readLocal } from '../../../src/browser/storage';
import { shopParams } from '../../../src/woocommerce/globals';
import { countOpenTurns } from '../../../src/woocommerce/request-queue';
import { replaceTransport } from '../../../src/woocommerce/platform';
import { emit } from '../../../src/runtime/events';
import { textsFrom } from '../../../src/wordpress/texts';
import { setStoreRoot } from '../../../src/woocommerce/store-root';
import { StoreClient, rootOf } from './store-client';
import { createStoreTransport } from './store-transport';

const expiredText = textsFrom({ cart_expired: 'Your earlier cart has expired. This is a new one.' });

/** Where a shop is that a host on another origin sells for. */
export interface StoreApiShop {
  /** Address of the shop's front page, such as `https://shop.example`, or of its Store API (`…/wc/store/v1`). */
  readonly url: string;
  /** Address of the checkout page. Default: `/checkout/` of the shop. */
  readonly checkout_url?: string;
}

/** The page with the shopper's cart: WooCommerce copies the cart of a token into the session of the page. */
const addToken = (page: URL, token: string): string => {
  const url = new URL(page);
  if (token) url.searchParams.set('session', token);
  return url.href;
};

const findCheckout = ({ url, checkout_url }: StoreApiShop): URL =>
  new URL(checkout_url ?? `${new URL(url).origin}/checkout/`);

/** Ends with the next shop. */
let life: AbortController | undefined;

/** Sends the requests of this page's cart, and its searches, to the Store API of a shop, from now on. */
export const startStoreApi = (shop: StoreApiShop): void => {
  const client = new StoreClient(shop.url, () => {
    // Without an earlier cart nothing is lost.
    if (!readLocal(shopParams().cart_hash_key)) return;
    const message = expiredText('cart_expired');
    announce(message);
    emit(null, 'islas:cart-expired', { message });
  });
  setStoreRoot(rootOf(shop.url));
  const page = findCheckout(shop);
  const checkout = () => addToken(page, client.cartToken);
  const isCheckout = ({ origin, pathname }: URL) => origin === page.origin && pathname === page.pathname;
  // Forms of products lead to the shop's pages, or say nothing.
  const hosts = [new URL(shop.url).host, page.host, location.host];
  replaceTransport(createStoreTransport(client, checkout), {
    isShop: ({ host }) => hosts.includes(host),
    // The cart may be another one since the link was shown.
    carryCart: (address) => {
      if (!isCheckout(new URL(address))) return address;
      client.markCopied();
      return checkout();
    },
  });
  const notePress = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // A press that waits for a change leaves by `carryCart()`.
    if (link && URL.canParse(link.href) && isCheckout(new URL(link.href)) && !countOpenTurns()) client.markCopied();
  };
  life?.abort();
  life = new AbortController();
  for (const type of ['click', 'auxclick']) addEventListener(type, notePress, { signal: life.signal });
};
