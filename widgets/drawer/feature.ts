import { loadChunk } from '../../src/browser/load-chunk';
import { findDialog } from '../overlays/public';
import { on, report } from '../../src/runtime/events';
import type { PageFeature } from '../../src/runtime/page-feature';

/** The drawer, where there is one by now: a host's own code may bring it late. */
const shell = () => findDialog('drawer');

export const pageFeature: PageFeature = {
  flag: 'drawer',
  overlay: { name: 'drawer', selectors: () => ({ toggle: shell()?.dataset.toggles }), isAfterTheme: true },
  start: (signal) => {
    const showAdd = () =>
      loadChunk(() => import('./added'))
        .then(({ showAddedProduct }) => showAddedProduct(signal))
        .catch((error: unknown) => report('drawer', 'chunk_failed', error));
    on('islas:added', ({ detail }) => void (detail.isPart || !shell() || showAdd()), { signal });
  },
};
