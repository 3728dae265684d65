import { type Decoded, flag, isRecord, parseJson, record, shape, text } from './decode';
import { textsFrom } from './texts';

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

/** The fields that the page shows for one variation (contract 2.6). */
export const decodeDetails = shape({
  variation_id: text(),
  variation_is_visible: flag(),
  is_in_stock: flag(),
  is_purchasable: flag(),
  is_sold_individually: flag(),
  min_qty: text(),
  max_qty: text(),
  step: text(),
  sku: text(),
  weight: text(),
  weight_html: text(),
  dimensions_html: text(),
  image_id: text(),
  image: record((value) => (value === false || value === null ? null : text()(value))),
  gallery_images_html: text(),
});

export type VariationDetails = Decoded<typeof decodeDetails>;

/** What the engine itself reads of the settings group `swatches`; `swatches.ts` has the rest. */
export const decodeLabelSettings = shape({
  show_variation_label: flag(true),
  variation_label_separator: text(':'),
});

const SOURCES = {
  no_matching_variations: 'Sorry, no products matched your selection. Please choose a different combination.',
  make_a_selection: 'Please select some product options before adding this product to your cart.',
  unavailable: 'Sorry, this product is unavailable. Please choose a different combination.',
  reset_alert:
    'Your selection has been reset. Please select some product options before adding this product to your cart.',
} as const;

export type VariationTextKey = keyof typeof SOURCES;

const translation = textsFrom(SOURCES);

/** WooCommerce's text where its language pack has one, else Islas' translation (contract 1.4, rule 8). */
export const variationText = (key: VariationTextKey, params: Readonly<Record<string, string>>): string => {
  const given = params[`i18n_${key}_text`];
  return given && given !== SOURCES[key] ? given : translation(key);
};
