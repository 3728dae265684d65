import { startCursor } from '../widgets/cursor/follow';
import { startEntry } from './entry';

/** The entry of shops with a custom cursor, after `main.ts`. */
startEntry('islas.cursor', (_features, signal) => [
  () => startCursor(document.querySelector('.islas-cursor') as HTMLElement, signal),
]);
