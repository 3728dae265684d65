import { leaveForPage, openSettings } from './settings-store';

/** Opens the dialog. Without one, or after it has failed, leads to the shop's page with the same choices. */
export const showSettings = (control?: HTMLElement): void => {
  if (document.querySelector('[data-island=consent-settings]:not([data-island-state=failed])'))
    openSettings(() => import('./view'), control);
  else leaveForPage();
};
