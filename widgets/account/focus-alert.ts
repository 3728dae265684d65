import { startTimer } from '../../src/browser/lifetime';

/**
 * Focuses the first alert with a text on an account page, as WooCommerce's `account-i18n.js`, which PHP mutes. Unlike
 * that, it leaves the focus where a shopper has put it meanwhile.
 */
export const focusAccountAlert = (signal: AbortSignal): void => {
  const alerts = document.querySelectorAll<HTMLElement>('.woocommerce-account [role="alert"]');
  const alert = [...alerts].find(({ textContent }) => textContent.trim());
  const focus = () => {
    if (!alert || document.activeElement !== document.body) return;
    alert.tabIndex = -1;
    alert.focus();
  };
  if (alert) startTimer(focus, 0, signal);
};
