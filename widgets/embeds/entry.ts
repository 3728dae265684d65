import { embedFrame, embedResize } from './island';
import { startEntry } from '../../src/runtime/start-entry';
import { startIslands } from '../../src/runtime/loader';

/** Entry for pages with an embedded frame; loaded after `main.ts`. */
startEntry('islas.embeds', ({ embeds }, signal) => [() => embeds && startIslands([embedResize, embedFrame], signal)]);
