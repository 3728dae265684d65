import { type Markup, attributes, html } from '../../src/react/print/print-html';

/** Props of {@link AddToCartButton}. */
export interface AddToCartButtonProps {
  /** Id of the product, or of a variation. */
  readonly id: number;
  /** Name of the product, for the message after an add. */
  readonly name: string;
  /** Where the button leads without JavaScript. Default: the page itself with `?add-to-cart=<id>`. */
  readonly href?: string;
  /** How many are added. Default 1. */
  readonly quantity?: number;
  /** Default none. */
  readonly sku?: string;
  /** What the button says. Default `Add to cart`. */
  readonly text?: string;
  /** What assistive technology reads instead. Default: the text and the name. */
  readonly label?: string;
  /** What is announced after an add. Default: that the product has been added. */
  readonly addedMessage?: string;
  /** Classes beside WooCommerce's own. */
  readonly className?: string;
}

/** The button of WooCommerce's listings (`loop/add-to-cart.php`). */
export const printAddButton = ({
  id,
  name,
  href = `?add-to-cart=${id}`,
  quantity = 1,
  sku = '',
  text = 'Add to cart',
  label = `${text}: “${name}”`,
  addedMessage = `“${name}” has been added to your cart`,
  className,
}: AddToCartButtonProps): Markup =>
  html`<a${attributes({
    href,
    'data-quantity': quantity,
    class: ['button product_type_simple add_to_cart_button ajax_add_to_cart', className].filter(Boolean).join(' '),
    'data-product_id': id,
    'data-product_sku': sku,
    'aria-label': label,
    rel: 'nofollow',
    'data-success_message': addedMessage,
    role: 'button',
  })}>${text}</a>`;
