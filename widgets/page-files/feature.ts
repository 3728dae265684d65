import type { PageFeature } from '../../src/runtime/page-feature';
import { watchForEmoji } from './watch-for-emoji';

export const pageFeature: PageFeature = { flag: 'page_files', start: watchForEmoji };
