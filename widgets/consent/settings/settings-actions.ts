import { leaveForPage, openSettings } from './settings-store';

/** The place of the dialog: the island's, or a component's in the tree of a host. */
const PLACE = '[data-island=consent-settings]:not([data-island-state=failed]),[data-consent-dialog]';

/** Opens the dialog. Without one, or after it has failed, leads to the shop's page with the same choices. */
export const showSettings = (control?: HTMLElement): void => {
  if (document.querySelector(PLACE)) openSettings(() => import('./view'), control);
  else leaveForPage();
};
