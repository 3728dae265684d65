import { oneOf, shape, text } from '../contracts/decode';
import { catchEye, drawer, showMessage } from '../services/drawer-page';
import { on } from '../services/events';
import { $overlay, offerOverlay, openOverlay } from './overlays';

const AFTER_ADD = ['open', 'badge', 'message', 'nothing'] as const;

/** What the shell of the drawer carries as data attributes. */
const decodeShell = shape({
  /** After an add, by pointer and by touch. */
  afterAdd: oneOf(AFTER_ADD, 'badge'),
  afterAddTouch: oneOf(AFTER_ADD, 'badge'),
  /** Said and shown after an add, where the owner wants a message. */
  added: text(),
});

const open = (opener?: HTMLElement): void | false => {
  const element = drawer();
  if (!element) return false;
  openOverlay('drawer', element, { opener });
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
    if (way === 'badge') catchEye();
  };
  on('islas:added', show, { signal });
};
