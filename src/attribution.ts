import { startAttribution } from './bridge/attribution';
import { startAttributionForms } from './bridge/attribution-forms';
import { startEntry } from './entry';

/** The entry of pages on which WooCommerce asks where orders come from, after `main.ts`. */
startEntry('islas.attribution', ({ attribution }, signal) => [
  () => attribution && startAttribution(signal),
  () => attribution && startAttributionForms(signal),
]);
