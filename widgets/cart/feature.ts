import { findLiveRegion } from '../../src/browser/live-region';
import type { PageFeature } from '../../src/runtime/page-feature';
import { addToCart, removeItem } from './cart-actions';
import { addToCart as addButton } from './island';

export const pageFeature: PageFeature = {
  flag: 'cart',
  islands: [addButton],
  actions: { 'cart.add': addToCart, 'cart.remove': removeItem },
  // Screen readers announce only changes of a region that was there before.
  start: () => void findLiveRegion(),
};
