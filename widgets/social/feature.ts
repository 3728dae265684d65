import './social.css';
import type { PageFeature } from '../../src/runtime/page-feature';
import { socialSelectors } from './social-selectors';

const LINK = 'a[href]';

export const pageFeature: PageFeature = {
  flag: 'social',
  overlay: {
    name: 'social',
    selectors: socialSelectors,
    focus: LINK,
    isPanel: (element) => !!element.querySelector(LINK),
  },
};
