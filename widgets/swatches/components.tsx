import { useStore } from '@nanostores/react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { text } from '../../src/browser/decode';
import { joinClasses } from '../../src/react/root-props';
import { useLive } from '../../src/react/use-live';
import { useMergedRef } from '../../src/react/use-merged-ref';
import { SwatchRows } from './SwatchRows';
import { FormMessage, QuantityField, ResetLink, VariationContent } from './form-markup';
import { useQuantity } from './hooks/use-quantity';
import { useSwatchForm } from './hooks/use-swatch-form';
import type { SwatchGroup } from './markup';
import { NearestButton } from './nearest-markup';
import { $offers, $places, addPlace, publishOffer } from './offer-store';
import type { NearestInStockProps, SwatchFormProps } from './swatch-form-props';

export type {
  NearestInStockProps,
  NearestOffer,
  SwatchAttribute,
  SwatchFormProps,
  SwatchItem,
  WantedVariation,
} from './swatch-form-props';

type Form = ReturnType<typeof useSwatchForm>;

/** Whether the offer of a product has a place elsewhere. A server knows none. */
const useHasPlace = (product: number): boolean => {
  const isLive = useLive();
  const places = useStore($places);
  return isLive && places.some((place) => place.product === product);
};

/** The offer below a group: for its option that the shopper was at, if that may not be chosen. */
const OfferBelow = ({ group, form: { asked, offers } }: { readonly group: SwatchGroup; readonly form: Form }) => {
  const at = asked?.attribute === group.attribute ? group.items.findIndex(({ value }) => value === asked.value) : -1;
  const item = group.items[at];
  if (!offers.asked || !item || !['disabled', 'no-stock'].includes(item.state)) return null;
  const { label, choose } = offers.asked;
  return <NearestButton label={label} describedBy={`${group.id}-${at}`} onChoose={choose} />;
};

const AddedLink = ({ shop }: { readonly shop: NonNullable<Form['shop']> }) => {
  const { is_cart, cart_url, i18n_view_cart: words } = shop.shopParams();
  return is_cart ? null : (
    <a className="added_to_cart wc-forward" href={cart_url} title={words}>
      {words}
    </a>
  );
};

interface AddPartProps extends Pick<SwatchFormProps, 'product' | 'quantity' | 'children' | 'renderAdded'> {
  readonly form: Form;
  readonly button: Ref<HTMLButtonElement>;
}

/** Quantity, button, and what follows an add. */
const AddPart = ({ form, button, product, quantity, children, renderAdded }: AddPartProps) => {
  const { texts, adding, canBuy, state, isLive, shop } = form;
  const { field, setValue, raise } = useQuantity(form.details, quantity);
  const isDimmed = isLive && !canBuy;
  const names = joinClasses(
    'single_add_to_cart_button button alt',
    isDimmed && 'disabled',
    isDimmed && state.status === 'choosing' && 'wc-variation-selection-needed',
    form.isBusy && 'loading',
    adding.state === 'added' && 'added',
  );
  return (
    <div className="woocommerce-variation-add-to-cart variations_button">
      <QuantityField
        id={product.id}
        label={texts.quantityOf.replace('%s', () => product.name)}
        name={texts.quantity}
        onType={setValue}
        onLeave={raise}
        {...field}
      />
      <button
        type="submit"
        ref={button}
        className={names}
        aria-disabled={isDimmed || undefined}
        aria-busy={form.isBusy || undefined}
      >
        {children ?? texts.add}
      </button>
      {shop && adding.state === 'added' && (renderAdded?.(shop.shopParams().cart_url) ?? <AddedLink shop={shop} />)}
      <input type="hidden" name="add-to-cart" value={product.id} />
      <input type="hidden" name="product_id" value={product.id} />
      <input type="hidden" name="variation_id" className="variation_id" value={form.details?.variation_id ?? '0'} />
    </div>
  );
};

interface OptionsPartProps extends Pick<SwatchFormProps, 'product' | 'attributes' | 'renderItem'> {
  readonly form: Form;
  /** Whether offers stand below the groups. */
  readonly hasOffers: boolean;
}

