import { whenJQuery } from './bridge/jquery-arrival';
import { queueFetch } from './cart-queue/fetch';
import { queueJQuery } from './cart-queue/jquery';
import { queueNavigation } from './cart-queue/navigation';
import { startSending } from './cart-queue/requests';
import { startEntry } from './runtime/start-entry';

/**
 * The entry of pages where other scripts, forms or links change the cart, after `main.ts`: what they send waits for its
 * turn in the one queue of all tabs.
 */
startEntry('islas.cart-queue', (_features, signal) => [
  () => startSending(signal),
  () => whenJQuery(($) => queueJQuery($, signal), signal),
  queueFetch,
  () => queueNavigation(signal),
]);
