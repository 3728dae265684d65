import { comingSoon } from '../widgets/coming-soon/island';
import { startEntry } from './entry';
import { startActions } from './island/actions';
import { startIslands } from './island/loader';
import { dismissBanner } from './stores/banner';

/** The entry of pages with the coming-soon banner, which administrators see, after `main.ts`. */
startEntry('islas.coming-soon', ({ page }, signal) => [
  () => page && startIslands([comingSoon], signal),
  () => page && startActions({ 'banner.dismiss': dismissBanner }, signal),
]);
