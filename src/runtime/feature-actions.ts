// Generated from widgets/*/feature.json by `npm run features`: change those, not this.

/** Actions of features; `action-names.ts` says what a row means. */
export const FEATURE_ACTIONS = {
  'cart.add': { on: ['click'], stock: '.add_to_cart_button' },
  'cart.remove': { on: ['click'], stock: '.remove_from_cart_button' },
  'notice.dismiss': { on: ['click'], stock: '.woocommerce-store-notice__dismiss-link', early: true },
  'banner.dismiss': { on: ['click'], stock: '.coming-soon-footer-banner-dismiss', early: true },
  'product.add': { on: ['submit'], stock: 'form.cart', isAlone: true },
  // A press on the selected option fires no `change`; Space fires no `click` there.
  'swatch.choose': { on: ['change', 'click', 'keydown', 'keyup'] },
  'card.add': { on: ['click'] },
  // A theme's toggle may be a button without native behaviour.
  'overlay.open': { on: ['click'], early: true },
  'overlay.close': { on: ['click'] },
} as const;

/** More values of `data-islas-action`, which scripts of the head run before any module has loaded. */
export const HEAD_ACTIONS = [
  'consent.accept',
  'consent.decline',
  'consent.close',
  'consent.settings',
  'consent.embed',
  'consent.open',
] as const;
