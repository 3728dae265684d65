import { oneOf, shape, text } from '../../src/browser/decode';
import { $overlay } from '../overlays/public';
import { emit } from '../../src/runtime/events';
import { animateCartLinks, findDrawer, showMessage } from './added-message';

const AFTER_ADD = ['open', 'badge', 'message', 'nothing'] as const;

/** Settings in the data attributes of the drawer's element. */
const decodeShell = shape({
  /** What happens after an add: with a mouse, and with a touch screen. */
  afterAdd: oneOf(AFTER_ADD, 'badge'),
  afterAddTouch: oneOf(AFTER_ADD, 'badge'),
  /** Text shown and announced after an add, if the owner enabled the message. */
  added: text(),
});

/**
 * Shows an added product in the way that the owner has chosen for this kind of device. It is not in the file of the
 * overlays, because most adds open none.
 */
export const showAddedProduct = (signal: AbortSignal): void => {
  const element = findDrawer();
  const { afterAdd, afterAddTouch, added } = decodeShell({ ...element?.dataset });
  const way = matchMedia('(pointer: coarse)').matches ? afterAddTouch : afterAdd;
  if (!element || $overlay.get() === 'drawer') return;
  if (way === 'open') emit(element, 'islas:open-overlay', { name: 'drawer', element });
  if (way === 'message') showMessage(added, signal);
  if (way === 'badge') animateCartLinks();
};
