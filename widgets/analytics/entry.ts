import { startAnalytics } from './start';
import { hearAnswers } from './jquery-events';
import { whenJQuery } from '../../src/woocommerce/jquery-arrival';
import { startEntry } from '../../src/runtime/start-entry';

/** Entry of pages with analytics, after `main.ts`: printed only if the owner has switched analytics on. */
startEntry('islas.analytics', ({ analytics }, signal) => [
  () => analytics && startAnalytics(signal),
  () => analytics && whenJQuery(hearAnswers, signal),
]);
