import { useMemo } from 'react';

interface ShopHtmlProps {
  /** As WooCommerce prints it: the markup of prices and stock is the theme's and other plugins'. */
  readonly html: string;
  readonly className: string;
}

/** A piece of the shop's own HTML; nothing where it is empty. Scripts in it do not run. */
export const ShopHtml = ({ html, className }: ShopHtmlProps) => {
  // React before 19.3 sets the markup whenever it is given another object.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return html ? <div className={className} dangerouslySetInnerHTML={inner} /> : null;
};
