import type { PageFeature } from '../../src/runtime/page-feature';
import { socialSelectors } from './social-selectors';

export const pageFeature: PageFeature = { flag: 'social', overlay: { name: 'social', selectors: socialSelectors } };
