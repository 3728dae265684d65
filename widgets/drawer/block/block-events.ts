import { findDialog } from '../../overlays/public';
import { emit } from '../../../src/runtime/events';
import { onForeignChange, requestRefresh } from '../../../src/woocommerce/foreign-cart';

const ADDED = 'wc-blocks_added_to_cart';
const REMOVED = 'wc-blocks_removed_from_cart';
const CHANGED = 'wc-blocks_store_sync_required';

const emitOnBody = (type: string, detail: object): void =>
  void document.body.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));

/** Opens the drawer, where one of the page's blocks says that it opens after an add. */
const openAfterAdd = (): void => {
  const element = findDialog('drawer');
  if (element && document.querySelector('[data-island=cart-button][data-after-add=open_drawer]'))
    emit(element, 'islas:open-overlay', { name: 'drawer', element });
};

/**
 * What the script of the Mini-Cart block does for other blocks, on a page that does not have it, until the signal aborts:
 * their store hears of what jQuery's listeners hear, and loads the cart again after a change of others.
 */
export const startBlockEvents = (signal: AbortSignal): void => {
  onForeignChange(({ isAdd }) => emitOnBody(isAdd ? ADDED : REMOVED, {}), signal);
  for (const type of [ADDED, REMOVED])
    document.addEventListener(type, () => emitOnBody(CHANGED, { type: 'from_@wordpress/data', quantityChanges: {} }), {
      signal,
    });
  document.addEventListener(ADDED, openAfterAdd, { signal });
  const showChange = ({ target }: Event) => {
    // WooCommerce's stores say on the window that they have changed the cart. Islas says it to them on the body.
    if (target === window) requestRefresh();
  };
  addEventListener(CHANGED, showChange, { signal });
};
