import { useEffect, useRef, useState } from 'react';
import { startHost } from '../../src/react/host-wiring';
import { type RootProps, joinClasses } from '../../src/react/root-props';
import { useChunk } from '../../src/react/use-chunk';
import { useMergedRef } from '../../src/react/use-merged-ref';
import { type OverlayState, useOverlayDialog } from '../../src/react/use-overlay-dialog';
import { loadLater } from '../../src/runtime/load-later';
import { DRAWER_TEXTS, DRAWER_TOGGLES } from './drawer-texts';
import { DrawerMarkup } from './markup';
import { withRef } from '../../src/react/with-ref';

/** What happens to the drawer after an add. */
export type AfterAdd = 'open' | 'badge' | 'message' | 'nothing';

/** Props of {@link CartDrawer}. */
export interface CartDrawerProps extends OverlayState, RootProps<HTMLDialogElement> {
  /** Default `Cart`. */
  readonly title?: string | undefined;
  /** Selector of the links to the cart that open the drawer. Default: those of Storefront and other common themes. */
  readonly toggles?: string | undefined;
  /** What an add does: opens the drawer, lets the links catch the eye, shows a message, or nothing. Default `badge`. */
  readonly afterAdd?: AfterAdd | undefined;
  /** The same on touch screens. Default: as `afterAdd`. */
  readonly afterAddTouch?: AfterAdd | undefined;
  /** The message. Default `Added to your cart.`. */
  readonly added?: string | undefined;
  /** Whether the shop takes coupons. Default true. */
  readonly hasCoupons?: boolean | undefined;
  /** Texts; English unless given. `%s` is the name of a product, a coupon or an amount. */
  readonly texts?: Partial<typeof DRAWER_TEXTS> | undefined;
}

/** The drawer's cart is one of the shop's fragments, which replace this element. */
const CART_FRAGMENT = { __html: '<script type="application/json" class="islas-drawer-cart">null</script>' };

/** Makes the links that match open the drawer, for as long as the component is on the page. */
const useToggles = (toggles: string): void =>
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const mark = () =>
      loadLater(
        'drawer',
        () => import('./mark-toggles'),
        ({ markToggles }) => markToggles(toggles, signal),
        { signal },
      );
    startHost().then(mark, () => undefined);
    return () => life.abort();
  }, [toggles]);

/**
 * The cart drawer: quantities, removal and undo, coupons and offers. Once on a page. It opens by `open`, from links that
 * match `toggles` and from any control with `data-islas-action="overlay.open"` and `data-islas-overlay="drawer"`.
 *
 * @example <CartDrawer afterAdd="open" toggles=".cart-link" onOpenChange={setOpen} />
 */
export const CartDrawer = withRef(function CartDrawer(props: CartDrawerProps) {
  const { title = 'Cart', toggles = DRAWER_TOGGLES, afterAdd = 'badge', afterAddTouch = afterAdd, ...others } = props;
  const { added = 'Added to your cart.', hasCoupons = true, texts: words, ref: given, className, style } = others;
  const { open, defaultOpen, onOpenChange } = others;
  const texts = { ...DRAWER_TEXTS, ...words };
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ref = useMergedRef(dialog, given);
  const overlay = useOverlayDialog('drawer', dialog, { open, defaultOpen, onOpenChange });
  const [isWanted, setWanted] = useState(false);
  if (overlay.isOpen && !isWanted) setWanted(true);
  const live = useChunk('drawer', isWanted, () => import('./LiveCart'));
  useToggles(toggles);
  return (
    <dialog
      id="islas-drawer"
      ref={ref}
      className={joinClasses('islas-drawer woocommerce widget_shopping_cart', className)}
      style={style}
      aria-labelledby="islas-drawer-title"
      data-toggles={toggles}
      data-after-add={afterAdd}
      data-after-add-touch={afterAddTouch}
      data-added={added}
    >
      <div className="islas-drawer__panel">
        <DrawerMarkup
          title={title}
          texts={texts}
          heading={heading}
          onClose={overlay.close}
          onShopClick={live?.followLinkAfterChanges}
        >
          {live && <live.LiveCart texts={texts} hasCoupons={hasCoupons} heading={heading} />}
        </DrawerMarkup>
      </div>
      <div hidden suppressHydrationWarning dangerouslySetInnerHTML={CART_FRAGMENT} />
    </dialog>
  );
});
