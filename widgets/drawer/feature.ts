import { findDialog } from '../overlays/public';
import { on } from '../../src/runtime/events';
import { loadLater } from '../../src/runtime/load-later';
import type { PageFeature } from '../../src/runtime/page-feature';
import { comeFirst } from './come-first';
import { cartDrawer } from './island';

/** The drawer, where there is one by now: a host's own code may bring it late. */
const shell = () => findDialog('drawer');

export const pageFeature: PageFeature = {
  flag: 'drawer',
  islands: [cartDrawer],
  overlay: { name: 'drawer', selectors: () => ({ toggle: shell()?.dataset.toggles }), isAfterTheme: true },
  start: (signal) => {
    comeFirst(shell, signal);
    const showAdd = () =>
      void loadLater(
        'drawer',
        () => import('./added'),
        ({ showAddedProduct }) => showAddedProduct(signal),
        { signal },
      );
    on('islas:added', ({ detail }) => void (detail.isPart || !shell() || showAdd()), { signal });
  },
};
