import { defineIsland } from '../../src/runtime/define';
import { startFrame, startTimer } from '../../src/browser/lifetime';
import { $overlay } from '../overlays/public';

/** What opens the drawer, once its toggle's island has found it. */
const TOGGLES = '[data-islas-overlay=drawer]';

/**
 * The cart drawer, printed by PHP. Its view loads when a shopper approaches its toggle by mouse or keyboard, touches the
 * drawer, or has opened it. Until then, and if loading fails, it shows the shop's mini-cart.
 */
export const cartDrawer = defineIsland({
  name: 'cart-drawer',
  selector: '[data-island=cart-drawer]',
  feature: 'drawer',
  view: {
    wake: (host, callback, signal) => {
      // After the paint: to run the view takes long, and would delay the paint that shows the drawer.
      const wakeLater = () => void startFrame(() => startTimer(callback, 0, signal), signal);
      const reach = (event: Event) => {
        const { target } = event;
        // A finger on a toggle opens the drawer, which wakes the view, or scrolls.
        const isFinger = (event as PointerEvent).pointerType === 'touch';
        if (target instanceof Element && (host.contains(target) || (target.closest(TOGGLES) && !isFinger))) wakeLater();
      };
      for (const type of ['pointerover', 'pointerdown', 'focusin'])
        document.addEventListener(type, reach, { signal, passive: true, capture: true });
      signal.addEventListener(
        'abort',
        $overlay.subscribe((name) => name === 'drawer' && wakeLater()),
      );
    },
    load: () => import('./view'),
  },
});
