import { type AddToCartButtonProps, printAddButton } from '../print/print-add-button';
import { type MiniCartProps, printMiniCart } from '../print/print-mini-cart';
import { html } from '../print/print-html';
import {
  type CartDrawerProps,
  DRAWER_TOGGLES,
  type ProductSearchProps,
  printDrawer,
  printProductSearch,
} from '../print/print-overlays';
import { type NearestInStockProps, type SwatchFormProps, printNearest, printSwatchForm } from '../print/print-swatches';
import { wired } from '../host-wiring';
import { Printed } from './Printed';

/**
 * A button that adds a product without a reload. It shows that it is adding, that it has added (with a link to the cart) or
 * why it could not, and says so to assistive technology. Without JavaScript it is a link that adds.
 *
 * @example <AddToCartButton id={17} name="Bowl" text="Add to basket" />
 */
export const AddToCartButton = (props: AddToCartButtonProps) => <Printed markup={printAddButton(props)} />;

/**
 * The cart's widget: lines with a control that removes each, the subtotal, and the ways to cart and checkout. The shop's
 * answers replace its content after every change.
 *
 * @example <MiniCart />
 */
export const MiniCart = (props: MiniCartProps) => (
  <Printed markup={html`<div class="widget woocommerce widget_shopping_cart">${printMiniCart(props)}</div>`} />
);

/**
 * The form of a variable product with swatches beside its selects. Choosing updates price, stock, picture and the other
 * options; the button adds the variation without a reload.
 *
 * @example <SwatchForm product={shirt} attributes={[{ name: 'pa_color', label: 'Colour', type: 'color', items }]} variations={variations} />
 */
export const SwatchForm = (props: SwatchFormProps) => <Printed markup={printSwatchForm(props)} />;

/**
 * Offers the combination in stock that is nearest to what the shopper wanted, with one press, after a touch of an option that
 * is not available. Without it the offer stands below the options; with it, here. The product's {@link SwatchForm} must be on
 * the page.
 *
 * @example <NearestInStock product={100} />
 */
export const NearestInStock = (props: NearestInStockProps) => <Printed markup={printNearest(props)} />;

/**
 * The cart drawer: quantities, removal and undo, coupons and offers. Once on a page. It opens from links that match
 * `toggles` and from any control with `data-islas-action="overlay.open"` and `data-islas-overlay="drawer"`.
 *
 * @example <CartDrawer afterAdd="open" toggles=".cart-link" />
 */
export const CartDrawer = (props: CartDrawerProps) => (
  <Printed
    markup={printDrawer(props)}
    wake={(_host, signal) => wired().openDrawerBy(props.toggles ?? DRAWER_TOGGLES, signal)}
  />
);

/**
 * The search for products over the page, with suggestions while one types. Once on a page.
 *
 * @example <ProductSearch action="/shop/" />
 */
export const ProductSearch = (props: ProductSearchProps) => <Printed markup={printProductSearch(props)} />;
