import { startAttribution } from './order-attribution';
import { startEntry } from '../../src/runtime/start-entry';

/**
 * The entry of pages on which WooCommerce asks where orders come from, after `main.ts`: printed with the page, or, where
 * Islas asks for consent, loaded with that (`widgets/attribution/load.ts`).
 */
startEntry('islas.attribution', (_features, signal) => [() => startAttribution(signal)]);
