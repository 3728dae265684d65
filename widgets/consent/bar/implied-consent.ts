import { startObserver, startTimer } from '../../../src/browser/lifetime';
import { getConsent } from '../get-consent';
import { implyDecision } from '../imply-decision';

/** Whether the bar is visible. */
const isShown = (): boolean => !!document.documentElement.dataset.consentBar;

/**
 * Decides without a button (Specification §4, Implicit decisions and Timing) once the bar has been shown: on the mouse
 * wheel, on leaving the page, and after a time. A press or a key in the bar or the dialog stops the timer.
 */
export const startImplied = (signal: AbortSignal): void => {
  const consent = getConsent();
  const { cookies_bar_on_scroll, cookies_bar_on_page_redirect, dismiss_timeout } = consent.config;
  let wasShown = false;
  let stop = (): void => undefined;
  const onBarChange = () => {
    if (wasShown || !isShown()) return;
    wasShown = true;
    if (dismiss_timeout) stop = startTimer(() => isShown() && consent.close(), dismiss_timeout * 1000, signal);
  };
  const observer = startObserver(new MutationObserver(onBarChange), signal);
  observer.observe(document.documentElement, { attributeFilter: ['data-consent-bar'] });
  onBarChange();
  addEventListener('wheel', () => isShown() && implyDecision(consent, cookies_bar_on_scroll), {
    passive: true,
    signal,
  });
  addEventListener('pagehide', () => wasShown && implyDecision(consent, cookies_bar_on_page_redirect), { signal });
  const onInteraction = ({ target }: Event) => {
    if (target instanceof Element && target.closest('#islas-consent,[data-island=consent-settings]')) stop();
  };
  for (const type of ['click', 'keydown']) addEventListener(type, onInteraction, { capture: true, signal });
};
