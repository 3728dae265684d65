import { defineIsland } from '../../src/runtime/define';
import { $overlay } from '../../src/overlays/overlay-store';

/** What opens the drawer, once its toggle's island has found it. */
const TOGGLES = '[data-islas-overlay=drawer]';

/**
 * The cart drawer, printed by PHP. Its view comes when somebody reaches for what opens it, or touches the drawer
 * itself, or has opened it before this was there. Until then, and without it, the shop's mini-cart stands in it.
 */
export const cartDrawer = defineIsland({
  name: 'cart-drawer',
  selector: '[data-island=cart-drawer]',
  feature: 'drawer',
  view: {
    wake: (host, go, signal) => {
      const reach = ({ target }: Event) =>
        void (target instanceof Element && (host.contains(target) || target.closest(TOGGLES)) && go());
      for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
        document.addEventListener(type, reach, { signal, passive: true, capture: true });
      signal.addEventListener(
        'abort',
        $overlay.subscribe((name) => name === 'drawer' && go()),
      );
    },
    load: () => import('./view'),
  },
});
