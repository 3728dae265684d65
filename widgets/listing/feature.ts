import type { PageFeature } from '../../src/runtime/page-feature';
import { activeCategory, ordering, resultCount } from './island';

export const pageFeature: PageFeature = { flag: 'page', islands: [resultCount, ordering, activeCategory] };
