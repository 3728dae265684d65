interface Row {
  /** DOM events that run the action. */
  readonly on: readonly string[];
  /** Selector of WooCommerce's own controls that run the action without `data-islas-action`. */
  readonly stock?: string;
  /** No WooCommerce script is muted for this action, so controls that the Interactivity API handles are skipped. */
  readonly isAlone?: true;
  /** The control does nothing natively: presses before the core has run are replayed when it runs (R2.1). */
  readonly early?: true;
}

const rows = <N extends string>(table: Readonly<Record<N, Row>>): Readonly<Record<N, Row>> => table;

/**
 * Every value of `data-islas-action`, with the WooCommerce controls that run the same action without the attribute
 * (architecture 0.6). PHP prints these names too; the goldens compare both lists.
 */
export const ACTIONS = rows({
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
});

/** More values of `data-islas-action`, handled by the consent head script before any module has loaded. */
export const CONSENT_ACTIONS = [
  'consent.accept',
  'consent.decline',
  'consent.close',
  'consent.settings',
  'consent.embed',
  'consent.open',
] as const;

export type ActionName = keyof typeof ACTIONS;

/** Runs an action for its control. Return `false` to let the browser handle the event natively. */
export type ActionRunner = (element: HTMLElement, event: Event) => void | false;

export const isActionName = (name: unknown): name is ActionName =>
  typeof name === 'string' && Object.hasOwn(ACTIONS, name);
