import { startEntry } from '../../../src/runtime/start-entry';
import { startIslands } from '../../../src/runtime/loader';
import { startBlockEvents } from './block-events';
import { cartButton } from './island';

/** Entry for pages with a Mini-Cart block whose button opens the drawer; loaded after `main.ts`. */
startEntry('islas.cart-button', ({ drawer }, signal) => [
  () => drawer && startIslands([cartButton], signal),
  () => drawer && startBlockEvents(signal),
]);
