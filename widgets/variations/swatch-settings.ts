// Generated from widgets/*/feature.json by `npm run features`: change those, not this.
import { type Decoded, count, flag, text, shape } from '../../src/browser/decode';

/** The settings of `swatches` that the page's module data has under `swatches` (Specification §9). */
export const decodeSwatchesSettings = shape({
  /** Selected option beside its label. */
  show_variation_label: flag(true),
  /** Separator between label and selected option. */
  variation_label_separator: text(':'),
  /** Clear an option when it is selected again. */
  clear_on_reselect: flag(),
  /** Disable options that are out of stock. */
  disable_out_of_stock: flag(true),
  /** Keep options that are out of stock selectable. */
  clickable_out_of_stock: flag(),
  /** Clear other choices when the new one is not in stock with them. */
  deselect_unavailable: flag(),
  /** Tooltip of options that are out of stock. */
  out_of_stock_tooltip_text: text(),
  /** Tooltip of unavailable options. */
  unavailable_tooltip_text: text(),
  /** Number of items left. */
  show_variation_stock: flag(),
  /** Low stock threshold for the number of items left. */
  stock_label_threshold: count(5),
});

export type SwatchesSettings = Decoded<typeof decodeSwatchesSettings>;
