import type { PageFeature } from '../../src/runtime/page-feature';
import { offerScrolling } from '../../src/woocommerce/jquery-scroll';
import { skipLink } from './island';

export const pageFeature: PageFeature = { flag: 'page', islands: [skipLink], start: offerScrolling };
