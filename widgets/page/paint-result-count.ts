import type { Mount } from '../../src/island/define';
import { announce } from '../../src/services/live-region';

const AGAIN_MS = 2000;

/**
 * Announces the count 2000 ms after the listing appears (Specification §2, §9), on every listing and after a
 * sort by the router (W-37); where block filters announce themselves it stays silent (rule 35).
 */
export const mount: Mount = (host, { signal }) => {
  if (document.querySelector('[data-wp-interactive="woocommerce/product-filters"]')) return;
  announce(host.textContent.trim(), { after: AGAIN_MS, signal });
};
