import { startEntry } from '../../../src/runtime/start-entry';
import { holdSelects } from './jquery-selects';

/** The entry of pages with selects of countries and states, after `main.ts`. */
startEntry('islas.selects', ({ page: isWanted }, signal) => (isWanted ? [() => holdSelects(signal)] : []));
