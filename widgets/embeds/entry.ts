import { embedFrame, embedResize } from './island';
import { startEntry } from '../../src/entry';
import { startIslands } from '../../src/island/loader';

/** The entry of pages with a frame of another site in them, after `main.ts`. */
startEntry('islas.embeds', ({ embeds }, signal) => [() => embeds && startIslands([embedResize, embedFrame], signal)]);
