import { startAnalytics } from './start';
import { hearAnswers } from './jquery-events';
import { whenJQuery } from '../../src/woocommerce/jquery-arrival';
import { startEntry } from '../../src/runtime/start-entry';

/** The entry of pages that are counted, after `main.ts`: printed only where the owner has switched analytics on. */
startEntry('islas.analytics', ({ analytics }, signal) => [
  () => analytics && startAnalytics(signal),
  () => analytics && whenJQuery(hearAnswers, signal),
]);
