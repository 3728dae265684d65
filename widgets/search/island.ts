import { defineIsland } from '../../src/runtime/define';
import { loadLater } from '../../src/runtime/load-later';
import { $overlay } from '../overlays/public';

/** Calls `callback` once the search is open. */
const whenOpen = (callback: () => void, signal: AbortSignal): void => {
  if ($overlay.get() === 'search') return callback();
  const stop = $overlay.listen((name) => {
    if (name !== 'search') return;
    stop();
    callback();
  });
  signal.addEventListener('abort', stop);
};

/** Suggestions below a search field, in an empty host, once the search is opened; the form works without them. */
export const searchSuggestions = defineIsland({
  name: 'search-overlay',
  selector: '[data-island=search-overlay]',
  feature: 'search',
  // Runs before and after the view loads, so that the field works before the first letter is typed.
  paint: (host, { signal }) =>
    whenOpen(
      () =>
        void loadLater(
          'search-overlay',
          () => import('./search-field'),
          ({ rememberSubmittedSearch }) => rememberSubmittedSearch(host, signal),
          { signal, host },
        ),
      signal,
    ),
  view: {
    wake: (_host, callback, signal) => whenOpen(callback, signal),
    load: () => import('./view'),
  },
});
