import type { PageFeature } from '../../src/runtime/page-feature';
import { accountMenu } from './island';

export const pageFeature: PageFeature = { flag: 'page', islands: [accountMenu] };
