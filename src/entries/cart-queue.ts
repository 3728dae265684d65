import { whenJQuery } from '../woocommerce/jquery-arrival';
import { queueFetch } from '../woocommerce/cart-queue/queue-fetch';
import { queueJQuery } from '../woocommerce/cart-queue/queue-jquery';
import { queueNavigation } from '../woocommerce/cart-queue/queue-navigation';
import { startSending } from '../woocommerce/cart-queue/queue-requests';
import { startEntry } from '../runtime/start-entry';

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
