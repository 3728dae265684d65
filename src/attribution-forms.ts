import { startAttributionForms } from './bridge/attribution-forms';
import { startEntry } from './entry';

/** The entry of pages that orders are sent from, or customers register on, after `attribution.ts`. */
startEntry('islas.attribution-forms', ({ attribution }, signal) => [
  () => attribution && startAttributionForms(signal),
]);
