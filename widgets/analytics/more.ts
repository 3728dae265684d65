import type { PageAnalytics } from './page-data';
import { loadChunk } from '../../src/browser/load-chunk';
import { listenToCheckout } from './checkout';
import { listenToPromotions } from './promotions';

export { deliverOrders } from './order-events';

/** What only some pages have: a checkout, a cart of blocks, promotions, an owner who debugs. */
export const listenToMore = ({ events, debug, words }: PageAnalytics, signal: AbortSignal): void => {
  if (debug)
    void loadChunk(() => import('./debug')).then(
      ({ showOutcomes }) => signal.aborted || showOutcomes(debug, words, signal),
    );
  listenToCheckout(events.find(({ name }) => name === 'begin_checkout')?.params, signal);
  listenToPromotions(signal);
};
