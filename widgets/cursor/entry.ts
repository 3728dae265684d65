import { startCursor } from './follow-pointer';
import { startEntry } from '../../src/runtime/start-entry';

/** The entry of shops with a custom cursor, after `main.ts`. */
startEntry('islas.cursor', (_features, signal) => [
  () => startCursor(document.querySelector('.islas-cursor') as HTMLElement, signal),
]);
