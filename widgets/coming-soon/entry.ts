import { comingSoon } from './island';
import { startEntry } from '../../src/runtime/start-entry';
import { startActions } from '../../src/runtime/actions';
import { startIslands } from '../../src/runtime/loader';
import { dismissBanner } from './banner-store';

/** The entry of pages with the coming-soon banner, which administrators see, after `main.ts`. */
startEntry('islas.coming-soon', ({ page }, signal) => [
  () => page && startIslands([comingSoon], signal),
  () => page && startActions({ 'banner.dismiss': dismissBanner }, signal),
]);
