import { findDialog } from '../overlays/public';
import { translate } from '../../src/wordpress/texts';
import { shopParams } from '../../src/woocommerce/globals';
import { startTimer } from '../../src/browser/lifetime';

/** What opens the drawer, once its toggle's island has found it. */
const TOGGLES = '[data-islas-overlay=drawer]';
/** How long a message stays that has neither pointer nor focus; milliseconds. */
const MESSAGE_MS = 6000;
const MESSAGE = 'islas-drawer-message';

/** The page's drawer, or `null`. */
export const findDrawer = () => findDialog('drawer');

/** Shows what was added and a link to the cart, in a corner of the page. */
export const showMessage = (text: string, signal: AbortSignal): void => {
  document.querySelector(`.${MESSAGE}`)?.remove();
  const message = Object.assign(document.createElement('p'), { className: MESSAGE });
  message.setAttribute('role', 'status');
  document.body.append(message);
  const link = Object.assign(document.createElement('a'), {
    href: shopParams().cart_url,
    textContent: translate('view_cart'),
  });
  Object.assign(link.dataset, { islasAction: 'overlay.open', islasOverlay: 'drawer' });
  message.append(`${text} `, link);
  const hide = () => (message.matches(':hover,:focus-within') ? hideLater() : message.remove());
  const hideLater = () => startTimer(hide, MESSAGE_MS, signal);
  hideLater();
};

/** Animates the links to the cart, unless the visitor prefers reduced motion. */
export const animateCartLinks = (): void => {
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400;
  for (const toggle of document.querySelectorAll(TOGGLES)) toggle.animate({ scale: [1, 1.25, 1] }, duration);
};
