import { onCartOfOtherTab } from './other-tabs';
import { startObserver, startTimer } from '../browser/lifetime';
import { isRenderedAhead, whenActivated } from '../browser/page-seen';
import { readCookieHash } from './cart-cookies';
import { requestRefresh } from './foreign-cart';

const EVENTS = [
  ['islas:adding', 'wc-blocks_adding_to_cart'],
  ['islas:added', 'wc-blocks_added_to_cart'],
  ['islas:removed', 'wc-blocks_removed_from_cart'],
] as const;

const emitOnBody = (type: string, detail = {}): void =>
  void document.body.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));

let changed = 0;

/** Makes both block stores reload the cart (`refreshCartItems()`, `syncCartWithIAPIStore()`) without an add or removal. */
const syncBlockStores = (type = 'from_@wordpress/data'): void =>
  emitOnBody('wc-blocks_store_sync_required', { type, quantityChanges: {} });

/**
 * While the blocks' store loads the cart it ignores changes (rule 26, `refreshCartItems()` of WooCommerce's `cart.ts`),
 * so a response to a request from before the last change is outdated: then the store is asked to load again.
 */
const reloadAfterOutdatedReads = (signal: AbortSignal): PerformanceObserver => {
  const onResources: PerformanceObserverCallback = (list) => {
    // The store processes the response slightly after the browser reports the resource.
    for (const { name, startTime } of list.getEntries())
      if (startTime < changed && /v1\/(cart|batch)/.test(name)) startTimer(syncBlockStores, 100, signal);
  };
  return startObserver(new PerformanceObserver(onResources), signal);
};

/**
 * Keeps cart blocks and classic regions in sync (contract 3.6, rules 26 and 27). Every change by Islas reaches the
 * blocks as one bubbling event: WooCommerce's own translation of the jQuery event if it bubbles, else one of ours
 * (WooCommerce 10.6 and 10.7 ignore the one that does not bubble).
 */
export const startBlocks = (signal: AbortSignal): void => {
  const readAgain = reloadAfterOutdatedReads(signal);
  const noteChange = () => {
    changed = performance.now();
    readAgain.observe({ type: 'resource' });
  };
  const onShared = () => {
    noteChange();
    syncBlockStores('from_iAPI');
    syncBlockStores();
  };
  onCartOfOtherTab(onShared, signal);
  if (isRenderedAhead()) {
    const before = readCookieHash();
    whenActivated(() => readCookieHash() !== before && onShared(), signal);
  }
  for (const [ours, theirs] of EVENTS) {
    let isOurs = false;
    let hasEvent = false;
    const before = () => {
      isOurs = true;
      hasEvent = false;
    };
    const after = () => {
      isOurs = false;
      noteChange();
      if (!hasEvent) emitOnBody(theirs);
    };
    const onBlocksEvent = (event: Event) => {
      // Set only by a block's own add; refreshing after a translated event would loop.
      if ((event as CustomEvent<{ preserveCartData?: unknown } | null>).detail?.preserveCartData === true) {
        requestRefresh();
      } else if (isOurs && !event.bubbles) event.stopImmediatePropagation();
      else hasEvent = true;
    };
    addEventListener(ours, before, { capture: true, signal });
    addEventListener(ours, after, { signal });
    addEventListener(theirs, onBlocksEvent, { capture: true, signal });
  }
};
