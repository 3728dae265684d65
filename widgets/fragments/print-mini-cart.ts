import type { Markup } from '../../src/react/print/print-html';
import { attributes, html, raw } from '../../src/react/print/print-html';

/** A line of {@link MiniCart}. */
export interface MiniCartItem {
  /** WooCommerce's key of the line. */
  readonly key: string;
  readonly productId: number;
  readonly name: string;
  readonly url: string;
  readonly image: string;
  readonly quantity: number;
  /** HTML of the price, as WooCommerce prints it. */
  readonly price: string;
  /** Where the remove link leads without JavaScript. */
  readonly removeUrl: string;
  readonly sku?: string;
}

/** Props of {@link MiniCart}. */
export interface MiniCartProps {
  /**
   * What is in the cart when the page is printed. Left out, the widget is empty until the shop's first answer fills it,
   * which is what WooCommerce prints.
   */
  readonly items?: readonly MiniCartItem[];
  /** HTML of the subtotal. */
  readonly subtotal?: string;
  readonly cartUrl?: string;
  readonly checkoutUrl?: string;
  /** Texts; English unless given. `%s` is the name of a product. */
  readonly texts?: Partial<typeof MINI_CART_TEXTS>;
}

export const MINI_CART_TEXTS = {
  empty: 'No products in the cart.',
  remove: 'Remove %s from cart',
  removed: '“%s” has been removed from your cart',
  subtotal: 'Subtotal:',
  cart: 'View cart',
  checkout: 'Checkout',
};

const item = (texts: typeof MINI_CART_TEXTS, one: MiniCartItem): Markup =>
  html`<li class="woocommerce-mini-cart-item mini_cart_item">
<a${attributes({
    role: 'button',
    href: one.removeUrl,
    class: 'remove remove_from_cart_button',
    'aria-label': texts.remove.replace('%s', one.name),
    'data-product_id': one.productId,
    'data-cart_item_key': one.key,
    'data-product_sku': one.sku ?? '',
    'data-success_message': texts.removed.replace('%s', one.name),
  })}>×</a>
<a href="${one.url}"><img${attributes({
    width: 324,
    height: 324,
    src: one.image,
    class: 'attachment-woocommerce_thumbnail size-woocommerce_thumbnail',
    alt: '',
    decoding: 'async',
    loading: 'lazy',
  })}>${one.name}</a>
<span class="quantity">${one.quantity} × ${raw(one.price)}</span>
</li>`;

/** The widget's content as WooCommerce's `mini-cart.php` prints it, and as fragments replace it. */
export const printMiniCart = ({ items, subtotal = '', cartUrl, checkoutUrl, texts }: MiniCartProps): Markup => {
  const words = { ...MINI_CART_TEXTS, ...texts };
  if (!items) return html`<div class="widget_shopping_cart_content"></div>`;
  if (!items.length)
    return html`<div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">${words.empty}</p></div>`;
  return html`<div class="widget_shopping_cart_content">
<ul class="woocommerce-mini-cart cart_list product_list_widget">
${items.map((one) => item(words, one))}</ul>
<p class="woocommerce-mini-cart__total total"><strong>${words.subtotal}</strong> ${raw(subtotal)}</p>
<p class="woocommerce-mini-cart__buttons buttons"><a href="${cartUrl ?? '/cart/'}" class="button wc-forward">${words.cart}</a><a href="${checkoutUrl ?? '/checkout/'}" class="button checkout wc-forward alt">${words.checkout}</a></p>
</div>`;
};
