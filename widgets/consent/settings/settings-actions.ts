import { leaveForPage, openSettings } from './settings-store';

/** Opens the dialog; without one, and after it has failed, the shop's page has the same choices. */
export const showSettings = (control?: HTMLElement): void => {
  if (document.querySelector('[data-island=consent-settings]:not([data-island-state=failed])'))
    openSettings(() => import('./view'), control);
  else leaveForPage();
};
