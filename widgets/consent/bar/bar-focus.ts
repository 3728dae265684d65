import { moveFocusAfter } from '../../../src/browser/focus';
import { startTimer } from '../../../src/browser/lifetime';

/** Moves the focus to the next control after the bar, if the bar is hidden and no other element has the focus. */
export const leaveBar = (): void => {
  const bar = document.getElementById('islas-consent');
  if (bar && !document.documentElement.dataset.consentBar) moveFocusAfter(bar);
};

/** Hides the bar and its re-open button, because a consent tool asks instead. Waits while the bar is being pressed. */
export const hideBar = (): void => {
  if (document.querySelector('#islas-consent:active')) return void startTimer(hideBar, 500, undefined);
  const hadFocus = document.querySelector('#islas-consent :focus') !== null;
  document.documentElement.dataset.consentTool = '';
  delete document.documentElement.dataset.consentBar;
  if (hadFocus) leaveBar();
};
