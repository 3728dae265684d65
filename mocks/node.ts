import { setupServer } from 'msw/node';
import { shopHandlers } from './handlers';
import { Shop } from './shop';

/** The shop that unit tests talk to: one shopper, at the address the test page pretends to have. */
export const shop = new Shop({ origin: globalThis.location?.origin ?? 'http://127.0.0.1:5173', oneShopper: true });

export const server = setupServer(...shopHandlers(shop));
