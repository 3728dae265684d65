import { startAnalytics } from '../widgets/analytics/start';
import { hearAnswers } from './bridge/jquery-analytics';
import { whenJQuery } from './bridge/jquery-arrival';
import { startEntry } from './entry';

/** The entry of pages that are counted, after `main.ts`: printed only where the owner has switched analytics on. */
startEntry('islas.analytics', ({ analytics }, signal) => [
  () => analytics && startAnalytics(signal),
  () => analytics && whenJQuery(hearAnswers, signal),
]);
