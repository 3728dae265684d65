import type { PageFeature } from '../../src/runtime/page-feature';
import { startCart } from '../../src/woocommerce/cart-sync';
import { miniCart } from './island';

export const pageFeature: PageFeature = { flag: 'fragments', islands: [miniCart], start: startCart };
