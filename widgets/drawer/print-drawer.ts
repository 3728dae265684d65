import { type Markup, attributes, html, json } from '../../src/react/print/print-html';
import { printShopCart } from './print-shop-cart';

export const DRAWER_TEXTS = {
  close: 'Close the cart',
  empty: 'Your cart is empty.',
  shop: 'Continue shopping',
  shop_url: '/shop/',
  cart_url: '/cart/',
  waiting: 'Everything in your cart is on the cart page.',
  view: 'View cart',
  quantity: 'Quantity of %s',
  less: 'Reduce the quantity of %s',
  more: 'Increase the quantity of %s',
  remove: 'Remove %s from the cart',
  remove_short: 'Remove',
  removed: '%s is not in the cart any more.',
  undo: 'Undo',
  change: 'Change',
  change_of: 'Change the options of %s',
  save: 'Save',
  cancel: 'Cancel',
  coupon: 'Do you have a coupon?',
  coupon_code: 'Coupon code',
  apply: 'Apply',
  uncoupon: 'Remove the coupon %s',
  total: 'Total',
  offers: 'Goes well with it',
  add: 'Add',
  add_of: 'Add %s to the cart',
  added_of: '%s is in the cart now.',
  failed: 'The cart could not be changed. Try again.',
  refused: 'This quantity cannot be ordered. Choose another one.',
  now: 'Total of the cart: %s',
};

/** The links to the cart of common themes. */
export const DRAWER_TOGGLES =
  'a.cart-contents,a.footer-cart-contents,.site-header-cart>li>a,a.header-cart-link,a.cart-customlocation,.ast-site-header-cart>a,.ast-header-cart-link,a.wcmenucart,.header-cart a.cart-link';

/** What happens to the drawer after an add. */
export type AfterAdd = 'open' | 'badge' | 'message' | 'nothing';

/** Props of {@link CartDrawer}. */
export interface CartDrawerProps {
  /** Default `Cart`. */
  readonly title?: string;
  /** Selector of the links to the cart that open the drawer. Default: those of Storefront and other common themes. */
  readonly toggles?: string;
  /** What an add does: opens the drawer, lets the links catch the eye, shows a message, or nothing. Default `badge`. */
  readonly afterAdd?: AfterAdd;
  /** The same on touch screens. Default: as `afterAdd`. */
  readonly afterAddTouch?: AfterAdd;
  /** The message. Default `Added to your cart.`. */
  readonly added?: string;
  /** Whether the shop takes coupons. Default true. */
  readonly hasCoupons?: boolean;
  /** Texts; English unless given. `%s` is the name of a product, a coupon or an amount. */
  readonly texts?: Partial<typeof DRAWER_TEXTS>;
}

/** The closed drawer, whose markup the view hydrates. */
export const printDrawerContent = (title: string, texts: Readonly<Record<string, string>>): Markup =>
  html`<div class="islas-drawer__head"><h2 class="islas-drawer__title" id="islas-drawer-title" tabindex="-1">${title}</h2><button type="button" class="islas-drawer__close" aria-label="${texts.close ?? ''}" data-islas-action="overlay.close">×</button></div><div class="islas-drawer__shop" data-server-region="">${printShopCart(texts)}</div>`;

export const printDrawer = ({
  title = 'Cart',
  toggles = DRAWER_TOGGLES,
  afterAdd = 'badge',
  afterAddTouch = afterAdd,
  added = 'Added to your cart.',
  hasCoupons = true,
  texts,
}: CartDrawerProps): Markup => {
  const words = { ...DRAWER_TEXTS, ...texts };
  return html`<dialog${attributes({
    id: 'islas-drawer',
    class: 'islas-drawer woocommerce widget_shopping_cart',
    'aria-labelledby': 'islas-drawer-title',
    'data-toggles': toggles,
    'data-after-add': afterAdd,
    'data-after-add-touch': afterAddTouch,
    'data-added': added,
  })}><div data-island="cart-drawer" class="islas-drawer__panel">${json({ title, hasCoupons, texts: words })}${printDrawerContent(
    title,
    words,
  )}</div>${json(null, { class: 'islas-drawer-cart' })}</dialog>`;
};
