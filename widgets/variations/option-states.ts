import type { Variation } from './variation';
import { hasSoldOutOffer } from './variation-offers';

/** Attribute name to the shopper's value, in the form's order; empty while unchosen. */
export type Choices = Readonly<Record<string, string>>;

/** A set of variations: bit i is the i-th, so -1 is all of them. */
type Bits = bigint;

export interface VariationIndex {
  readonly variations: readonly Variation[];
  /** Attribute → value → the variations that accept it; under '' those that accept any value. */
  readonly accepting: ReadonlyMap<string, ReadonlyMap<string, Bits>>;
  readonly active: Bits;
  readonly inStock: Bits;
  /** Sold out, with something to use beside the words: a sign-up for when it is back. */
  readonly offering: Bits;
}

const bitsOfMatching = (variations: readonly Variation[], holds: (variation: Variation) => unknown): Bits =>
  BigInt(
    `0b0${variations
      .map((variation) => (holds(variation) ? 1 : 0))
      .reverse()
      .join('')}`,
  );

const indexAcceptedValues = (variations: readonly Variation[], name: string): ReadonlyMap<string, Bits> => {
  const any = bitsOfMatching(variations, ({ attributes }) => !attributes[name]);
  const byValue = new Map([['', any]]);
  variations.forEach(({ attributes: { [name]: value } }, i) => {
    if (value) byValue.set(value, (byValue.get(value) ?? any) | (1n << BigInt(i)));
  });
  return byValue;
};

/** Built once per form; every later question costs words of 64 variations, not variations. */
export const indexVariations = (variations: readonly Variation[]): VariationIndex => {
  const names = new Set(variations.flatMap(({ attributes }) => Object.keys(attributes)));
  return {
    variations,
    accepting: new Map([...names].map((name) => [name, indexAcceptedValues(variations, name)])),
    active: bitsOfMatching(variations, ({ isActive }) => isActive),
    inStock: bitsOfMatching(variations, ({ inStock }) => inStock),
    offering: bitsOfMatching(variations, ({ inStock, raw }) => !inStock && hasSoldOutOffer(raw)),
  };
};

/** What choosing an option would meet, given the choices of the other attributes. */
export type OptionState = 'unmatched' | 'inactive' | 'out-of-stock' | 'in-stock';

export interface Survey {
  /** The first variation, in the given order, that matches all choices; unchosen attributes do not restrict. */
  readonly match: Variation | undefined;
  readonly option: (attribute: string, value: string) => OptionState;
  /** The first variation that an option would lead to, given the choices of the other attributes. */
  readonly matchWith: (attribute: string, value: string) => Variation | undefined;
  /** Whether an option that is sold out leads to a sign-up. */
  readonly offers: (attribute: string, value: string) => boolean;
}

/**
 * Answers questions about one set of choices. An attribute never restricts its own options, and one that no variation
 * names restricts nothing; values are compared exactly (W-31).
 */
export const evaluateOptions = (
  { variations, accepting, active, inStock, offering }: VariationIndex,
  choices: Choices,
): Survey => {
  const accepts = (attribute: string, value: string): Bits => {
    const values = accepting.get(attribute);
    return values?.get(value) ?? values?.get('') ?? -1n;
  };

  /** Variations that accept a value beside the choices of the other attributes. */
  const matchesWith = (attribute: string, value: string): Bits => {
    let bits = value ? accepts(attribute, value) : -1n;
    for (const [name, chosen] of Object.entries(choices)) {
      if (chosen && name !== attribute) bits &= accepts(name, chosen);
    }
    return bits;
  };

  const matchWith = (attribute: string, value: string): Variation | undefined => {
    const bits = matchesWith(attribute, value);
    return variations[bits ? (bits & -bits).toString(2).length - 1 : -1];
  };

  return {
    // No attribute is named '', so this is what meets every choice.
    match: matchWith('', ''),
    matchWith,
    offers: (attribute, value) => !!(matchesWith(attribute, value) & active & offering),
    option: (attribute, value) => {
      const found = matchesWith(attribute, value);
      const open = found & active;
      return open & inStock
        ? 'in-stock'
        : open
          ? 'out-of-stock'
          : found && variations.length
            ? 'inactive'
            : 'unmatched';
    },
  };
};
