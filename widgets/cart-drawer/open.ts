import { translated } from '../../src/contracts/texts';
import { shopParams } from '../../src/contracts/woocommerce';
import { on } from '../../src/services/events';
import { startIslands } from '../../src/island/loader';
import { $overlay, offerOverlay, openOverlay } from '../../src/stores/overlays';
import { overlayToggle } from '../overlay-toggle/island';
import { TOGGLES, cartDrawer } from './island';
import { decodeShell } from './shell';

/** How long a message stays that nobody is busy with, in milliseconds. */
const MESSAGE_MS = 6000;
const MESSAGE = 'islas-drawer-message';

const drawer = () => document.querySelector<HTMLElement>('#islas-drawer');

const open = (opener?: HTMLElement): void | false => {
  const element = drawer();
  if (!element) return false;
  openOverlay('drawer', element, { opener });
};

/** Says what was added, with the way to the cart, in a corner of the page. */
const showMessage = (text: string): void => {
  document.querySelector(`.${MESSAGE}`)?.remove();
  const message = Object.assign(document.createElement('p'), { className: MESSAGE });
  message.setAttribute('role', 'status');
  document.body.append(message);
  const link = Object.assign(document.createElement('a'), {
    href: shopParams().cart_url,
    textContent: translated('view_cart'),
  });
  Object.assign(link.dataset, { islasAction: 'overlay.open', islasOverlay: 'drawer' });
  message.append(`${text} `, link);
  const hide = () => (message.matches(':hover,:focus-within') ? setTimeout(hide, MESSAGE_MS) : message.remove());
  setTimeout(hide, MESSAGE_MS);
};

/** The page's links to the cart open the drawer; an add is shown as the owner has chosen for this kind of device. */
export const startDrawer = (signal: AbortSignal): void => {
  const element = drawer();
  if (!element) return;
  const { toggles, afterAdd, afterAddTouch, added } = decodeShell({ ...element.dataset });
  offerOverlay('drawer', open);
  startIslands([overlayToggle('drawer', toggles, element.id), cartDrawer], signal);
  const show = () => {
    const way = matchMedia('(pointer: coarse)').matches ? afterAddTouch : afterAdd;
    if ($overlay.get() === 'drawer') return;
    if (way === 'open') open();
    if (way === 'message') showMessage(added);
    for (const toggle of way === 'badge' ? document.querySelectorAll(TOGGLES) : [])
      toggle.animate({ scale: [1, 1.25, 1] }, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400);
  };
  on('islas:added', show, { signal });
};
