import { type MouseEventHandler, type ReactNode, type Ref, useState } from 'react';
import { controlProps } from '../../src/react/control-props';

type DrawerWords = Readonly<Record<string, string>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text = ''): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Where the shop's own mini-cart comes, and a link to the cart for as long as it has not come. */
const shopCartHtml = ({ waiting, cart_url, view }: DrawerWords): string =>
  `<p class="islas-drawer__waiting">${escapeHtml(waiting)} <a href="${escapeHtml(cart_url)}">${escapeHtml(view)}</a></p><div class="widget_shopping_cart_content"></div>`;

interface DrawerMarkupProps {
  readonly title: string;
  readonly texts: DrawerWords;
  readonly heading?: Ref<HTMLHeadingElement> | undefined;
  /** The interactive cart, once it has loaded. */
  readonly children?: ReactNode;
  readonly onClose?: MouseEventHandler<HTMLElement> | undefined;
  readonly onShopClick?: MouseEventHandler<HTMLElement> | undefined;
}

/** The inside of the drawer. The shop's mini-cart is its own fragment: React adopts it as it is and never updates it. */
export const DrawerMarkup = ({ title, texts, heading, children, onClose, onShopClick }: DrawerMarkupProps) => {
  const [shopCart] = useState(() => ({ __html: shopCartHtml(texts) }));
  return (
    <>
      <div className="islas-drawer__head">
        <h2 className="islas-drawer__title" id="islas-drawer-title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <button
          type="button"
          className="islas-drawer__close"
          aria-label={texts['close']}
          {...controlProps('overlay.close', onClose)}
        >
          ×
        </button>
      </div>
      {children}
      <div
        className="islas-drawer__shop"
        data-server-region=""
        onClick={onShopClick}
        suppressHydrationWarning
        dangerouslySetInnerHTML={shopCart}
      />
    </>
  );
};
