import { getConsent, imply } from '../../src/stores/consent';

const { dataset } = document.documentElement;

/** Whether the bar is before the visitor. */
export const isShown = (): boolean => !!dataset.consentBar;

/** Closes the bar without a decision: the visitor is asked again on the next page, unless a setting decides. */
export const closeBar = (): void => {
  delete dataset.consentBar;
  imply(getConsent().config.cookies_bar_on_close);
};
