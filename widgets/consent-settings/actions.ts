import type { ActionRunner } from '../../src/contracts/actions';
import { leaveForPage, openSettings } from '../../src/stores/consent-settings';

/** Opens the dialog; without one, and after it has failed, its opener leads to the shop's page. */
export const showSettings: ActionRunner = (opener) => {
  if (document.querySelector('[data-island=consent-settings]:not([data-island-state=failed])'))
    openSettings(() => import('./view'));
  else if (opener instanceof HTMLAnchorElement) return false;
  else leaveForPage();
};
