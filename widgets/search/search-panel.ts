import { decodeThemeOverlays } from '../../src/overlays/theme-selectors';
import { section } from '../../src/wordpress/settings';
import type { ThemeOverlay } from '../../src/overlays/theme-overlay';

const FIELD = 'input[name=s],input[type=search]';

/** The search overlay: the theme's toggle and panel, or the plugin's. */
export const searchOverlay = (): ThemeOverlay => {
  const { search_toggle: toggle, search_panel: panel } = section('overlays', decodeThemeOverlays);
  return {
    name: 'search',
    toggle,
    panel,
    focus: FIELD,
    isPanel: (element) => !!element.querySelector(FIELD),
    prepare: (element) => {
      if (element.querySelector('[data-island=search-overlay]')) return;
      const host = document.createElement('div');
      host.dataset.island = 'search-overlay';
      element.append(host);
    },
  };
};
