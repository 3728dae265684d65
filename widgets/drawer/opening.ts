import { oneOf, shape, text } from '../../src/browser/decode';
import { catchEye, drawer, showMessage } from './added-message';
import { $overlay } from '../../src/overlays/overlay-store';
import { offerOverlay, openOverlay } from '../../src/overlays/overlay-manager';

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

/** Opens the drawer for its toggles; the answer shows an add as the owner has chosen for this kind of device. */
export const offerDrawer = (signal: AbortSignal): (() => void) => {
  offerOverlay('drawer', open);
  return () => {
    const { afterAdd, afterAddTouch, added } = decodeShell({ ...drawer()?.dataset });
    const way = matchMedia('(pointer: coarse)').matches ? afterAddTouch : afterAdd;
    if ($overlay.get() === 'drawer') return;
    if (way === 'open') open();
    if (way === 'message') showMessage(added, signal);
    if (way === 'badge') catchEye();
  };
};
