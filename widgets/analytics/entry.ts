import { startAnalytics } from './start';
import { countJQueryAnswers } from './jquery-events';
import { whenJQuery } from '../../src/woocommerce/jquery-arrival';
import { whenActivated } from '../../src/browser/page-seen';
import { startEntry } from '../../src/runtime/start-entry';

/**
 * Entry of pages with analytics, after `main.ts`: printed only if the owner has switched analytics on. A page that the
 * browser renders ahead counts nothing until it is shown.
 */
startEntry('islas.shop-events', ({ analytics }, signal) => [
  () => analytics && whenActivated(() => startAnalytics(signal), signal),
  () => analytics && whenActivated(() => whenJQuery(countJQueryAnswers, signal), signal),
]);
