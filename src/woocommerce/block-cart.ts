import { onOtherTab } from './fragment-cache';
import { startObserver, startTimer } from '../browser/lifetime';
import { hearRefresh } from './cart-sync';

const EVENTS = [
  ['islas:adding', 'wc-blocks_adding_to_cart'],
  ['islas:added', 'wc-blocks_added_to_cart'],
  ['islas:removed', 'wc-blocks_removed_from_cart'],
] as const;

const tell = (type: string, detail = {}): void =>
  void document.body.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));

let changed = 0;

/** Both kinds of stores read the cart again (`refreshCartItems()`, `syncCartWithIAPIStore()`), without an add or a removal. */
const sync = (type = 'from_@wordpress/data'): void =>
  tell('wc-blocks_store_sync_required', { type, quantityChanges: {} });

/**
 * While it reads the cart, the blocks' store hears of no change (rule 26, `refreshCartItems()` of WooCommerce's
 * `cart.ts`), and what it reads is older: once that has come, it is asked to read again.
 */
const watchReads = (signal: AbortSignal): PerformanceObserver => {
  const hear: PerformanceObserverCallback = (list) => {
    // The store takes in what has come a little later than the browser says so.
    for (const { name, startTime } of list.getEntries())
      if (startTime < changed && /v1\/(cart|batch)/.test(name)) startTimer(sync, 100, signal);
  };
  return startObserver(new PerformanceObserver(hear), signal);
};

/**
 * Keeps cart blocks and classic regions in step (contract 3.6, rules 26 and 27). Every change of Islas reaches the
 * blocks as one bubbling event: their own translation of jQuery's event counts when it bubbles, and is replaced
 * when it does not (WooCommerce 10.6 and 10.7 do not hear that one).
 */
export const startBlocks = (signal: AbortSignal): void => {
  const readAgain = watchReads(signal);
  const noteChange = () => {
    changed = performance.now();
    readAgain.observe({ type: 'resource' });
  };
  const onShared = () => {
    noteChange();
    sync('from_iAPI');
    sync();
  };
  onOtherTab(onShared, signal);
  for (const [ours, theirs] of EVENTS) {
    let isOurs = false;
    let wasHeard = false;
    const before = () => {
      isOurs = true;
      wasHeard = false;
    };
    const after = () => {
      isOurs = false;
      noteChange();
      if (!wasHeard) tell(theirs);
    };
    const heard = (event: Event) => {
      // Only a block's own add says so; answering a translated event would go round in circles.
      if ((event as CustomEvent<{ preserveCartData?: unknown } | null>).detail?.preserveCartData === true) {
        hearRefresh();
      } else if (isOurs && !event.bubbles) event.stopImmediatePropagation();
      else wasHeard = true;
    };
    addEventListener(ours, before, { capture: true, signal });
    addEventListener(ours, after, { signal });
    addEventListener(theirs, heard, { capture: true, signal });
  }
};
