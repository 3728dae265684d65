import { setupWorker } from 'msw/browser';
import { pictureHandler } from './endpoints/pictures';
import { shopHandlers } from './handlers';
import { isScenario } from './scenarios';
import { Shop } from './shop';

const KEY = 'tienda_scenario';

/** The pretend shop behind a page of another project, such as a component workbench: one shopper, this origin. */
export const shop = new Shop({ origin: location.origin, oneShopper: true });

const asked = new URLSearchParams(location.search).get('scenario') ?? sessionStorage.getItem(KEY);
if (isScenario(asked)) {
  shop.scenario = asked;
  sessionStorage.setItem(KEY, asked);
}

/** `await worker.start()` before Islas starts; the host serves MSW's own `mockServiceWorker.js`. */
export const worker = setupWorker(...shopHandlers(shop), pictureHandler);
