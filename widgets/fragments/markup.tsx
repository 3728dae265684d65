import type { MouseEventHandler, ReactNode } from 'react';
import { type RootProps, joinClasses } from '../../src/react/root-props';
import { withRef } from '../../src/react/with-ref';

interface MiniCartMarkupProps extends RootProps<HTMLDivElement> {
  readonly children: ReactNode;
}

/** WooCommerce's cart widget. */
export const MiniCartMarkup = withRef(function MiniCartMarkup({ className, ...root }: MiniCartMarkupProps) {
  return <div className={joinClasses('widget woocommerce widget_shopping_cart', className)} {...root} />;
});

/** Empty until the shop's answer replaces what is in it, which is what WooCommerce prints. */
const FRAGMENT = { __html: '<div class="widget_shopping_cart_content"></div>' };

interface ShopLinesMarkupProps {
  readonly onClickCapture?: MouseEventHandler<HTMLElement> | undefined;
}

/** The shop's own lines are its fragment: React adopts them as they are and never updates them. */
export const ShopLinesMarkup = (props: ShopLinesMarkupProps) => (
  <div data-server-region="" suppressHydrationWarning dangerouslySetInnerHTML={FRAGMENT} {...props} />
);

interface OwnLinesMarkupProps {
  /** Lines by their key. */
  readonly lines: readonly (readonly [key: string, line: ReactNode])[];
}

/** The list of WooCommerce's cart widget, for lines of the host's own. */
export const OwnLinesMarkup = ({ lines }: OwnLinesMarkupProps) => (
  <ul className="woocommerce-mini-cart cart_list product_list_widget">
    {lines.map(([key, line]) => (
      <li key={key} className="woocommerce-mini-cart-item mini_cart_item">
        {line}
      </li>
    ))}
  </ul>
);
