import { defineIsland } from '../../src/runtime/define';
import { $overlay } from '../../src/overlays/overlay-store';

const ignore = () => undefined;

/** Calls `go` once the search is open. */
const whenOpen = (go: () => void, signal: AbortSignal): void => {
  if ($overlay.get() === 'search') return go();
  const stop = $overlay.listen((name) => {
    if (name !== 'search') return;
    stop();
    go();
  });
  signal.addEventListener('abort', stop);
};

/** Suggestions below the field of a search, in an empty host, once it is opened: the form works without them. */
export const searchSuggestions = defineIsland({
  name: 'search-overlay',
  selector: '[data-island=search-overlay]',
  feature: 'search',
  // Before the view, and after it: a small file of the view's, and there before a word is typed.
  paint: (host, { signal }) =>
    whenOpen(() => void import('./search-field').then(({ remember }) => remember(host, signal), ignore), signal),
  view: {
    wake: (_host, go, signal) => whenOpen(go, signal),
    load: () => import('./view'),
  },
});
