import type { PageFeature } from '../../src/runtime/page-feature';
import { startLateAttribution } from './load';

export const pageFeature: PageFeature = { flag: 'attribution', start: startLateAttribution };
