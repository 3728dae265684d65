import { embedFrame, embedResize } from '../widgets/embed/island';
import { startEntry } from './entry';
import { startIslands } from './island/loader';

/** The entry of pages with a frame of another site in them, after `main.ts`. */
startEntry('islas.embeds', ({ embeds }, signal) => [() => embeds && startIslands([embedResize, embedFrame], signal)]);
