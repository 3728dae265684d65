import { goOn } from '../../../src/browser/focus';
import { startTimer } from '../../../src/browser/lifetime';

/** Takes the focus on from the bar, once it is gone. */
export const leaveBar = (): void => {
  const bar = document.getElementById('islas-consent');
  if (!document.documentElement.dataset.consentBar && bar?.contains(document.activeElement)) goOn(bar);
};

/** Takes the bar and what opens it off the page, for a tool that asks instead; a press that has begun ends first. */
export const hideBar = (): void => {
  if (document.querySelector('#islas-consent:active')) return void startTimer(hideBar, 500, undefined);
  document.documentElement.dataset.consentTool = '';
  delete document.documentElement.dataset.consentBar;
};
