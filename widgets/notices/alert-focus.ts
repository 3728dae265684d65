import type { Mount } from '../../src/runtime/define';
import { whenActivated } from '../../src/browser/page-seen';
import { focusNoticeSoon } from '../../src/woocommerce/notice-focus';

/** Focuses the first alert notice: at page load, and when the classic cart shows one later. */
export const focusAlert: Mount = (host, { signal }) => {
  if (document.readyState !== 'complete' || document.querySelector('.woocommerce-cart-form, .wc-empty-cart-message'))
    whenActivated(() => focusNoticeSoon(host, signal), signal);
};
