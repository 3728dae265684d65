import { oneOf, shape, text } from '../../src/browser/decode';
import { catchEye, drawer, showMessage } from './added-message';
import { $overlay } from '../../src/overlays/overlay-store';
import { offerOverlay, openOverlay } from '../../src/overlays/overlay-manager';

const AFTER_ADD = ['open', 'badge', 'message', 'nothing'] as const;

/** Settings in the data attributes of the drawer's element. */
const decodeShell = shape({
  /** What happens after an add: with a mouse, and with a touch screen. */
  afterAdd: oneOf(AFTER_ADD, 'badge'),
  afterAddTouch: oneOf(AFTER_ADD, 'badge'),
  /** Text shown and announced after an add, if the owner enabled the message. */
  added: text(),
});

const open = (opener?: HTMLElement): void | false => {
  const element = drawer();
  if (!element) return false;
  openOverlay('drawer', element, { opener });
};

/**
 * Opens the drawer for its toggles. Returns a function that shows an add as the owner configured it for this kind of
 * device.
 */
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
