import './notices.css';
import { focusAlert } from './alert-focus';
import { showInTime, showUnlessDismissed } from './store-notices';
import { defineIsland } from '../../src/runtime/define';
import { ALERT_NOTICE } from '../../src/woocommerce/alert-notice';

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

/** The first alert notice, at page load and whenever the classic cart shows one. */
export const alertNotice = defineIsland({
  name: 'alert-notice',
  selector: ALERT_NOTICE,
  paint: focusAlert,
});
