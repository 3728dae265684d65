import { Printed } from '../../src/react/components/Printed';
import { html } from '../../src/react/print/print-html';
import { type MiniCartProps, printMiniCart } from './print-mini-cart';

export type { MiniCartItem, MiniCartProps } from './print-mini-cart';

/**
 * The cart's widget: lines with a control that removes each, the subtotal, and the ways to cart and checkout. The shop's
 * answers replace its content after every change.
 *
 * @example <MiniCart />
 */
export const MiniCart = (props: MiniCartProps) => (
  <Printed markup={html`<div class="widget woocommerce widget_shopping_cart">${printMiniCart(props)}</div>`} />
);
