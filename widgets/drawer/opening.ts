import { findDialog } from '../../src/overlays/own-dialog';
import { offerOverlay, openOverlay } from '../../src/overlays/overlay-manager';

/** Opens the drawer for its toggles. */
export const registerDrawer = (): void =>
  offerOverlay('drawer', (opener) => {
    const element = findDialog('drawer');
    if (!element) return false;
    element.dataset.islasPanel = 'drawer';
    openOverlay('drawer', element, { opener });
  });
