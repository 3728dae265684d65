import { goOn } from './focus';

/** Takes the focus on from the bar, once it is gone. */
export const leaveBar = (): void => {
  const bar = document.getElementById('islas-consent');
  if (!document.documentElement.dataset.consentBar && bar?.contains(document.activeElement)) goOn(bar);
};
