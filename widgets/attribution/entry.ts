import { startAttribution } from './order-attribution';
import { whenActivated } from '../../src/browser/page-seen';
import { startEntry } from '../../src/runtime/start-entry';

/**
 * Entry of pages with WooCommerce's order attribution, after `main.ts`: printed with the page, or, where Islas asks for
 * consent, loaded after the visitor has given it (`widgets/attribution/load.ts`). A page that the browser renders ahead is
 * no visit until it is shown.
 */
startEntry('islas.order-attribution', (_features, signal) => [
  () => whenActivated(() => startAttribution(signal), signal),
]);