/** WooCommerce's table of attributes, and what is announced when it is cleared. */
const OptionsPart = ({ form, hasOffers, product, attributes, renderItem }: OptionsPartProps) => {
  const { texts, state, rules, shop } = form;
  return (
    <>
      <table className="variations" role="presentation">
        <tbody>
          <SwatchRows
            product={product.id}
            isNamed={!!shop && rules.show_variation_label}
            renderBelow={(group) => hasOffers && <OfferBelow group={group} form={form} />}
            reset={
              <ResetLink texts={texts} isShown={Object.values(state.choices).some(Boolean)} onReset={form.reset} />
            }
            on={form.on}
            {...{ attributes, texts, state, rules, renderItem }}
          />
        </tbody>
      </table>
      <div className="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all">
        {form.isReset && texts.cleared}
      </div>
    </>
  );
};

const VariationPart = ({
  form: { details, state, message },
  renderVariation,
}: Pick<SwatchFormProps, 'renderVariation'> & { readonly form: Form }): ReactNode => (
  <>
    <div className="woocommerce-variation single_variation" role="alert" aria-relevant="additions">
      {details &&
        (renderVariation?.(details) ?? (
          <VariationContent {...details} variation_description={text()(state.variation?.variation_description)} />
        ))}
    </div>
    <FormMessage text={message} />
  </>
);

/**
 * The form of a variable product with swatches beside its selects. Choosing updates price, stock and the other options; the
 * button adds the variation without a reload. Without JavaScript, and where Islas cannot be loaded, the browser sends it.
 *
 * @example <SwatchForm product={shirt} attributes={[{ name: 'pa_color', label: 'Colour', type: 'color', items }]} variations={variations} onAdded={openCart} />
 */
export const SwatchForm = ({ ref: given, ...props }: SwatchFormProps) => {
  const {
    product,
    attributes,
    variations,
    quantity,
    className,
    style,
    renderItem,
    renderVariation,
    renderAdded,
    children,
  } = props;
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ref = useMergedRef(element, given);
  const form = useSwatchForm(props, element, button);
  const { texts, state, offers } = form;
  const hasPlace = useHasPlace(product.id);
  const { any } = offers;
  useEffect(() => (any ? publishOffer(element, product.id, any) : undefined), [any, product.id]);
  const isSoldOut = variations !== false && !variations.length;
  return (
    <form
      ref={ref}
      className={joinClasses('islas-variations cart wc-interactive', className)}
      style={style}
      action={product.url}
      method="post"
      encType="multipart/form-data"
      data-product_id={product.id}
      data-island="react"
      aria-busy={state.status === 'loading' || undefined}
      onSubmit={form.submit}
    >
      {isSoldOut ? (
        <p className="stock out-of-stock">{texts.soldOut}</p>
      ) : (
        <>
          <OptionsPart form={form} hasOffers={!hasPlace} {...{ product, attributes, renderItem }} />
          <div className="single_variation_wrap">
            <VariationPart form={form} renderVariation={renderVariation} />
            <AddPart {...{ form, button, product, quantity, children, renderAdded }} />
          </div>
        </>
      )}
    </form>
  );
};

/**
 * Offers the combination in stock that is nearest to what the shopper wanted, with one press, after a touch of an option that
 * is not available. Without it the offer stands below the options; with it, here. The product's {@link SwatchForm} must be on
 * the page.
 *
 * @example <NearestInStock product={100} />
 */
export const NearestInStock = ({ product, renderOffer, onChoose, ...root }: NearestInStockProps) => {
  const isLive = useLive();
  const newest = useStore($offers).findLast((entry) => entry.product === product);
  const place = useRef({});
  useEffect(() => addPlace(place.current, product), [product]);
  const offer = isLive &&
    newest && {
      ...newest.offer,
      choose: () => {
        newest.offer.choose();
        onChoose?.(newest.offer.choice);
      },
    };
  return (
    <div {...root}>
      {offer && (renderOffer?.(offer) ?? <NearestButton label={offer.label} onChoose={offer.choose} />)}
    </div>
  );
};
