import type { PageFeature } from '../../src/runtime/page-feature';
import './embeds.css'; // A page needs it before the entry has loaded.

export const pageFeature: PageFeature = { flag: 'embeds' };
