import { oneOf, shape, text } from '../contracts/decode';
import { translated } from '../contracts/texts';
import { shopParams } from '../contracts/woocommerce';
import { on } from '../services/events';
import { $overlay, offerOverlay, openOverlay } from './overlays';

/** What opens the drawer, once its toggle's island has found it. */
export const TOGGLES = '[data-islas-overlay=drawer]';

const AFTER_ADD = ['open', 'badge', 'message', 'nothing'] as const;

/** What the shell of the drawer carries as data attributes. */
const decodeShell = shape({
  /** After an add, by pointer and by touch. */
  afterAdd: oneOf(AFTER_ADD, 'badge'),
  afterAddTouch: oneOf(AFTER_ADD, 'badge'),
  /** Said and shown after an add, where the owner wants a message. */
  added: text(),
});

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

/** Selectors of what opens the drawer, as the owner wants them; `undefined` on a page without a drawer. */
export const drawerToggles = (): string | undefined => drawer()?.dataset.toggles;

/** Opens the drawer for its toggles, and shows an add as the owner has chosen for this kind of device. */
export const startDrawer = (signal: AbortSignal): void => {
  const element = drawer();
  if (!element) return;
  const { afterAdd, afterAddTouch, added } = decodeShell({ ...element.dataset });
  offerOverlay('drawer', open);
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
