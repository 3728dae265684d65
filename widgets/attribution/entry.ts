import { startAttribution } from './order-attribution';
import { startEntry } from '../../src/runtime/start-entry';

/**
 * Entry of pages with WooCommerce's order attribution, after `main.ts`: printed with the page, or, where Islas asks for
 * consent, loaded after the visitor has given it (`widgets/attribution/load.ts`).
 */
startEntry('islas.attribution', (_features, signal) => [() => startAttribution(signal)]);
