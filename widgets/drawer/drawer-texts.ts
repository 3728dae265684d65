/** English of the drawer's texts. The plugin prints the same in the shop's language. */
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
