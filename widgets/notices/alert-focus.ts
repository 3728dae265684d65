import type { Mount } from '../../src/runtime/define';
import { focusNoticeSoon } from '../../src/woocommerce/notice-focus';

/** Focus to the first alert notice: those of the page while it loads, and any that the classic cart shows later. */
export const focusAlert: Mount = (host, { signal }) => {
  if (document.readyState !== 'complete' || document.querySelector('.woocommerce-cart-form, .wc-empty-cart-message'))
    focusNoticeSoon(host, signal);
};
