import { ownDialog } from '../../src/overlays/own-dialog';
import { offerOverlay, openOverlay } from '../../src/overlays/overlay-manager';

/** Opens the drawer for its toggles. */
export const offerDrawer = (): void =>
  offerOverlay('drawer', (opener) => {
    const element = ownDialog('drawer');
    if (!element) return false;
    element.dataset.islasPanel = 'drawer';
    openOverlay('drawer', element, { opener });
  });
