import { comingSoon } from './island';
import { startEntry } from '../../src/entry';
import { startActions } from '../../src/island/actions';
import { startIslands } from '../../src/island/loader';
import { dismissBanner } from './banner-store';

/** The entry of pages with the coming-soon banner, which administrators see, after `main.ts`. */
startEntry('islas.coming-soon', ({ page }, signal) => [
  () => page && startIslands([comingSoon], signal),
  () => page && startActions({ 'banner.dismiss': dismissBanner }, signal),
]);
