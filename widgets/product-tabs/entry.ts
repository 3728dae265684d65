import './product-tabs.css';
import { startEntry } from '../../src/runtime/start-entry';
import { loadLater } from '../../src/runtime/load-later';
import { startIslands } from '../../src/runtime/loader';
import { whenJQuery } from '../../src/woocommerce/jquery-arrival';
import { productTabs, ratingStars } from './island';
import { startTabLinks } from './tab-links';

/** For other code, where jQuery is on the page. */
const connectJQuery = ($: JQueryStatic, signal: AbortSignal) =>
  loadLater(
    'product-tabs',
    () => import('./jquery-tabs'),
    ({ connectTabs }) => connectTabs($, signal),
    { signal },
  );

/** The entry of product pages without the stock script, after `main.ts`. */
startEntry('islas.product-tabs', ({ product_tabs: isWanted }, signal) =>
  isWanted
    ? [
        () => startIslands([productTabs, ratingStars], signal),
        () => startTabLinks(signal),
        () => whenJQuery(($) => connectJQuery($, signal), signal),
      ]
    : [],
);
