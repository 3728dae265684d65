import { decodeThemeOverlays } from '../../src/contracts/search';
import { section } from '../../src/contracts/settings';
import { type Wake, defineIsland } from '../../src/island/define';
import { $overlay } from '../../src/stores/overlays';
import type { ThemeOverlay } from '../theme-overlay/island';
import './search.css';

const FIELD = 'input[name=s],input[type=search]';

const whenOpened: Wake = (_host, go, signal) => {
  const stop = $overlay.subscribe((name) => name === 'search' && go());
  signal.addEventListener('abort', stop);
};

/** Suggestions below the field of a search, in an empty host: the form works without them. */
export const searchSuggestions = defineIsland({
  name: 'search-overlay',
  selector: '[data-island=search-overlay]',
  feature: 'search',
  view: { wake: whenOpened, load: () => import('./view') },
});

/** The search over the page: the theme's toggle and panel, or the plugin's. */
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
