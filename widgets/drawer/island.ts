import { defineIsland } from '../../src/runtime/define';
import { $overlay } from '../../src/overlays/overlay-store';

/** What opens the drawer, once its toggle's island has found it. */
const TOGGLES = '[data-islas-overlay=drawer]';

/**
 * The cart drawer, printed by PHP. Its view loads when a shopper approaches its toggle, touches the drawer, or opened
 * it before this script ran. Until then, and if loading fails, it shows the shop's mini-cart.
 */
export const cartDrawer = defineIsland({
  name: 'cart-drawer',
  selector: '[data-island=cart-drawer]',
  feature: 'drawer',
  view: {
    wake: (host, callback, signal) => {
      const reach = ({ target }: Event) =>
        void (target instanceof Element && (host.contains(target) || target.closest(TOGGLES)) && callback());
      for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
        document.addEventListener(type, reach, { signal, passive: true, capture: true });
      signal.addEventListener(
        'abort',
        $overlay.subscribe((name) => name === 'drawer' && callback()),
      );
    },
    load: () => import('./view'),
  },
});
