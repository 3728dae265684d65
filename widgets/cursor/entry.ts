import { startCursor } from './start-cursor';
import { startEntry } from '../../src/runtime/start-entry';

/** Entry for shops with a custom cursor; loaded after `main.ts`. */
startEntry('islas.cursor', (_features, signal) => [
  () => startCursor(document.querySelector('.islas-cursor') as HTMLElement, signal),
]);
