import type { PageFeature } from '../../src/runtime/page-feature';
import './coming-soon.css'; // A page needs it before the entry has loaded.

export const pageFeature: PageFeature = { flag: 'page' };
