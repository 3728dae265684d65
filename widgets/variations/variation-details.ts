import { type Decoded, flag, record, shape, text } from '../../src/browser/decode';
import { getSettings } from '../../src/wordpress/settings';
import { translate } from '../../src/wordpress/texts';

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
  price_html: text(),
  availability_html: text(),
  image_id: text(),
  image: record((value) => (value === false || value === null ? null : text()(value))),
  gallery_images_html: text(),
});

export type VariationDetails = Decoded<typeof decodeDetails>;

/** Whether the shopper may add it; the server has the last word. */
export const isBuyable = (details: VariationDetails): boolean =>
  details.is_purchasable && details.is_in_stock && details.variation_is_visible;

/** How WooCommerce's English sentences begin, where its language pack has no others. */
const ENGLISH = /^(Sorry, (no products match|this product is)|Please select some p|Your selection has)/;

/** WooCommerce's text where its language pack has one, else Islas' translation (contract 1.4, rule 8). */
export const variationText = (
  name: 'no_matching_variations' | 'make_a_selection' | 'unavailable' | 'reset_alert',
  given: Readonly<Record<string, string>>,
): string => {
  const key = `i18n_${name}_text` as const;
  const text = given[key];
  return text && !(ENGLISH.test(text) && getSettings().texts[key]) ? text : translate(key);
};
