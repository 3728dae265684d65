import { whenJQuery } from '../../../src/woocommerce/jquery-arrival';
import { queueFetch } from './queue-fetch';
import { queueJQuery } from './queue-jquery';
import { queueNavigation } from './queue-navigation';
import { sendOnLeave } from './queue-requests';
import { startEntry } from '../../../src/runtime/start-entry';

/**
 * The entry of pages where other scripts, forms or links change the cart, after `main.ts`: what they send waits for its
 * turn in the one queue of all tabs.
 */
startEntry('islas.cart-queue', (_features, signal) => [
  () => sendOnLeave(signal),
  () => whenJQuery(($) => queueJQuery($, signal), signal),
  queueFetch,
  () => queueNavigation(signal),
]);
