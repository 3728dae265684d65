import type { PageFeature } from '../../src/runtime/page-feature';
import { startCart } from './cart-sync';
import { miniCart } from './island';

export const pageFeature: PageFeature = { flag: 'fragments', islands: [miniCart], start: startCart };
