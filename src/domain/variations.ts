import type { Variation } from '../contracts/variations';

/** Attribute name to the shopper's value, in the form's order; empty while unchosen. */
export type Choices = Readonly<Record<string, string>>;

/** A set of variations by position, 32 to a word. */
type Bits = Uint32Array;

export interface VariationIndex {
  readonly variations: readonly Variation[];
  /** Attribute → value → the variations that accept it; under '' those that accept any value. */
  readonly accepting: ReadonlyMap<string, ReadonlyMap<string, Bits>>;
  readonly all: Bits;
  readonly active: Bits;
  /** Those of the active ones. */
  readonly inStock: Bits;
}

const setOf = (variations: readonly Variation[], holds: (variation: Variation) => unknown): Bits => {
  const bits = new Uint32Array(Math.ceil(variations.length / 32));
  variations.forEach((variation, i) => {
    if (holds(variation)) bits[i >> 5] = (bits[i >> 5] ?? 0) | (1 << (i & 31));
  });
  return bits;
};

const valueOf = ({ attributes }: Variation, name: string): string =>
  Object.hasOwn(attributes, name) ? (attributes[name] ?? '') : '';

const acceptingOf = (variations: readonly Variation[], name: string): ReadonlyMap<string, Bits> => {
  const any = setOf(variations, (variation) => !valueOf(variation, name));
  const byValue = new Map([['', any]]);
  variations.forEach((variation, i) => {
    const value = valueOf(variation, name);
    if (!value) return;
    const bits = byValue.get(value) ?? any.slice();
    bits[i >> 5] = (bits[i >> 5] ?? 0) | (1 << (i & 31));
    byValue.set(value, bits);
  });
  return byValue;
};

/** Built once per form; every later question costs words of 32 variations, not variations. */
export const indexVariations = (variations: readonly Variation[]): VariationIndex => ({
  variations,
  accepting: new Map(
    [...new Set(variations.flatMap(({ attributes }) => Object.keys(attributes)))].map((name) => [
      name,
      acceptingOf(variations, name),
    ]),
  ),
  all: setOf(variations, () => true),
  active: setOf(variations, ({ isActive }) => isActive),
  inStock: setOf(variations, ({ isActive, inStock }) => isActive && inStock),
});

/** What choosing an option would meet, given the choices of the other attributes. */
export type OptionState = 'unmatched' | 'inactive' | 'out-of-stock' | 'in-stock';

export interface Survey {
  /** The first variation, in the given order, that matches all choices; unchosen attributes do not restrict. */
  readonly match: Variation | undefined;
  /** Whether any variation in stock matches all choices. */
  readonly inStock: boolean;
  readonly option: (attribute: string, value: string) => OptionState;
  /** The first variation that an option would lead to, given the choices of the other attributes. */
  readonly matchWith: (attribute: string, value: string) => Variation | undefined;
}

/**
 * Answers every question about one set of choices after a single pass over the chosen attributes. An attribute never
 * restricts its own options, and one that no variation names restricts nothing; values are compared exactly (W-31).
 */
export const survey = ({ variations, accepting, all, active, inStock }: VariationIndex, choices: Choices): Survey => {
  /** Variations that refuse at least one choice, and at least two. */
  const once = all.map(() => 0);
  const twice = once.slice();

  const accepts = (attribute: string, value: string): Bits => {
    const values = accepting.get(attribute);
    return (value && values?.get(value)) || (values && value ? values.get('') : undefined) || all;
  };

  for (const [attribute, value] of Object.entries(choices)) {
    accepts(attribute, value).forEach((word, w) => {
      twice[w] = (twice[w] ?? 0) | ((once[w] ?? 0) & ~word);
      once[w] = (once[w] ?? 0) | ~word;
    });
  }

  /** Variations that accept a value beside the choices of the other attributes: one refusal, if any, is its own. */
  const meeting = (attribute: string, value: string): Bits => {
    const own = accepts(attribute, choices[attribute] ?? '');
    return accepts(attribute, value).map((word, w) => word & ~(twice[w] ?? 0) & ~((once[w] ?? 0) & (own[w] ?? 0)));
  };

  const first = (bits: Bits): Variation | undefined => {
    const w = bits.findIndex(Boolean);
    const word = bits[w] ?? 0;
    return variations[w * 32 + 31 - Math.clz32(word & -word)];
  };

  const meets = (one: Bits, other: Bits): boolean => one.some((word, w) => word & (other[w] ?? 0));

  // No attribute is named '', so this is what meets every choice.
  const matching = meeting('', '');

  return {
    match: first(matching),
    inStock: meets(matching, inStock),
    option: (attribute, value) => {
      const found = meeting(attribute, value);
      if (!meets(found, active)) return found.some(Boolean) ? 'inactive' : 'unmatched';
      return meets(found, inStock) ? 'in-stock' : 'out-of-stock';
    },
    matchWith: (attribute, value) => first(meeting(attribute, value)),
  };
};
