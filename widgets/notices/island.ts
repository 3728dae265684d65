import { defineIsland } from '../../src/island/define';
import { load } from '../../src/island/wake';

/** WooCommerce's own store notice; those that Islas prints have a view of their own. */
export const storeNotice = defineIsland({
  name: 'store-notice',
  selector: '.woocommerce-store-notice[data-notice-id]:not([data-island])',
  paint: { wake: load, load: () => import('./paint-store-notice') },
});

/** The coming-soon banner that administrators see. */
export const comingSoon = defineIsland({
  name: 'coming-soon',
  selector: '#coming-soon-footer-banner',
  paint: { wake: load, load: () => import('./paint-coming-soon') },
});
