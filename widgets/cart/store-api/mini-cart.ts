import { textsFrom } from '../../../src/wordpress/texts';
import { shopParams } from '../../../src/woocommerce/globals';
import { formatMoney } from '../../../src/woocommerce/store-money';
import { element } from './element';
import { type StoreCart, toDrawerCart } from './store-cart';

/** Texts of a cart that the shop does not print. A host gives others by `start({ texts })`. */
const SOURCES = {
  cart_subtotal: 'Subtotal',
  /* translators: %s: name of a product */
  cart_remove: 'Remove %s from the cart',
  cart_checkout: 'Checkout',
  empty_cart: 'No products in the cart.',
  view_cart: 'View cart',
};
export const cartText = textsFrom(SOURCES);

const lineOf = ({ key, id, name, permalink, images, quantity, sku, prices }: StoreCart['items'][number]): Element =>
  element(
    'li',
    { class: 'woocommerce-mini-cart-item mini_cart_item' },
    element(
      'a',
      {
        role: 'button',
        href: permalink,
        class: 'remove remove_from_cart_button',
        'aria-label': cartText('cart_remove').replace('%s', () => name),
        'data-product_id': String(id),
        'data-cart_item_key': key,
        'data-product_sku': sku,
      },
      '×',
    ),
    element(
      'a',
      { href: permalink },
      ...(images[0] ? [element('img', { src: images[0].thumbnail, alt: '', loading: 'lazy' })] : []),
      name,
    ),
    element('span', { class: 'quantity' }, `${quantity} × ${formatMoney(prices.price, prices)}`),
  );

const row = (kind: string, ...inside: (Element | string)[]): Element =>
  element('p', { class: `woocommerce-mini-cart__${kind}` }, ...inside);

/** WooCommerce's mini-cart (contract 2.4), for a cart that the shop sends as data. */
export const miniCartHtml = (cart: StoreCart, checkoutUrl: string): string => {
  const subtotal = toDrawerCart(cart, '', '').rows[0]?.amount ?? '';
  const content = cart.items.length
    ? [
        element('ul', { class: 'woocommerce-mini-cart cart_list product_list_widget' }, ...cart.items.map(lineOf)),
        row('total total', element('strong', {}, `${cartText('cart_subtotal')}:`), ` ${subtotal}`),
        row(
          'buttons buttons',
          element('a', { href: shopParams().cart_url, class: 'button wc-forward' }, cartText('view_cart')),
          element('a', { href: checkoutUrl, class: 'button checkout wc-forward' }, cartText('cart_checkout')),
        ),
      ]
    : [row('empty-message', cartText('empty_cart'))];
  return element('div', { class: 'widget_shopping_cart_content' }, ...content).outerHTML;
};
