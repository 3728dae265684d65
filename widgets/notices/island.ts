import './notices.css';
import { showInTime, showUnlessDismissed } from './store-notices';
import { defineIsland } from '../../src/runtime/define';

/** WooCommerce's own store notice. */
export const storeNotice = defineIsland({
  name: 'store-notice',
  selector: '.woocommerce-store-notice[data-notice-id]:not([data-island])',
  paint: showUnlessDismissed,
});

/** The owner's notices, printed by PHP. */
export const storeNotices = defineIsland({
  name: 'store-notices',
  selector: '[data-island=store-notices]',
  paint: showInTime,
});
