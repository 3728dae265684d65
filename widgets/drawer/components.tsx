import { Printed } from '../../src/react/components/Printed';
import { loadLater } from '../../src/runtime/load-later';
import { type CartDrawerProps, DRAWER_TOGGLES, printDrawer } from './print-drawer';

export type { AfterAdd, CartDrawerProps } from './print-drawer';

/**
 * The cart drawer: quantities, removal and undo, coupons and offers. Once on a page. It opens from links that match
 * `toggles` and from any control with `data-islas-action="overlay.open"` and `data-islas-overlay="drawer"`.
 *
 * @example <CartDrawer afterAdd="open" toggles=".cart-link" />
 */
export const CartDrawer = (props: CartDrawerProps) => (
  <Printed
    markup={printDrawer(props)}
    wake={(host, signal) =>
      loadLater(
        'drawer',
        () => import('./mark-toggles'),
        ({ markToggles }) => markToggles(props.toggles ?? DRAWER_TOGGLES, signal),
        { signal, host },
      )
    }
  />
);
