import type { PageAnalytics } from './page-data';
import { loadLater } from '../../src/runtime/load-later';
import { listenToCheckout } from './checkout';
import { listenToPromotions } from './promotions';

export { deliverOrders } from './order-events';

/** Starts what only some pages need: checkout, block cart, promotions, the owner's debug mode. */
export const listenToMore = ({ events, debug, words }: PageAnalytics, signal: AbortSignal): void => {
  if (debug)
    void loadLater(
      'analytics',
      () => import('./debug'),
      ({ showOutcomes }) => showOutcomes(debug, words, signal),
      { signal },
    );
  listenToCheckout(events.find(({ name }) => name === 'begin_checkout')?.params, signal);
  listenToPromotions(signal);
};
