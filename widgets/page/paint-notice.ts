import type { Mount } from '../../src/island/define';
import { focusNoticeSoon } from '../../src/services/notice-focus';

const loading = performance.now();
/** A notice found this long after the start was not printed with the page. */
const AT_LOAD_MS = 3000;

/** Focus to the first alert notice: those printed with the page, and any that the classic cart shows later. */
export const mount: Mount = (host, { signal }) => {
  const atLoad = performance.now() - loading < AT_LOAD_MS;
  if (atLoad || document.querySelector('.woocommerce-cart-form, .wc-empty-cart-message')) focusNoticeSoon(host, signal);
};
