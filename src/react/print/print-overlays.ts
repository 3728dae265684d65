import type { Markup } from './print-html';
import { attributes, html, json, raw } from './print-html';
import { printShopCart } from './print-shop-cart';

const ICONS = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/>',
  social:
    '<circle cx="6" cy="12" r="2.6"/><circle cx="17.5" cy="6" r="2.6"/><circle cx="17.5" cy="18" r="2.6"/><path d="m8.4 10.8 6.7-3.5M8.4 13.2l6.7 3.5"/>',
};

const icon = (name: keyof typeof ICONS): Markup =>
  html`<svg${attributes({
    class: 'islas-icon',
    viewBox: '0 0 24 24',
    width: 22,
    height: 22,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'aria-hidden': 'true',
    focusable: 'false',
  })}>${raw(ICONS[name])}</svg>`;

const dialog = (name: string, label: string, close: string, content: Markup): Markup =>
  html`<dialog${attributes({ id: `islas-${name}`, class: `islas-overlay islas-overlay--${name}`, 'aria-label': label })}><div class="islas-overlay__content">${content}<a${attributes(
    {
      href: '#islas-closed',
      class: 'islas-overlay__close',
      role: 'button',
      'aria-label': close,
      'data-islas-action': 'overlay.close',
      'data-islas-overlay': name,
    },
  )}>×</a></div></dialog>`;

const toggle = (name: 'search' | 'social', label: string): Markup =>
  html`<a${attributes({
    href: `#islas-${name}`,
    class: `islas-toggle islas-toggle--${name}`,
    'data-islas-action': 'overlay.open',
    'data-islas-overlay': name,
  })}>${icon(name)}<span class="islas-toggle__text">${label}</span></a>`;

/** Props of {@link Overlay}. */
export interface OverlayProps {
  /** Links to the shop's pages on other sites. */
  readonly links: readonly { readonly name: string; readonly url: string }[];
  /** What the toggle says, and the dialog's name. Default `Social networks`. */
  readonly label?: string;
  /** Default `Close the social networks`. */
  readonly close?: string;
  /** Whether the toggle is printed in front. Default true; any control with `data-islas-action="overlay.open"` and
   * `data-islas-overlay="social"` opens it too. */
  readonly hasToggle?: boolean;
}

/** The links to social networks over the page. */
export const printSocialOverlay = ({
  links,
  label = 'Social networks',
  close = 'Close the social networks',
  hasToggle = true,
}: OverlayProps): Markup =>
  html`${hasToggle && toggle('social', label)}${dialog(
    'social',
    label,
    close,
    html`<ul class="islas-social">${links.map(
      ({ name, url }) => html`<li><a href="${url}" rel="me noopener" class="islas-social__link">${name}</a></li>`,
    )}</ul>`,
  )}`;

/** Props of {@link ProductSearch}. */
export interface ProductSearchProps {
  /** Where the form goes. Default `/`. */
  readonly action?: string;
  /** What the toggle says, the dialog's name and the field's label. Default `Search products`. */
  readonly label?: string;
  /** Default `Search`. */
  readonly submit?: string;
  /** Default `Close the search`. */
  readonly close?: string;
  /** Whether the toggle is printed in front. Default true; any control with `data-islas-action="overlay.open"` and
   * `data-islas-overlay="search"` opens it too. */
  readonly hasToggle?: boolean;
}

/** The search over the page; its suggestions are the island's. */
export const printProductSearch = ({
  action = '/',
  label = 'Search products',
  submit = 'Search',
  close = 'Close the search',
  hasToggle = true,
}: ProductSearchProps): Markup =>
  html`${hasToggle && toggle('search', label)}${dialog(
    'search',
    label,
    close,
    html`<form role="search" method="get" action="${action}" class="islas-search"><label for="islas-search-field" class="islas-search__label">${label}</label><input type="search" id="islas-search-field" class="islas-search__field" name="s" autocomplete="off" enterkeyhint="search" required><input type="hidden" name="post_type" value="product"><button type="submit" class="islas-search__submit">${submit}</button></form><div data-island="search-overlay"></div>`,
  )}`;

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

/** Props of {@link CustomCursor}. */
export interface CustomCursorProps {
  /** What the switch says. Default `Animated cursor`. */
  readonly label?: string;
}

/** The mark that follows the pointer, and its switch. */
export const printCursor = ({ label = 'Animated cursor' }: CustomCursorProps): Markup =>
  html`<div class="islas-cursor" aria-hidden="true" hidden></div><button type="button" class="islas-cursor-switch" aria-pressed="true" hidden>${label}</button>`;
