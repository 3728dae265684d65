import { comingSoon } from './island';
import { startEntry } from '../../src/runtime/start-entry';
import { startActions } from '../../src/runtime/actions';
import { startIslands } from '../../src/runtime/loader';
import { dismissBanner } from './banner-store';

/** Entry for pages with the coming-soon banner (administrators only); loaded after `main.ts`. */
startEntry('islas.coming-soon', ({ page }, signal) => [
  () => page && startIslands([comingSoon], signal),
  () => page && startActions({ 'banner.dismiss': dismissBanner }, signal),
]);
