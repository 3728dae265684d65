import { mount as paintComingSoon } from './paint-coming-soon';
import { mount as paintStoreNotice } from './paint-store-notice';
import { defineIsland } from '../../src/island/define';

/** WooCommerce's own store notice; those that Islas prints have a view of their own. */
export const storeNotice = defineIsland({
  name: 'store-notice',
  selector: '.woocommerce-store-notice[data-notice-id]:not([data-island])',
  paint: paintStoreNotice,
});

/** The coming-soon banner that administrators see. */
export const comingSoon = defineIsland({
  name: 'coming-soon',
  selector: '#coming-soon-footer-banner',
  paint: paintComingSoon,
});
