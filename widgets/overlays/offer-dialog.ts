import { offerOverlay, openOverlay } from './overlay-manager';
import { findDialog } from './own-dialog';

/** Registers an overlay for which the plugin prints the dialog, and no theme a panel. */
export const offerDialog = (name: string): void =>
  offerOverlay(name, (opener) => {
    const element = findDialog(name);
    if (!element) return false;
    element.dataset.islasPanel = name;
    openOverlay(name, element, { opener });
  });
