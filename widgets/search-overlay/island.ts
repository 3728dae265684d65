import { defineIsland } from '../../src/island/define';
import { $overlay } from '../../src/stores/overlay';

/** Suggestions below the field of a search, in an empty host, once it is opened: the form works without them. */
export const searchSuggestions = defineIsland({
  name: 'search-overlay',
  selector: '[data-island=search-overlay]',
  feature: 'search',
  view: {
    wake: (_host, go, signal) =>
      signal.addEventListener(
        'abort',
        $overlay.subscribe((name) => name === 'search' && go()),
      ),
    load: () => import('./view'),
  },
});
