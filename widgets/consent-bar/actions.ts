import { goOn } from '../../src/services/focus';
import { getConsent, imply } from '../../src/stores/consent';

const FADE_MS = 500;
const { dataset } = document.documentElement;

/** Whether the bar is before the visitor. */
export const isShown = (): boolean => dataset.consentBar === 'open';

/** Fades the bar out (Specification §9) and takes the focus on, where it was inside. */
export const hideBar = (): void => {
  if (!isShown()) return;
  dataset.consentBar = 'closing';
  setTimeout(() => delete dataset.consentBar, FADE_MS);
  const bar = document.getElementById('islas-consent');
  if (bar?.contains(document.activeElement)) goOn(bar);
};

/** Closes the bar without a button of its own: the visitor is asked again on the next page, unless a setting decides. */
export const closeBar = (): void => {
  hideBar();
  imply(getConsent().config.cookies_bar_on_close);
};
