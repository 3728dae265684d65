import { defineIsland } from '../../src/runtime/define';
import { $overlay } from '../overlays/public';

const doNothing = () => undefined;

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
        void import('./search-field').then(
          ({ rememberSubmittedSearch }) => rememberSubmittedSearch(host, signal),
          doNothing,
        ),
      signal,
    ),
  view: {
    wake: (_host, callback, signal) => whenOpen(callback, signal),
    load: () => import('./view'),
  },
});
