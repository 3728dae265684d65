import type { PageAnalytics } from './page-data';
import { loadChunk } from '../../src/browser/load-chunk';
import { listenToCheckout } from './checkout';
import { listenToPromotions } from './promotions';

export { deliverOrders } from './order-events';

/** Starts what only some pages need: checkout, block cart, promotions, the owner's debug mode. */
export const listenToMore = ({ events, debug, words }: PageAnalytics, signal: AbortSignal): void => {
  if (debug)
    void loadChunk(() => import('./debug')).then(
      ({ showOutcomes }) => signal.aborted || showOutcomes(debug, words, signal),
    );
  listenToCheckout(events.find(({ name }) => name === 'begin_checkout')?.params, signal);
  listenToPromotions(signal);
};
