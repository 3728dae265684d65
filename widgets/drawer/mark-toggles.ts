import { observeDocument } from '../../src/browser/document-observer';
import { claimAddedIsland } from '../../src/runtime/loader';

/** Makes the links that match open the drawer, also those that are added later, until the signal aborts. */
export const markToggles = (selector: string, signal: AbortSignal): void => {
  const mark = () => {
    for (const link of document.querySelectorAll<HTMLElement>(selector)) {
      if (link.dataset.islasOverlay) continue;
      Object.assign(link.dataset, { islasAction: 'overlay.open', islasOverlay: 'drawer' });
      claimAddedIsland(link);
    }
  };
  mark();
  observeDocument((records) => records.some(({ addedNodes }) => addedNodes.length) && mark(), signal);
};
