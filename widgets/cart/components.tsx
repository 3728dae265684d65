import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { isModifiedClick } from '../../src/browser/modified-click';
import { assign } from '../../src/browser/navigation';
import { startHost } from '../../src/react/host-wiring';
import { type RootProps, joinClasses } from '../../src/react/root-props';
import { useChunk } from '../../src/react/use-chunk';
import { useLatest } from '../../src/react/use-latest';
import { useLive } from '../../src/react/use-live';
import { useMergedRef } from '../../src/react/use-merged-ref';
import type { IslasEvents } from '../../src/runtime/event-types';
import { on } from '../../src/runtime/events';
import type { ErrorCode } from '../../src/wordpress/errors';
import { type AddButtonContent, AddButtonMarkup } from './markup';
import { withRef } from '../../src/react/with-ref';

/** Why an add failed. */
export interface AddFailure {
  readonly code: ErrorCode | undefined;
  /** For the shopper, in the shop's words where it gave some. */
  readonly message: string;
}

/** Props of {@link AddToCartButton}. */
export interface AddToCartButtonProps extends AddButtonContent, RootProps<HTMLAnchorElement> {
  /** In the place of the text. */
  readonly children?: ReactNode;
  /** Where a failure leads. Default: WordPress' short link of the product. */
  readonly productUrl?: string | undefined;
  /** The shopper adds; `false` stops it. */
  readonly onAdd?: (() => boolean | void) | undefined;
  /** The product is in the cart: its hash, and the parts of the page that show it. */
  readonly onAdded?: ((cart: Omit<IslasEvents['islas:added'], 'button'>) => void) | undefined;
  /** The product could not be added. */
  readonly onFailed?: ((failure: AddFailure) => void) | undefined;
  /** What stands behind the button after an add. Default: WooCommerce's link to the cart. */
  readonly renderAdded?: ((cartUrl: string) => ReactNode) | undefined;
  /** What stands behind the button after a failure. Default: the reason, a retry and a link to the product. */
  readonly renderFailure?: ((failure: AddFailure, retry: () => void) => ReactNode) | undefined;
}

const loadCart = async () => {
  await startHost();
  return import('./live-button');
};
type Cart = Awaited<ReturnType<typeof loadCart>>;

const never = () => () => undefined;

/** State of a product's buttons; all buttons of a product share it. */
const useButtonState = (cart: Cart | undefined, id: number) =>
  useSyncExternalStore(
    cart ? cart.$buttons.listen : never,
    () => cart?.$buttons.get()[id],
    () => undefined,
  );

interface ReasonProps {
  readonly cart: Cart;
  readonly message: string;
  /** The page to go to; left out, it is the cart's. */
  readonly productUrl: string | undefined;
  readonly retry: () => void;
}

const Reason = ({ cart: { translate, shopParams }, message, productUrl, retry }: ReasonProps) => (
  <div className="islas-add-failure">
    <span role="alert">{message || translate('unknown_error')}</span>
    <button type="button" className="button wp-element-button" onClick={retry}>
      {translate('retry')}
    </button>
    <a href={productUrl ?? shopParams().cart_url}>{translate(productUrl ? 'see_product' : 'view_cart')}</a>
  </div>
);

const AddedLink = ({ cart: { shopParams } }: { readonly cart: Cart }) => {
  const { is_cart, cart_url, i18n_view_cart: text } = shopParams();
  return is_cart ? null : (
    <a className="added_to_cart wc-forward" href={cart_url} title={text}>
      {text}
    </a>
  );
};

interface OutcomeProps extends Pick<AddToCartButtonProps, 'id' | 'productUrl' | 'renderAdded' | 'renderFailure'> {
  readonly cart: Cart;
  readonly state: NonNullable<ReturnType<typeof useButtonState>>;
  readonly retry: () => void;
}

/** What stands behind the button after an add. */
const Outcome = ({ cart, state, retry, id, productUrl = `/?p=${id}`, renderAdded, renderFailure }: OutcomeProps) => {
  if (state.state === 'added') return renderAdded ? renderAdded(cart.shopParams().cart_url) : <AddedLink cart={cart} />;
  if (state.state !== 'failed') return null;
  const failure = { code: state.code, message: state.reason ?? '' };
  if (renderFailure) return renderFailure(failure, retry);
  return <Reason cart={cart} message={failure.message} productUrl={state.url ? undefined : productUrl} retry={retry} />;
};

/** Space presses a link that is a button, as it presses a button. */
const pressBySpace = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== ' ') return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
};

interface Callbacks {
  readonly onAdd?: AddToCartButtonProps['onAdd'];
  readonly onAdded?: AddToCartButtonProps['onAdded'];
  readonly onFailed?: AddToCartButtonProps['onFailed'];
}

/** Calls a host's callbacks for the adds of this button. Returns the handler of its press. */
const useAdd = (
  button: RefObject<HTMLAnchorElement | null>,
  state: ReturnType<typeof useButtonState>,
  { onAdd, onAdded, onFailed }: Callbacks,
) => {
  const isPressed = useRef(false);
  const before = useLatest(() => onAdd?.() !== false);
  const added = useLatest(({ fragments, hash }: IslasEvents['islas:added']) => onAdded?.({ fragments, hash }));
  const failed = useLatest((failure: AddFailure) => onFailed?.(failure));

  useEffect(() => {
    const life = new AbortController();
    const options = { signal: life.signal, target: button.current as HTMLElement };
    on('islas:before-add', (event) => before() || event.preventDefault(), options);
    on('islas:added', ({ detail }) => added(detail), options);
    return () => life.abort();
  }, [button, before, added]);
  useEffect(() => {
    if (state?.state !== 'failed' || !isPressed.current) return;
    isPressed.current = false;
    failed({ code: state.code, message: state.reason ?? '' });
  }, [state, failed]);

  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || isModifiedClick(event.nativeEvent)) return;
    event.preventDefault();
    isPressed.current = true;
    const link = event.currentTarget;
    // Where the cart cannot be loaded, the link adds by itself.
    loadCart().then(
      ({ addToCart }) => addToCart(link),
      () => assign(link.href),
    );
  };
};

/**
 * A button that adds a product without a reload. It shows that it is adding, that it has added (with a link to the cart) or
 * why it could not, and says so to assistive technology. Without JavaScript it is a link that adds.
 *
 * @example <AddToCartButton id={17} name="Bowl" text="Add to basket" onAdded={({ hash }) => track(hash)} />
 */
export const AddToCartButton = withRef(function AddToCartButton(props: AddToCartButtonProps) {
  const { onAdd, onAdded, onFailed, renderAdded, renderFailure, productUrl, ref: given, className, ...content } = props;
  const button = useRef<HTMLAnchorElement>(null);
  const ref = useMergedRef(button, given);
  const cart = useChunk('cart.add', useLive(), loadCart);
  const state = useButtonState(cart, content.id);
  const press = useAdd(button, state, { onAdd, onAdded, onFailed });
  return (
    <>
      <AddButtonMarkup
        {...content}
        ref={ref}
        className={joinClasses(className, state?.state !== 'failed' && state?.state)}
        isBusy={state?.state === 'loading' || undefined}
        onClick={press}
        onKeyDown={pressBySpace}
      />
      {cart && state && (
        <Outcome
          {...{ cart, state, productUrl, renderAdded, renderFailure }}
          id={content.id}
          retry={() => button.current?.click()}
        />
      )}
    </>
  );
});
