import { embedFrame, embedResize } from './island';
import { startEntry } from '../../src/runtime/start-entry';
import { startIslands } from '../../src/runtime/loader';

/** The entry of pages with a frame of another site in them, after `main.ts`. */
startEntry('islas.embeds', ({ embeds }, signal) => [() => embeds && startIslands([embedResize, embedFrame], signal)]);
