import { findLiveRegion } from '../../src/browser/live-region';
import type { PageFeature } from '../../src/runtime/page-feature';
import { onForeignChange } from '../../src/woocommerce/foreign-cart';
import { addToCart, removeItem } from './cart-actions';
import { showForeignChange } from './foreign-change';
import { addToCart as addButton } from './island';

export const pageFeature: PageFeature = {
  flag: 'cart',
  islands: [addButton],
  actions: { 'cart.add': addToCart, 'cart.remove': removeItem },
  start: (signal) => {
    // Screen readers announce only changes of a region that was there before.
    findLiveRegion();
    onForeignChange(showForeignChange, signal);
  },
};
