import type { KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react';
import { type RootProps, joinClasses } from '../../src/react/root-props';
import { withRef } from '../../src/react/with-ref';

/** What a button adds, and its texts. */
export interface AddButtonContent {
  /** Id of the product, or of a variation. */
  readonly id: number;
  /** Name of the product, for the message after an add. */
  readonly name: string;
  /** Where the button leads without JavaScript. Default: the page itself with `?add-to-cart=<id>`. */
  readonly href?: string | undefined;
  /** How many are added. Default 1. */
  readonly quantity?: number | undefined;
  /** Default none. */
  readonly sku?: string | undefined;
  /** Text of the button. Default `Add to cart`. */
  readonly text?: string | undefined;
  /** What assistive technology reads instead. Default: the text and the name. */
  readonly label?: string | undefined;
  /** What is announced after an add. Default: that the product has been added. */
  readonly addedMessage?: string | undefined;
}

interface AddButtonMarkupProps extends AddButtonContent, RootProps<HTMLAnchorElement> {
  /** In the place of the text. */
  readonly children?: ReactNode;
  readonly isBusy?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLAnchorElement> | undefined;
}

/**
 * The button of WooCommerce's listings (`loop/add-to-cart.php`). In a host's tree it has the class by which WooCommerce's
 * script and the islands know that another script renders it.
 */
export const AddButtonMarkup = withRef(function AddButtonMarkup({
  id,
  name,
  href = `?add-to-cart=${id}`,
  quantity = 1,
  sku = '',
  text = 'Add to cart',
  label = `${text}: “${name}”`,
  addedMessage = `“${name}” has been added to your cart`,
  className,
  children,
  isBusy,
  ...root
}: AddButtonMarkupProps) {
  return (
    <a
      href={href}
      data-quantity={quantity}
      className={joinClasses(
        'button product_type_simple add_to_cart_button ajax_add_to_cart',
        root.onClick && 'wc-interactive',
        className,
      )}
      data-product_id={id}
      data-product_sku={sku}
      aria-label={label}
      aria-busy={isBusy}
      rel="nofollow"
      data-success_message={addedMessage}
      role="button"
      {...root}
    >
      {children ?? text}
    </a>
  );
});
