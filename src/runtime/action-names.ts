interface Row {
  /** DOM events that run it. */
  readonly on: readonly string[];
  /** Controls of WooCommerce that mean it without the attribute. */
  readonly stock?: string;
  /** No script of WooCommerce is muted for it: a control that the page's own run-time handles needs no other. */
  readonly isAlone?: true;
  /** The browser has no way of its own: a press from before the core ran is answered when it runs (R2.1). */
  readonly early?: true;
}

const rows = <N extends string>(table: Readonly<Record<N, Row>>): Readonly<Record<N, Row>> => table;

/**
 * Every action reachable from HTML by `data-islas-action`, and the controls of WooCommerce that mean it without saying
 * so (architecture 0.6). PHP prints these names too; the goldens compare them.
 */
export const ACTIONS = rows({
  'cart.add': { on: ['click'], stock: '.add_to_cart_button' },
  'cart.remove': { on: ['click'], stock: '.remove_from_cart_button' },
  'notice.dismiss': { on: ['click'], stock: '.woocommerce-store-notice__dismiss-link', early: true },
  'banner.dismiss': { on: ['click'], stock: '.coming-soon-footer-banner-dismiss', early: true },
  'product.add': { on: ['submit'], stock: 'form.cart', isAlone: true },
  // A press on what is chosen already has no change; Space has no click there.
  'swatch.choose': { on: ['change', 'click', 'keydown', 'keyup'] },
  'card.add': { on: ['click'] },
  // A theme's own toggle may be a button, which does nothing by itself.
  'overlay.open': { on: ['click'], early: true },
  'overlay.close': { on: ['click'] },
});

/** More names of `data-islas-action`: the head's script of consent answers their clicks, before any file has come. */
export const CONSENT_ACTIONS = [
  'consent.accept',
  'consent.decline',
  'consent.close',
  'consent.settings',
  'consent.embed',
  'consent.open',
] as const;

export type ActionName = keyof typeof ACTIONS;

/** Runs an action for the element that means it; `false` leaves the event to the browser. */
export type ActionRunner = (element: HTMLElement, event: Event) => void | false;

export const isActionName = (name: unknown): name is ActionName =>
  typeof name === 'string' && Object.hasOwn(ACTIONS, name);
