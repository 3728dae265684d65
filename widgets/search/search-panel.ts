import type { ThemeOverlay } from '../overlays/public';
import { searchSelectors } from './search-selectors';

const FIELD = 'input[name=s],input[type=search]';

/** The search overlay: the theme's toggle and panel, or the plugin's. */
export const searchOverlay = (): ThemeOverlay => ({
  name: 'search',
  ...searchSelectors(),
  focus: FIELD,
  isPanel: (element) => !!element.querySelector(FIELD),
  prepare: (element) => {
    if (element.querySelector('[data-island=search-overlay],[data-island=react]')) return;
    const host = document.createElement('div');
    host.dataset.island = 'search-overlay';
    element.append(host);
  },
});
