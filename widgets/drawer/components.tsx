import { Printed } from '../../src/react/components/Printed';
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
    wake={async (_host, signal) => {
      const { markToggles } = await import('./mark-toggles');
      if (!signal.aborted) markToggles(props.toggles ?? DRAWER_TOGGLES, signal);
    }}
  />
);
