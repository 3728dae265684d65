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

const add = (bits: Bits, i: number): void => {
  bits[i >> 5] = (bits[i >> 5] ?? 0) | (1 << (i & 31));
};

const setOf = (variations: readonly Variation[], holds: (variation: Variation) => unknown): Bits => {
  const bits = new Uint32Array((variations.length + 31) >> 5);
  variations.forEach((variation, i) => holds(variation) && add(bits, i));
  return bits;
};

const acceptingOf = (variations: readonly Variation[], name: string): ReadonlyMap<string, Bits> => {
  const any = setOf(variations, ({ attributes }) => !attributes[name]);
  const byValue = new Map([['', any]]);
  variations.forEach(({ attributes }, i) => {
    const value = attributes[name];
    if (!value) return;
    const bits = byValue.get(value) ?? any.slice();
    byValue.set(value, bits);
    add(bits, i);
  });
  return byValue;
};

/** Built once per form; every later question costs words of 32 variations, not variations. */
export const indexVariations = (variations: readonly Variation[]): VariationIndex => {
  const names = new Set(variations.flatMap(({ attributes }) => Object.keys(attributes)));
  return {
    variations,
    accepting: new Map([...names].map((name) => [name, acceptingOf(variations, name)])),
    all: setOf(variations, () => 1),
    active: setOf(variations, ({ isActive }) => isActive),
    inStock: setOf(variations, ({ isActive, inStock }) => isActive && inStock),
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
}

const and = (one: Bits, other: Bits): Bits => one.map((word, w) => word & (other[w] ?? 0));

/**
 * Answers questions about one set of choices. An attribute never restricts its own options, and one that no variation
 * names restricts nothing; values are compared exactly (W-31).
 */
export const survey = ({ variations, accepting, all, active, inStock }: VariationIndex, choices: Choices): Survey => {
  const accepts = (attribute: string, value: string): Bits => {
    const values = accepting.get(attribute);
    return values?.get(value) ?? values?.get('') ?? all;
  };

  /** Variations that accept a value beside the choices of the other attributes. */
  const meeting = (attribute: string, value: string): Bits =>
    Object.entries(choices).reduce(
      (bits, [name, chosen]) => (chosen && name !== attribute ? and(bits, accepts(name, chosen)) : bits),
      value ? accepts(attribute, value) : all,
    );

  const matchWith = (attribute: string, value: string): Variation | undefined => {
    const bits = meeting(attribute, value);
    const w = bits.findIndex(Boolean);
    const word = bits[w] ?? 0;
    return variations[w * 32 + 31 - Math.clz32(word & -word)];
  };

  return {
    // No attribute is named '', so this is what meets every choice.
    match: matchWith('', ''),
    matchWith,
    option: (attribute, value) => {
      const found = meeting(attribute, value);
      const meets = (bits: Bits) => and(found, bits).some(Boolean);
      return meets(inStock) ? 'in-stock' : meets(active) ? 'out-of-stock' : meets(all) ? 'inactive' : 'unmatched';
    },
  };
};
