import { flag, isRecord, parseJson, record, text } from '../../src/browser/decode';

/** A variation as WooCommerce gives it; listeners of the form's events receive this very object. */
export type RawVariation = Readonly<Record<string, unknown>>;

/** What matching and the states of options need of a variation. */
export interface Variation {
  /** Attribute name to value; an empty or missing value accepts any (Specification §3). */
  readonly attributes: Readonly<Record<string, string>>;
  /** Its options may be chosen (`variation_is_active`). */
  readonly isActive: boolean;
  readonly inStock: boolean;
  readonly isPurchasable: boolean;
  readonly raw: RawVariation;
}

const decodeAttributes = record(text());
const truthy = flag();

export const decodeVariation = (raw: RawVariation): Variation => ({
  attributes: decodeAttributes(raw.attributes),
  isActive: truthy(raw.variation_is_active),
  inStock: truthy(raw.is_in_stock),
  isPurchasable: truthy(raw.is_purchasable),
  raw,
});

/**
 * `product_variations`, as JSON text or already parsed; entries that are no objects are left out. `null` means
 * asynchronous mode: missing, `false`, an empty array, or JSON that was cut short (peers 2B).
 */
export const decodeVariations = (value: unknown): readonly Variation[] | null => {
  const given = typeof value === 'string' ? parseJson(value) : value;
  const variations = Array.isArray(given) ? given.filter(isRecord).map(decodeVariation) : [];
  return variations.length ? variations : null;
};
