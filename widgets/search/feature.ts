import type { PageFeature } from '../../src/runtime/page-feature';
import { searchSelectors } from './search-selectors';

export const pageFeature: PageFeature = { flag: 'search', overlay: { name: 'search', selectors: searchSelectors } };
