import type { ReactNode } from 'react';
import type { RootProps } from '../../src/react/root-props';
import type { IslasEvents } from '../../src/runtime/event-types';
import type { AddFailure } from '../cart/public';
import type { Choices, VariationDetails } from '../variations/public';
import type { ChoiceControl } from './hooks/use-choices';

/** One option of an attribute. */
export interface SwatchItem {
  /** As in the form: a slug, or the text of an attribute of this product alone. */
  readonly value: string;
  readonly name: string;
  /** Colour in CSS, for attributes of the type `color`. */
  readonly color?: string | undefined;
  /** A second colour: both share the swatch. */
  readonly second?: string | undefined;
  /** Address of a picture, for attributes of the type `image`. */
  readonly image?: string | undefined;
  /** More about the option. */
  readonly tooltip?: string | undefined;
  /** State until the variations are known. Default `available`. `selected` is a default choice. */
  readonly state?: 'available' | 'selected' | 'disabled' | 'no-stock' | undefined;
  /** Why it may not be chosen. */
  readonly reason?: '' | 'unavailable' | 'out-of-stock' | undefined;
  /** Such as “2 left”. */
  readonly hint?: string | undefined;
}

/** One attribute of a variable product. */
export interface SwatchAttribute {
  /** Without `attribute_`: `pa_color` for one of the whole shop. */
  readonly name: string;
  readonly label: string;
  /** `select` has no swatches. Default `button`. */
  readonly type?: 'button' | 'color' | 'image' | 'radio' | 'select' | undefined;
  /** Default `squared`. */
  readonly shape?: 'squared' | 'rounded' | undefined;
  /** How options that may not be chosen look. Default `blur`. */
  readonly behavior?: 'blur' | 'blur-no-cross' | 'hide' | undefined;
  readonly items: readonly SwatchItem[];
}

export const SWATCH_FORM_TEXTS = {
  choose: 'Choose an option',
  clear: 'Clear',
  clearLabel: 'Clear options',
  cleared: 'Your selection has been reset. Please select some product options before adding this product to your cart.',
  add: 'Add to cart',
  quantity: 'Product quantity',
  quantityOf: '%s quantity',
  unavailable: 'Not available with your other choices',
  outOfStock: 'Out of stock',
  select: 'Please select some product options before adding this product to your cart.',
  noMatch: 'Sorry, this product is unavailable. Please choose a different combination.',
  soldOut: 'This product is currently out of stock and unavailable.',
};
export type SwatchFormTexts = typeof SWATCH_FORM_TEXTS;

/** What the shopper adds. */
export interface WantedVariation {
  readonly variationId: number;
  readonly quantity: number;
  /** By attributes without `attribute_`. */
  readonly choice: Choices;
}

/** Props of {@link SwatchForm}. */
export interface SwatchFormProps extends ChoiceControl, RootProps<HTMLFormElement> {
  readonly product: {
    readonly id: number;
    readonly name: string;
    /** Address of the product's page, which the form is sent to where Islas cannot be loaded. */
    readonly url: string;
  };
  readonly attributes: readonly SwatchAttribute[];
  /**
   * WooCommerce's `get_available_variations()`, as it is. `false` loads each variation on demand, as WooCommerce does for
   * products with many. Without any, the product is sold out. Keep the list the same between renders, for speed.
   */
  readonly variations: readonly object[] | false;
  /** Address of `islas/v1/swatches/availability/<id>`, for forms without variations. By the Store API not needed. */
  readonly availability?: string | undefined;
  /** Default: 1, at least 1, without an end. A variation's own bounds win. */
  readonly quantity?:
    | { readonly value?: number | undefined; readonly min?: number | undefined; readonly max?: number | undefined }
    | undefined;
  /** Texts; English unless given. `%s` is the name of the product. */
  readonly texts?: Partial<SwatchFormTexts> | undefined;
  /** In the place of the button's text. */
  readonly children?: ReactNode;
  /** What a swatch shows. Default: its colour or picture, and its name. */
  readonly renderItem?: ((item: SwatchItem) => ReactNode) | undefined;
  /** What stands there for the chosen variation. Default: its description, price and stock, in the shop's HTML. */
  readonly renderVariation?: ((variation: VariationDetails) => ReactNode) | undefined;
  /** What stands behind the button after an add. Default: WooCommerce's link to the cart. */
  readonly renderAdded?: ((cartUrl: string) => ReactNode) | undefined;
  /** The chosen variation is another one, or none any more: for a host's own picture. */
  readonly onVariationChange?: ((variation: VariationDetails | null) => void) | undefined;
  /** The shopper adds; `false` stops it. */
  readonly onAdd?: ((wanted: WantedVariation) => boolean | void) | undefined;
  /** The variation is in the cart: its hash, and the parts of the page that show it. */
  readonly onAdded?: ((cart: Pick<IslasEvents['islas:added'], 'fragments' | 'hash'>) => void) | undefined;
  /** The variation could not be added. */
  readonly onFailed?: ((failure: AddFailure) => void) | undefined;
}

/** A combination in stock that is offered to the shopper. */
export interface NearestOffer {
  /** By attributes without `attribute_`. */
  readonly choice: Choices;
  /** Names of the chosen options, such as `Red, L`. */
  readonly names: string;
  /** “Choose the nearest in stock: Red, L”, in the page's language. */
  readonly label: string;
  /** Chooses it, and says what has changed. */
  readonly choose: () => void;
}

/** Props of {@link NearestInStock}. */
export interface NearestInStockProps extends RootProps<HTMLDivElement> {
  /** Id of the product whose {@link SwatchForm} is on the page. */
  readonly product: number;
  /** What the offer shows. Default: a button. */
  readonly renderOffer?: ((offer: NearestOffer) => ReactNode) | undefined;
  /** The shopper has taken the offer. */
  readonly onChoose?: ((choice: Choices) => void) | undefined;
}
