import { startAttribution } from './bridge/attribution';
import { startEntry } from './entry';

/** The entry of pages on which WooCommerce asks where orders come from, after `main.ts`: printed where Islas answers. */
startEntry('islas.attribution', (_features, signal) => [() => startAttribution(signal)]);
