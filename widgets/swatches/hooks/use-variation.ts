import { useCallback, useMemo } from 'react';
import {
  type Choices,
  EMPTY_FORM,
  type FormState,
  type VariationDetails,
  type VariationIndex,
  decodeDetails,
  decodeVariations,
  indexVariations,
  isBuyable,
  reduceForm,
} from '../../variations/public';
import { type Options, findNearestInStock } from '../nearest-in-stock';
import { type ChoiceControl, PREFIX, fromForm, useChoices } from './use-choices';

/** One attribute of a variable product. */
export interface ProductAttribute {
  /** Without `attribute_`: `pa_color` for one of the whole shop. */
  readonly name: string;
  /** Values as the form has them: slugs, or the texts of an attribute of this product alone. */
  readonly values: readonly string[];
}

/** A variable product. Another id begins with the default choice; keep the object the same between renders, for speed. */
export interface VariableProduct {
  readonly id: number;
  readonly attributes: readonly ProductAttribute[];
  /** WooCommerce's `get_available_variations()`, all of them. Without any, nothing can be bought. */
  readonly variations: readonly object[];
}

/** What an option of an attribute would lead to, given the other choices. */
export interface OptionState {
  readonly value: string;
  readonly isChosen: boolean;
  /** `unavailable`: no variation has it with the other choices. */
  readonly state: 'available' | 'out-of-stock' | 'unavailable';
}

/** How a host follows or decides the choice. */
export type VariationOptions = ChoiceControl;

export interface VariationChoice {
  /** Attribute → chosen value; empty while unchosen. */
  readonly choice: Choices;
  /** Chooses a value; an empty one takes the choice back. The same function while the product is the same. */
  readonly choose: (attribute: string, value: string) => void;
  /** Takes all choices back. */
  readonly clear: () => void;
  /** The states of all options, by attribute. */
  readonly options: Readonly<Record<string, readonly OptionState[]>>;
  /** `choosing`: incomplete. `none`: the shop has no such combination. */
  readonly status: 'choosing' | 'found' | 'none';
  /** The chosen variation, with everything that WooCommerce shows for one; `null` before one is found. */
  readonly variation: VariationDetails | null;
  /** Id of the chosen variation, for `useAddToCart()`; 0 without one. */
  readonly variationId: number;
  /** HTML of its price, as WooCommerce prints it; empty without one. */
  readonly priceHtml: string;
  /** Whether it can be bought now. */
  readonly isAvailable: boolean;
  /**
   * The complete choice in stock that is nearest to a wanted option, for an offer; `null` where nothing with it is in stock.
   */
  readonly nearest: (attribute: string, value: string) => Choices | null;
}

const STATES = {
  'in-stock': 'available',
  'out-of-stock': 'out-of-stock',
  inactive: 'unavailable',
  unmatched: 'unavailable',
} as const;

const createState = (choices: Choices, index: VariationIndex): FormState =>
  reduceForm(EMPTY_FORM, { type: 'chosen', choices, index, isRemote: false }).state;

/** The values of each attribute by the name of its field. */
const optionsOf = ({ attributes }: VariableProduct): Options =>
  Object.fromEntries(attributes.map(({ name, values }) => [PREFIX + name, values]));

const optionStates = ({ attributes }: VariableProduct, choices: Choices, answers: FormState['answers']) =>
  Object.fromEntries(
    attributes.map(({ name, values }) => [
      name,
      values.map((value) => ({
        value,
        isChosen: choices[PREFIX + name] === value,
        state: STATES[answers?.option(PREFIX + name, value) ?? 'unmatched'],
      })),
    ]),
  );

/**
 * The choice of a variation, by the rules of the shop's own page: values are compared exactly, an empty attribute of a
 * variation takes any value, and an attribute never restricts its own options. The count of variations costs nothing to speak of.
 *
 * @example
 * const { options, choose, variationId, isAvailable } = useVariation(product);
 * const { add } = useAddToCart(variationId);
 */
export const useVariation = (product: VariableProduct, control: VariationOptions = {}): VariationChoice => {
  const values = useMemo(() => optionsOf(product), [product]);
  const index = useMemo(() => indexVariations(decodeVariations(product.variations) ?? []), [product]);
  const [choices, change] = useChoices(product.id, values, control);
  const { status, variation: raw, answers } = useMemo(() => createState(choices, index), [choices, index]);
  const variation = useMemo(() => (raw ? decodeDetails(raw) : null), [raw]);
  const choose = useCallback(
    (attribute: string, value: string) => change((before) => ({ ...before, [PREFIX + attribute]: value })),
    [change],
  );
  const clear = useCallback(
    () => change((before) => Object.fromEntries(Object.keys(before).map((name) => [name, '']))),
    [change],
  );
  const options = useMemo(() => optionStates(product, choices, answers), [product, choices, answers]);
  const nearest = useCallback(
    (attribute: string, value: string) => {
      const found = findNearestInStock(index, choices, PREFIX + attribute, value, values);
      return found && fromForm(found.choices);
    },
    [values, index, choices],
  );
  return {
    choice: useMemo(() => fromForm(choices), [choices]),
    choose,
    clear,
    options,
    status: status === 'found' || status === 'none' ? status : 'choosing',
    variation,
    variationId: Number(variation?.variation_id) || 0,
    priceHtml: variation?.price_html ?? '',
    isAvailable: !!variation && isBuyable(variation),
    nearest,
  };
};
