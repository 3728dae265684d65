import { defineIsland } from '../../src/island/define';
import { $overlay } from '../../src/stores/overlay';

const ignore = () => undefined;

/** Suggestions below the field of a search, in an empty host, once it is opened: the form works without them. */
export const searchSuggestions = defineIsland({
  name: 'search-overlay',
  selector: '[data-island=search-overlay]',
  feature: 'search',
  view: {
    wake: (host, go, signal) =>
      signal.addEventListener(
        'abort',
        $overlay.subscribe((name) => {
          if (name !== 'search' || signal.aborted) return;
          go();
          // A small file of the view's, and there before a word is typed: Enter may be pressed before the view is.
          import('./field').then(({ remember }) => remember(host), ignore);
        }),
      ),
    load: () => import('./view'),
  },
});
