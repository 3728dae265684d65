import { type Decoded, count, flag, shape, text } from '../../src/browser/decode';

/** The settings group `swatches`, in the specification's own names (Specification §9). */
export const decodeSwatchSettings = shape({
  show_variation_label: flag(true),
  variation_label_separator: text(':'),
  out_of_stock_tooltip_text: text(),
  unavailable_tooltip_text: text(),
  clickable_out_of_stock: flag(),
  clear_on_reselect: flag(),
  disable_out_of_stock: flag(true),
  deselect_unavailable: flag(),
  show_variation_stock: flag(),
  /** Highest quantity that is still hinted at. */
  stock_label_threshold: count(5),
});

export type SwatchSettings = Decoded<typeof decodeSwatchSettings>;
