import { type Decoded, flag, record, shape, text } from './decode';
import { textsFrom } from './texts';

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

const SOURCES = {
  i18n_no_matching_variations_text: 'Sorry, no products matched your selection. Please choose a different combination.',
  i18n_make_a_selection_text: 'Please select some product options before adding this product to your cart.',
  i18n_unavailable_text: 'Sorry, this product is unavailable. Please choose a different combination.',
  i18n_reset_alert_text:
    'Your selection has been reset. Please select some product options before adding this product to your cart.',
} as const;

const translation = textsFrom(SOURCES);

/** WooCommerce's text where its language pack has one, else Islas' translation (contract 1.4, rule 8). */
export const variationText = (
  name: 'no_matching_variations' | 'make_a_selection' | 'unavailable' | 'reset_alert',
  given: Readonly<Record<string, string>>,
): string => {
  const key = `i18n_${name}_text` as const;
  const text = given[key];
  return text && text !== SOURCES[key] ? text : translation(key);
};
